import java.util.Arrays;

/** Prints all solutions as an array and as a board. */
public class Anna {
    static int[] rows;

    public static void main(String[] args) {
        rows = new int[Integer.parseInt(args[0])];
        place(0);
    }

    static void place(int column) {
        if (column == rows.length) {
            print();
            return;
        }
        for (int row = 0; row < rows.length; row++) {
            rows[column] = row;
            if (isSafe(column)) {
                place(column + 1);
            }
        }
    }

    static boolean isSafe(int column) {
        for (int other = 0; other < column; other++) {
            int difference = Math.abs(rows[column] - rows[other]);
            if (difference == 0 || difference == column - other) {
                return false;
            }
        }
        return true;
    }

    static void print() {
        System.out.println(Arrays.toString(rows));
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                System.out.print(rows[column] == row ? "Q " : "* ");
            }
            System.out.println();
        }
        System.out.println();
    }
}
