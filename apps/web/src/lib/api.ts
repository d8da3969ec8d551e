import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '@talaash/contract';
import type { ContractRouterClient } from '@orpc/contract';
import { CallError, errorFromAnswer, isCallError, isErrorCode, unreachable } from './call-error.ts';
import { noteClosed } from './installation.ts';
import { queryClient } from './query-client.ts';
import { askForPassword } from './recent-sign-in.ts';
import { refetch } from './refetch.ts';

const link = new RPCLink({
  url: () => `${location.origin}/api/rpc`,
  interceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        const failure = toCallError(error);
        noteClosed(failure, () => refetch(queryClient, []));
        if (!isCallError(failure, 'RECENT_SIGN_IN_REQUIRED') || !(await askForPassword())) throw failure;
        return next().catch((again: unknown) => {
          throw toCallError(again);
        });
      }
    },
  ],
});

/**
 * Every call of the contract: `api.jobPost.get.call(input)`, and as query options
 * `useQuery(api.jobPost.get.queryOptions({ input }))`. Failures are `CallError`s.
 */
export const api = createTanstackQueryUtils(createORPCClient<ContractRouterClient<Contract>>(link));

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
