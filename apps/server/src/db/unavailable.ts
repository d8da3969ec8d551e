const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's own words for "not now": class 57P (shutting down, starting up), 08 (connections), too many of them. */
const stateCode = /^(57P0[1-5]|08\w{3}|53300)$/;

/** The driver gives its own errors no code. */
const driverMessage =
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error says that the database cannot be reached just now, so that trying again may help. */
export function isUnavailable(error: unknown): boolean {
  // The queue hands on copies of errors, which are no errors themselves.
  for (let cause = error; typeof cause === 'object' && cause !== null; ) {
    const { code, syscall, message, cause: deeper } = cause as NodeJS.ErrnoException;
    if (code && (stateCode.test(code) || (networkCodes.has(code) && isOfNetwork(syscall)))) return true;
    if (driverMessage.test(message)) return true;
    cause = deeper;
  }
  return false;
}

/** A missing file is ENOENT too, but not of these calls. Several refused addresses at once come without a call. */
const isOfNetwork = (syscall: string | undefined) =>
  syscall === undefined || ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall);
