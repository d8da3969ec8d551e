import { isRecentSignIn } from '@talaash/domain/account/rule';
import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { readCompanyProfile } from '../company-profile/queries.ts';
import { allowProgram, revokeConnectedProgram } from './actions.ts';
import { toConnectedProgram, toConnectionAsked } from './present.ts';
import { listConnectedPrograms, readRequest } from './queries.ts';

export const connectedProgramProcedures = {
  list: company.connectedProgram.list.handler(async ({ context: { deps, viewer } }) => ({
    connectedPrograms: (
      await listConnectedPrograms(deps.db, { companyId: viewer.companyId }, deps.now())
    ).map(toConnectedProgram),
  })),
  readRequest: company.connectedProgram.readRequest.handler(async ({ input, context: { deps, viewer } }) => {
    const request = await readRequest(deps, input.request);
    if ('sentence' in request) throw refusal('BUSINESS_RULE_VIOLATION', request.sentence);
    const profile = await readCompanyProfile(deps.db, viewer.companyId);
    return toConnectionAsked(request, { companyName: profile?.name ?? null, origin: deps.baseUrl() });
  }),
  allow: company.connectedProgram.allow.handler(async ({ input, context: { deps, viewer } }) => {
    // Whoever finds an unlocked browser connects no program.
    if (!isRecentSignIn(viewer.confirmedAtMs, deps.now())) throw refusal('RECENT_SIGN_IN_REQUIRED');
    return { url: await allowProgram(deps, viewer, input) };
  }),
  revoke: company.connectedProgram.revoke.handler(async ({ input, context: { deps, viewer } }) => {
    await revokeConnectedProgram(deps, viewer, input.connectedProgramId);
    return {};
  }),
};
