import { PREMIUM_REFUSALS } from '@talaash/domain/subscription/words';
import { RESUME_URL_VALID_MINUTES } from '@talaash/domain/talent-contact/limit';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { companyOrTalentOrAdmin, premiumCompanyOrAdmin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { readEmail, readResume } from './queries.ts';
import { signResumeToken } from './resume-token.ts';

export const talentContactProcedures = {
  createResumeDownloadUrl: companyOrTalentOrAdmin.talentContact.createResumeDownloadUrl.handler(
    async ({ input, context: { deps, viewer } }) => {
      const resume = await readResume(deps.db, input.talentId, resumeScope(viewer, input.talentId));
      if (resume === undefined) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.profileNotFound);
      if (resume === null) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.noFile);
      const expiresAtMs = deps.now() + RESUME_URL_VALID_MINUTES * 60_000;
      const token = signResumeToken({ fileId: resume.id, expiresAtMs }, deps.secrets.file);
      return { downloadUrl: `${deps.baseUrl()}/api/v1/resumes/${token}` };
    },
  ),
  getEmail: premiumCompanyOrAdmin.talentContact.getEmail.handler(
    async ({ input, context: { deps, viewer } }) => {
      const email = await readEmail(deps.db, input.talentId, emailScope(viewer));
      if (!email) throw refusal('NOT_FOUND', TALENT_CONTACT_SENTENCES.emailUnavailable);
      return { email };
    },
  ),
};

/** Talents open their own resume only, admins any, companies those they may see once they have paid. */
function resumeScope(viewer: SignedInViewer, talentId: string) {
  if (viewer.isAdmin || viewer.talentId === talentId) return 'all' as const;
  if (viewer.companyId === null) throw refusal('FORBIDDEN', TALENT_CONTACT_SENTENCES.ownResumeOnly);
  if (!viewer.hasPremiumAccess) throw refusal('PREMIUM_REQUIRED', PREMIUM_REFUSALS.resume);
  return { companyId: viewer.companyId };
}

function emailScope(viewer: SignedInViewer) {
  if (viewer.isAdmin) return 'all' as const;
  if (viewer.companyId === null) throw new Error('Only companies and admins read email addresses.');
  return { companyId: viewer.companyId };
}
