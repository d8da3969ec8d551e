import { UNAPPROVED_COMPANY_SENTENCE } from '@talaash/domain/company-profile/words';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { RESUME_URL_VALID_MINUTES } from '@talaash/domain/talent-contact/limit';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { companyOrTalentOrAdmin, premiumCompanyOrAdmin } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { noteCopies } from '../../db/profile-copy.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { readEmail, readIsApproved, readOwnerUid, readResume, type Scope } from './queries.ts';
import { signResumeToken } from './resume-token.ts';

export const talentContactProcedures = {
  createResumeDownloadUrl: companyOrTalentOrAdmin.talentContact.createResumeDownloadUrl.handler(
    async ({ input, context: { deps, viewer } }) => {
      const scope = resumeScope(viewer, input.talentId);
      await requireApproved(deps, scope);
      const resume = await readResume(deps.db, input.talentId, scope);
      if (resume === undefined) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.profileNotFound);
      if (resume === null) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.noFile);
      const expiresAtMs = deps.now() + RESUME_URL_VALID_MINUTES * 60_000;
      if (viewer.isAdmin && viewer.talentId !== input.talentId)
        await recordOpening(deps, viewer, input.talentId, resume.id);
      if (scope !== 'all')
        await noteCopies(deps.db, { ...scope, talentIds: [input.talentId], kind: 'resume' });
      const token = signResumeToken({ fileId: resume.id, uid: viewer.uid, expiresAtMs }, deps.secrets.file);
      return { downloadUrl: `${deps.baseUrl()}/api/v1/resumes/${token}` };
    },
  ),
  getEmail: premiumCompanyOrAdmin.talentContact.getEmail.handler(
    async ({ input, context: { deps, viewer } }) => {
      const scope = emailScope(viewer);
      await requireApproved(deps, scope);
      const email = await readEmail(deps.db, input.talentId, scope);
      if (!email) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.emailUnavailable);
      if (scope !== 'all')
        await noteCopies(deps.db, { ...scope, talentIds: [input.talentId], kind: 'email' });
      return { email };
    },
  ),
};

/** An admin who opens somebody else's document is recorded in the audit trail. */
async function recordOpening(
  deps: Deps,
  { uid }: SignedInViewer,
  talentId: string,
  fileId: string,
): Promise<void> {
  const ownerUid = await readOwnerUid(deps.db, talentId);
  await deps.events.transaction((tx) =>
    recordAdminAction(tx, {
      act: 'document.opened',
      adminUid: uid,
      on: ownerUid === undefined ? null : { uid: ownerUid, talentId },
      after: { document: 'resume', fileId },
    }),
  );
}

/** Talents open only their own resume, admins any, and paying companies those that they may see. */
function resumeScope(viewer: SignedInViewer, talentId: string) {
  if (viewer.isAdmin || viewer.talentId === talentId) return 'all' as const;
  if (viewer.companyId === null) throw refusal('FORBIDDEN', TALENT_CONTACT_SENTENCES.ownResumeOnly);
  const refused = premiumRefusal(viewer.hasPremiumAccess, 'resume');
  if (refused) throw refusalOf(refused);
  return { companyId: viewer.companyId };
}

function emailScope(viewer: SignedInViewer) {
  if (viewer.isAdmin) return 'all' as const;
  if (viewer.companyId === null) throw new Error('Only companies and admins can read email addresses.');
  return { companyId: viewer.companyId };
}

/** A company that is not approved learns that, instead of "not found". */
async function requireApproved({ db }: Pick<Deps, 'db'>, scope: Scope): Promise<void> {
  if (scope !== 'all' && !(await readIsApproved(db, scope.companyId)))
    throw refusal('BUSINESS_RULE_VIOLATION', UNAPPROVED_COMPANY_SENTENCE);
}
