/** Hides an offer; only who gave it may. */
export function hide(id, giver) {
  return { text: 'UPDATE offers SET hidden = 1 WHERE id = ? AND giver = ?', values: [id, giver] };
}
