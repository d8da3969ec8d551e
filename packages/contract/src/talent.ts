import { z } from '@talaash/domain/schema';
import { Talent } from '@talaash/domain/talent';
import { TalentProfile, TalentProfileDraft } from '@talaash/domain/talent-profile';
import { call, Nothing } from './call.ts';
import { CompanyRelation, TalentProfileView } from './talent-view.ts';

const tags = ['Talent'];
const own = 'the caller’s own talent';
const TalentId = z.object({ talentId: z.string() });

export const talent = {
  get: call({
    access: ['talent', 'admin'],
    own,
    method: 'GET',
    path: '/talents/{talentId}',
    summary: 'A talent and its reviews',
    tags,
  })
    .input(TalentId)
    .output(Talent.nullable()),
  requestHumanReview: call({
    access: 'talent',
    own,
    path: '/request-human-review-for-talent',
    summary: 'Asks for a human review',
    tags,
  })
    .input(Nothing)
    .output(z.object({ talent: Talent })),
};

export const talentProfile = {
  get: call({
    access: ['talent', 'admin'],
    own,
    method: 'GET',
    path: '/talent-profiles/{talentId}',
    summary: 'The profile as its owner edits it; null when there is none yet',
    tags,
  })
    .input(TalentId)
    .output(TalentProfile.nullable()),
  update: call({
    access: 'talent',
    own,
    path: '/update-talent-profile',
    summary: 'Saves the profile and has it reviewed. A newer version on the server is CONFLICT',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ talentProfile: TalentProfileDraft }))
    .output(z.object({ talent: Talent, talentProfile: TalentProfile })),
  list: call({
    access: 'anyone',
    path: '/get-talent-profiles',
    summary: 'Profiles by id, redacted for guests; those that may not be seen are named as unavailable',
    tags,
    limit: { max: 600, seconds: 60 },
  })
    .input(z.strictObject({ talentIds: z.array(z.string()).min(1).max(50) }))
    .output(
      z.object({
        talentProfiles: z.array(TalentProfileView),
        relations: z.record(z.string(), CompanyRelation),
        unavailableTalentIds: z.array(z.string()),
      }),
    ),
};

export const talentContact = {
  createResumeDownloadUrl: call({
    access: ['talent', 'company', 'admin'],
    own: 'a talent’s own resume; premium companies and admins any they may see',
    path: '/create-resume-download-url',
    summary: 'A signed address of the resume, valid for 5 minutes',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject(TalentId.shape))
    .output(z.object({ downloadUrl: z.string() })),
  getEmail: call({
    access: ['premiumCompany', 'admin'],
    own: 'talents in search or in a thread with the company',
    path: '/get-talent-email',
    summary: 'The email address of a talent',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject(TalentId.shape))
    .output(z.object({ email: z.string() })),
};
