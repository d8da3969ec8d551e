import { talent } from '../../call/base.ts';
import { readTalentProfile } from '../talent-profile/queries.ts';
import { confirmEmployer, mailEmployerLinkTo, removeFact } from './actions.ts';
import { verifyCertification } from './certification.ts';
import { beginCodeAccount } from './code-account.ts';
import { toOwnFact } from './present.ts';
import { listFacts } from './queries.ts';

export const verifiedFactProcedures = {
  list: talent.verifiedFact.list.handler(async ({ context: { deps, viewer } }) => {
    const { codeAccounts, certificatePages, db } = deps;
    const [profile, rows] = await Promise.all([
      readTalentProfile(db, viewer.talentId),
      listFacts(db, viewer.talentId),
    ]);
    const now = deps.now();
    return {
      list: profile ? rows.flatMap((row) => toOwnFact(profile, row, now) ?? []) : [],
      codeAccounts: codeAccounts.mode,
      certificatePages: certificatePages.mode,
    };
  }),
  mailEmployerLink: talent.verifiedFact.mailEmployerLink.handler(
    async ({ input, context: { deps, viewer } }) => {
      await mailEmployerLinkTo(deps, viewer, input);
      return {};
    },
  ),
  confirmEmployer: talent.verifiedFact.confirmEmployer.handler(
    async ({ input: { code }, context: { deps, viewer } }) => {
      const { talentId, uid } = viewer;
      await confirmEmployer(deps, { talentId, uid, code });
      return {};
    },
  ),
  beginCodeAccount: talent.verifiedFact.beginCodeAccount.handler(async ({ context: { deps, viewer } }) => ({
    url: await beginCodeAccount(deps, viewer),
  })),
  verifyCertification: talent.verifiedFact.verifyCertification.handler(
    async ({ input: { entryId }, context: { deps, viewer } }) => {
      await verifyCertification(deps, viewer, entryId);
      return {};
    },
  ),
  remove: talent.verifiedFact.remove.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentId, uid } = viewer;
    await removeFact(deps, { talentId, uid, ...input });
    return {};
  }),
};
