"""A memory of one."""

from paddock.core.memory import remember_last, remember_last_equal


class Asked:
    """Answers with what it is asked, and keeps the questions."""

    def __init__(self) -> None:
        self.questions: list[list[str]] = []

    def __call__(self, question: list[str]) -> list[str]:
        self.questions.append(question)
        return [*question, "!"]


def test_the_same_object_is_worked_out_once() -> None:
    asked = Asked()
    answer = remember_last(asked)
    state = ["a"]
    assert answer(state) is answer(state)
    assert asked.questions == [["a"]]


def test_an_equal_object_is_another_one() -> None:
    asked = Asked()
    answer = remember_last(asked)
    first, second = ["a"], ["a"]
    assert answer(first) == answer(second) == ["a", "!"]
    assert len(asked.questions) == 2


def test_only_the_last_answer_is_kept() -> None:
    asked = Asked()
    answer = remember_last(asked)
    first, second = ["a"], ["b"]
    assert [answer(first), answer(second), answer(first)] == [["a", "!"], ["b", "!"], ["a", "!"]]
    assert len(asked.questions) == 3


def test_none_is_an_argument_and_an_answer_like_any_other() -> None:
    asked: list[None] = []

    def ask(question: None) -> None:
        asked.append(question)

    answer = remember_last(ask)
    answer(None)
    answer(None)
    assert asked == [None]


def test_each_function_has_its_own_memory() -> None:
    state = ["a", "b"]
    first, second = remember_last(Asked()), remember_last(Asked())
    assert first(state) is not second(state)


def test_equal_questions_may_share_one_answer() -> None:
    asked = Asked()
    answer = remember_last_equal(asked)
    assert answer(["a"]) is answer(["a"])
    assert answer(["b"]) == ["b", "!"]
    assert answer(["a"]) == ["a", "!"]
    assert asked.questions == [["a"], ["b"], ["a"]]
