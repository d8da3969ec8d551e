/** Whether an exclusion constraint refused a row: a person would be in two meetings at once. */
export function isOverlapViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === '23P01') return true;
  }
  return false;
}
