/** Whether a row could not be written because its parent record was deleted in the meantime. */
export function isGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === '23503') return true;
  }
  return false;
}
