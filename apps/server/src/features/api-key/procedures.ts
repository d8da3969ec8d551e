import { isRecentSignIn } from '@talaash/domain/account/rule';
import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { listConnectedPrograms } from '../connected-program/queries.ts';
import { createApiKey, revokeApiKey, rotateApiKey, updateApiKey } from './actions.ts';
import { toApiKey } from './present.ts';
import { listApiKeys, listChanges } from './queries.ts';

/** Whoever finds an unlocked browser makes no key. Revoking one needs no password: it may be urgent. */
function requireRecent({ confirmedAtMs }: SignedInViewer, nowMs: number): void {
  if (!isRecentSignIn(confirmedAtMs, nowMs)) throw refusal('RECENT_SIGN_IN_REQUIRED');
}

export const apiKeyProcedures = {
  list: company.apiKey.list.handler(async ({ context: { deps, viewer } }) => {
    const { companyId } = viewer;
    return {
      apiKeys: (await listApiKeys(deps.db, { companyId }, deps.now())).map(toApiKey),
      changes: await listChanges(deps.db, companyId),
    };
  }),
  create: company.apiKey.create.handler(({ input, context: { deps, viewer } }) => {
    requireRecent(viewer, deps.now());
    return createApiKey(deps, viewer, input);
  }),
  update: company.apiKey.update.handler(async ({ input, context: { deps, viewer } }) => {
    requireRecent(viewer, deps.now());
    return { apiKey: await updateApiKey(deps, viewer, input) };
  }),
  rotate: company.apiKey.rotate.handler(({ input, context: { deps, viewer } }) => {
    requireRecent(viewer, deps.now());
    return rotateApiKey(deps, viewer, input);
  }),
  revoke: company.apiKey.revoke.handler(async ({ input, context: { deps, viewer } }) => {
    await revokeApiKey(deps, viewer, input.apiKeyId);
    return {};
  }),
  getOwn: company.apiKey.getOwn.handler(async ({ context: { deps, viewer } }) => {
    const { companyId, program } = viewer;
    const none = { companyId, apiKey: null, connectedProgram: null };
    if (program?.kind === 'connection') {
      const [own] = await listConnectedPrograms(
        deps.db,
        { companyId, connectedProgramId: program.id },
        deps.now(),
      );
      if (!own) throw refusal('UNAUTHORIZED');
      const { connectedProgramId, name, scopes } = own;
      return { ...none, connectedProgram: { connectedProgramId, name, scopes } };
    }
    if (program === null) return none;
    const [own] = await listApiKeys(deps.db, { companyId, apiKeyId: program.id }, deps.now());
    if (!own) throw refusal('UNAUTHORIZED');
    const { apiKeyId, name, scopes, endsIsoDateTimeUtc } = own;
    return { ...none, apiKey: { apiKeyId, name, scopes, endsIsoDateTimeUtc } };
  }),
};
