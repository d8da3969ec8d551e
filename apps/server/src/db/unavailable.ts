const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The database could not be reached. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/**
 * PostgreSQL's codes for "not now": 57P (shutting down, starting up), 08 (connection failed), 53300 (too many connections),
 * 25P03 (a pause within a transaction was too long), 57014 (a statement took too long).
 */
const stateCode = /^(57P0[1-5]|08\w{3}|53300|25P03|57014)$/;

/** The driver gives its own errors no code. */
const driverMessage =
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error says that the database cannot be reached at the moment, so that a retry may help. */
export function isUnavailable(error: unknown): boolean {
  // The job queue passes on copies of errors, which are not instances of Error.
  for (let cause = error; typeof cause === 'object' && cause !== null; ) {
    const { code, syscall, message, cause: deeper } = cause as NodeJS.ErrnoException;
    if (cause instanceof Unavailable) return true;
    if (code && (stateCode.test(code) || (networkCodes.has(code) && isNetworkCall(syscall)))) return true;
    if (driverMessage.test(message)) return true;
    cause = deeper;
  }
  return false;
}

/** ENOENT also means a missing file, but not in these calls. The error for several refused addresses names no call. */
const isNetworkCall = (syscall: string | undefined) =>
  syscall === undefined || ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall);
