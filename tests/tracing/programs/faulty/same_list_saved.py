class Solution:
    def solve(self, n):
        answers = []
        path = []

        def dfs(row):
            if row == n:
                answers.append(path)
                return
            for col in range(n):
                if all(col != c and abs(col - c) != row - r for r, c in enumerate(path)):
                    path.append(col)
                    dfs(row + 1)
                    path.pop()

        dfs(0)
        return answers


result = Solution().solve(5)
print(len(result))
print(result)
