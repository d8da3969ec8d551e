import { admin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { disableAccount, enableAccount, endSessionsOfAccount } from './actions.ts';
import { listAccounts, readAccount } from './queries.ts';

export const adminAccountProcedures = {
  list: admin.adminAccount.list.handler(({ context: { deps }, input }) => listAccounts(deps.db, input)),

  get: admin.adminAccount.get.handler(async ({ context: { deps }, input }) => {
    const account = await readAccount(deps.db, input.uid, deps.now());
    if (!account) throw refusal('NOT_FOUND');
    return account;
  }),

  disable: admin.adminAccount.disable.handler(async ({ context: { deps, viewer }, input }) => {
    await disableAccount(deps, viewer, input);
    return {};
  }),

  enable: admin.adminAccount.enable.handler(async ({ context: { deps, viewer }, input }) => {
    await enableAccount(deps, viewer, input);
    return {};
  }),

  endSessions: admin.adminAccount.endSessions.handler(async ({ context: { deps, viewer }, input }) => {
    await endSessionsOfAccount(deps, viewer, input.uid);
    return {};
  }),
};
