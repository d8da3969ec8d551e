/** PostgreSQL's codes for a character that text cannot hold, such as NUL: in a value, and within JSON. */
const codes = new Set(['22021', '22P05']);

/** Whether an error says that a text cannot be stored. An id with such a character names no record. */
export function isUnstorable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.has(String(cause.code))) return true;
  }
  return false;
}
