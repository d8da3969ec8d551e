import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

const tags = ['Talent'];

const TalentId = z.object({ talentId: z.string() });

export const talentContact = {
  createResumeDownloadUrl: call({
    access: ['talent', 'company', 'admin'],
    permission: 'recruit',
    needsRecentSignIn: true,
    own: 'a talent’s own resume; premium companies those of talents they may see; admins any',
    path: '/create-resume-download-url',
    summary: 'Returns a signed URL of the resume, valid for 5 minutes',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject(TalentId.shape))
    .output(z.object({ downloadUrl: z.string() })),
  getEmail: call({
    access: ['premiumCompany', 'admin'],
    permission: 'recruit',
    own: 'talents whom the company may see: it is approved, and they are in search or in an open thread with it',
    path: '/get-talent-email',
    summary: 'Returns the email address of a talent',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject(TalentId.shape))
    .output(z.object({ email: z.string() })),
};
