"""What is said in English of several searches on one clock."""

from __future__ import annotations

ENGLISH_RACE = {
    "compare": "Compare",
    "help_compare": "three searches on one clock",
    "race_title": "Three searches, one clock",
    "race_plain": "Column by column",
    "race_ahead": "Looking ahead",
    "race_fewest": "Fewest squares first",
    "race_plain_short": "Columns",
    "race_ahead_short": "Ahead",
    "race_fewest_short": "Fewest",
    "race_steps_made": "steps",
    "race_step_made": "step",
    "race_comparisons": "comparisons",
    "race_comparison": "comparison",
    "race_waits": "waits",
    "race_no_solution_found": "no solution",
    "all_have_one": "All have one",
    "short_all_have_one": "One each",
    "race_solution_at": "solution at {step}",
    "race_over_at": "no solution: over at step {step}",
    "race_none_in": "none in {most} steps",
    "race_queens_placed": "queens placed",
    "race_clock": "clock {clock}",
    "race_clock_of": "clock {clock} of {end}",
    "race_have_one": "{number} of {all} have a solution",
    "race_told": "{name}: {steps}, {comparisons}",
    "race_rule": "Each search makes one step when the clock ticks, and waits at its first solution.",
    "is_of_one_board": "This belongs to one board: G goes to the chosen one.",
    "race_next_all_have_one": "Enter runs until all have one.",
}
