import { kindOfStatus, type ProviderFaultKind } from '../../base/provider-fault.ts';
import { FileMissing, FileStoreFault } from './port.ts';

/** Codes whose meaning does not follow from their status, with a remedy for the operator. */
const KNOWN: Record<string, [kind: ProviderFaultKind, sentence: string]> = {
  NoSuchBucket: ['refused', 'The bucket does not exist: create it, or correct S3_BUCKET.'],
  PermanentRedirect: ['refused', 'The bucket is in another region: correct S3_REGION and S3_ENDPOINT.'],
  AuthorizationHeaderMalformed: ['refused', 'The bucket is in another region: correct S3_REGION.'],
  InvalidAccessKeyId: ['unauthorized', 'The file store does not know S3_ACCESS_KEY_ID.'],
  // versitygw's code for the same, with status 404.
  XAdminUserNotFound: ['unauthorized', 'The file store does not know S3_ACCESS_KEY_ID.'],
  SignatureDoesNotMatch: ['unauthorized', 'The file store does not accept S3_SECRET_ACCESS_KEY.'],
  AccessDenied: [
    'unauthorized',
    'The key has no permission for this in the bucket: it needs to list, read, write and delete.',
  ],
  RequestTimeTooSkewed: ['refused', 'The clock of this machine differs from that of the file store.'],
  SlowDown: ['rateLimited', 'The file store asks for fewer requests.'],
  TooManyRequests: ['rateLimited', 'The file store asks for fewer requests.'],
};

/** Translates the library's error, without the file's path, which names a person. */
export function toFault(error: unknown): Error {
  if (error instanceof FileStoreFault || error instanceof FileMissing) return error;
  if (!(error instanceof Error)) return new FileStoreFault('nonsense', 'The file store failed.');
  const { $metadata: { httpStatusCode: status } = {} } = error as { $metadata?: { httpStatusCode?: number } };
  const code = error.name;
  const known = KNOWN[code];
  if (known) return new FileStoreFault(known[0], known[1], { status, code });
  if (code === 'NoSuchKey' || code === 'NotFound') return new FileMissing();
  if (status === undefined) {
    // Without a request, the error is our own.
    if (!isOfNetwork(error)) return error;
    return new FileStoreFault('unreachable', 'The file store does not answer.', { code });
  }
  if (status < 400)
    return new FileStoreFault('nonsense', 'The file store did not answer as S3 does.', { status });
  return new FileStoreFault(kindOfStatus(status), `The file store answered ${status}.`, { status, code });
}

/** Whether the same request may succeed on a retry. */
export const isTransient = (error: unknown): boolean =>
  error instanceof FileStoreFault && ['unreachable', 'rateLimited', 'failed'].includes(error.kind);

const NETWORK_CODES =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|ERR_STREAM_PREMATURE_CLOSE|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|ERR_TLS)/;

const isOfNetwork = (error: Error): boolean =>
  error.name === 'TimeoutError' ||
  error.name === 'AbortError' ||
  error.message === 'aborted' ||
  ('code' in error && NETWORK_CODES.test(String(error.code)));
