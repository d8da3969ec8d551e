import { ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { withProof } from './bot-check/proof.ts';
import { CallError, errorFromAnswer, isCallError, isErrorCode, unreachable } from './call-error.ts';
import { noteClosed } from './installation.ts';
import { queryClient } from './query-client.ts';
import { askForPassword } from './recent-sign-in.ts';
import { refetch } from './refetch.ts';

/** Extra headers of a single request. */
export type OwnHeaders = { headers?: Record<string, string> };

/** Makes the calls of the contract. */
export const link = new RPCLink<OwnHeaders>({
  url: () => `${location.origin}/api/rpc`,
  headers: ({ context }) => context.headers ?? {},
  interceptors: [
    ({ next, ...options }) =>
      withProof(options.path.join('.'), (headers) =>
        withPassword(() =>
          next({ ...options, context: { headers } }).catch((error: unknown) => {
            const failure = toCallError(error);
            noteClosed(failure, () => refetch(queryClient, []));
            throw failure;
          }),
        ),
      ),
  ],
});

/** Asks for the password if the server requires it again, and repeats the call. */
async function withPassword<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isCallError(error, 'RECENT_SIGN_IN_REQUIRED') || !(await askForPassword())) throw error;
    return ask();
  }
}

function toCallError(error: unknown): unknown {
  // A cancelled query has not failed.
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (!(error instanceof ORPCError)) return unreachable(error);
  const isFromOurServer = isErrorCode(error.code) || error.code === 'INTERNAL_SERVER_ERROR';
  if (isFromOurServer && !isMalformed(error.data)) {
    return new CallError(isErrorCode(error.code) ? error.code : 'INTERNAL', error.message, error.data, error);
  }
  return errorFromAnswer(error.status, undefined);
}

/** The client library passes the whole response as data when the body is not in its format. */
const isMalformed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'status' in data && 'headers' in data;
