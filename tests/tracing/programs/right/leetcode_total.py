class Solution(object):
    def totalNQueens(self, n):
        """
        :type n: int
        :rtype: int
        """
        self.result = 0
        self.search(n, [])
        return self.result

    def search(self, n, queens):
        row = len(queens)
        if row == n:
            self.result += 1
            return
        for col in range(n):
            if self.can_place(queens, row, col):
                queens.append(col)
                self.search(n, queens)
                queens.pop()

    def can_place(self, queens, row, col):
        for r in range(row):
            if queens[r] == col or row - r == abs(col - queens[r]):
                return False
        return True
