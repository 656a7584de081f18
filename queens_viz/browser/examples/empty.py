# {example_empty_text}
# {example_empty_more}

