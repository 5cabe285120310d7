import pytest

from sessions.login import start_session


def test_a_session_needs_a_user():
    # An empty user on purpose: it must be refused.
    with pytest.raises(ValueError):
        start_session("")
