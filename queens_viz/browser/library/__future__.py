"""The features of the future that programs ask for; all but one are there anyway."""

annotations = division = print_function = absolute_import = unicode_literals = None
generator_stop = nested_scopes = generators = with_statement = None
