/** The codes for a full file system, an exceeded quota, and PostgreSQL's own code for both. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error says that a disk is full, on this server or the database's. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; ) {
    const { code, cause: deeper } = cause as NodeJS.ErrnoException;
    if (code && codes.has(code)) return true;
    cause = deeper;
  }
  return false;
}
