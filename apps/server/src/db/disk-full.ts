/** No room: of the file system, of a quota of it, and PostgreSQL's own code for either. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error says that a disk is full, this server's or the database's. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; ) {
    const { code, cause: deeper } = cause as NodeJS.ErrnoException;
    if (code && codes.has(code)) return true;
    cause = deeper;
  }
  return false;
}
