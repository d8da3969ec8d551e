import { z } from '@talaash/domain/base/schema';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { Locality } from '@talaash/domain/locality/schema';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import {
  Certification,
  Education,
  PersonalProject,
  TalentProfile,
  TalentProfileDraft,
  WorkExperience,
} from '@talaash/domain/talent-profile/schema';
import { Talent, TalentKey } from '@talaash/domain/talent/schema';
import { call } from './call.ts';
import { CompanyRelation } from './company-relation.ts';
import { FileView } from './file.ts';

const card = {
  key: TalentKey,
  jobTitle: z.string(),
  jobCategory: z.enum(JOB_CATEGORIES),
  locality: Locality.omit({ geoPoint: true }),
  openToWorkStatus: z.enum(OPEN_TO_WORK_STATUSES),
  isCurrentlyEmployed: z.boolean(),
  noticePeriodInWeeks: z.number(),
  expectedSalaryInLpaInr: z.number(),
  experienceInYears: z.number(),
  skills: z.array(z.string()),
  updatedIsoDateTimeUtc: z.string(),
};

const identity = { isRedacted: z.literal(false), name: z.string(), profilePicture: FileView.optional() };

const redacted = { isRedacted: z.literal(true) };

/** A row of the search results. */
export const TalentCard = z.discriminatedUnion('isRedacted', [
  z.object({ ...card, ...identity }),
  z.object({ ...card, ...redacted }),
]);
export type TalentCard = z.infer<typeof TalentCard>;

const body = {
  ...card,
  about: z.string(),
  englishFluency: z.enum(ENGLISH_FLUENCIES),
  hasStableInternet: z.boolean(),
  hasOwnLaptop: z.boolean(),
  hasWebcamAndMicrophone: z.boolean(),
  canWorkFromHome: z.boolean(),
  workExperiences: z.array(WorkExperience),
  educationList: z.array(Education),
};

/** A whole profile as a company reads it. */
export const FullTalentProfileView = z.object({
  ...body,
  ...identity,
  dobIsoDate: z.string(),
  resume: FileView.optional(),
  linkedInProfileUrl: z.string(),
  githubProfileUrl: z.string().optional(),
  stackOverflowProfileUrl: z.string().optional(),
  personalBlogUrl: z.string().optional(),
  personalProjects: z.array(PersonalProject),
  certifications: z.array(Certification),
});
export type FullTalentProfileView = z.infer<typeof FullTalentProfileView>;

/** A whole profile as a guest reads it: what identifies the person is not there. */
export const RedactedTalentProfileView = z.object({
  ...body,
  ...redacted,
  personalProjects: z.array(PersonalProject.omit({ url: true })),
  certifications: z.array(Certification.omit({ credentialId: true, credentialUrl: true })),
});
export type RedactedTalentProfileView = z.infer<typeof RedactedTalentProfileView>;

export const TalentProfileView = z.discriminatedUnion('isRedacted', [
  FullTalentProfileView,
  RedactedTalentProfileView,
]);
export type TalentProfileView = z.infer<typeof TalentProfileView>;

const tags = ['Talent'];

const own = 'the caller’s own talent';

const TalentId = z.object({ talentId: z.string() });

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
