"""A second run of these tests compiles nothing."""

from tests.differential.compiling import keep_what_is_compiled

keep_what_is_compiled()
