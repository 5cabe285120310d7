# The pool is told which promises to use.
  class Own extends Promise {}
  const { pool } = made({ max: 1, Promise: Own });
  const acquired = pool.acquire();
  await acquired;
  judge({ own: acquired instanceof Own }, acquired instanceof Own);
