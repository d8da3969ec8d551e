import type { ClientLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '@talaash/contract';
import { whenUsed } from '../ui/base/first-use.ts';
import type { OwnHeaders } from './api-link.ts';
import { named } from './api-name.ts';
import { unreachable } from './call-error.ts';

/** A page arrives with its data: the code that makes calls loads on first use. */
async function readLink() {
  try {
    return (await import('./api-link.ts')).link;
  } catch (error) {
    throw unreachable(error);
  }
}
whenUsed(() => void readLink().catch(() => undefined));

const link: ClientLink<OwnHeaders> = {
  call: async (...given) => (await readLink()).call(...given),
};

/**
 * Every call of the contract: `api.jobPost.get.call(input)`, or as query options `useQuery(api.jobPost.get.queryOptions({ input
 * }))`. Failures are `CallError`s.
 */
export const api = named<ContractRouterClient<Contract, OwnHeaders>>(link);
