import logging
import time

log = logging.getLogger(__name__)

ATTEMPTS = 3


def publish(boards: dict, page: bytes, pause: float = 0.5) -> dict[str, str]:
    """Sends a page to each board. Answers why, for each board that got none."""
    failed: dict[str, str] = {}
    for name, link in boards.items():
        try:
            _send(link, page, pause)
        except OSError as error:
            failed[name] = str(error)
        except Exception:  # noqa: BLE001 - one board's data must not keep the others waiting; the traceback is logged
            log.exception("%s: cannot be sent to", name)
            failed[name] = "see the log"
    return failed


def _send(link, page: bytes, pause: float) -> None:
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return link.send(page)
        except OSError as error:
            log.warning("attempt %d: %s", attempt, error)
            time.sleep(pause)
