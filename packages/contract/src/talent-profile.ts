import { z } from '@talaash/domain/base/schema';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { Locality } from '@talaash/domain/locality/schema';
import {
  CERTIFICATION_AUDIENCE,
  type FieldAudience,
  PERSONAL_PROJECT_AUDIENCE,
  type Reader,
  type ShownField,
  TALENT_CARD_FIELDS,
  TALENT_PROFILE_AUDIENCE,
} from '@talaash/domain/talent-profile/audience';
import {
  ENGLISH_FLUENCIES,
  OPEN_TO_WORK_STATUSES,
  SHOWN_STATUSES,
} from '@talaash/domain/talent-profile/choice';
import {
  Certification,
  Education,
  PersonalProject,
  TalentProfile,
  TalentProfileDraft,
  WorkExperience,
} from '@talaash/domain/talent-profile/schema';
import { Talent, TalentKey } from '@talaash/domain/talent/schema';
import { call, Nothing } from './call.ts';
import { CompanyRelation } from './company-relation.ts';
import { FileView } from './file.ts';

/** The schema of each profile field for a reader. */
const fieldsFor = <To extends Reader>(to: To) =>
  ({
    key: TalentKey,
    createdIsoDateTimeUtc: z.string(),
    updatedIsoDateTimeUtc: z.string(),
    name: z.string(),
    profilePicture: FileView.optional(),
    dobIsoDate: z.string(),
    about: z.string(),
    openToWorkStatus: z.enum(OPEN_TO_WORK_STATUSES),
    jobCategory: z.enum(JOB_CATEGORIES),
    jobTitle: z.string(),
    locality: Locality.omit({ geoPoint: true }),
    isCurrentlyEmployed: z.boolean(),
    noticePeriodInWeeks: z.number(),
    expectedSalaryInLpaInr: z.number(),
    skills: z.array(z.string()),
    experienceInYears: z.number(),
    workExperiences: z.array(WorkExperience),
    educationList: z.array(Education),
    resume: FileView.optional(),
    linkedInProfileUrl: z.string(),
    githubProfileUrl: z.string().optional(),
    stackOverflowProfileUrl: z.string().optional(),
    personalBlogUrl: z.string().optional(),
    personalProjects: z.array(z.strictObject(shownTo(to, PERSONAL_PROJECT_AUDIENCE, PersonalProject.shape))),
    certifications: z.array(z.strictObject(shownTo(to, CERTIFICATION_AUDIENCE, Certification.shape))),
    englishFluency: z.enum(ENGLISH_FLUENCIES),
    hasStableInternet: z.boolean(),
    hasOwnLaptop: z.boolean(),
    hasWebcamAndMicrophone: z.boolean(),
    canWorkFromHome: z.boolean(),
  }) satisfies Record<keyof TalentProfile, z.ZodType>;

/** The fields of a shape that a reader gets. */
function shownTo<To extends Reader, Shape extends object, Table extends Record<keyof Shape, FieldAudience>>(
  to: To,
  audience: Table,
  shape: Shape,
) {
  const shown = Object.entries(shape).filter(([field]) => audience[field as keyof Shape][to] !== 'refused');
  return Object.fromEntries(shown) as Pick<Shape, ShownField<Table, To> & keyof Shape>;
}

const profileFields = {
  company: shownTo('company', TALENT_PROFILE_AUDIENCE, fieldsFor('company')),
  guest: shownTo('guest', TALENT_PROFILE_AUDIENCE, fieldsFor('guest')),
};

/** The fields of a shape that a card shows. */
const cardOf = <Shape extends object>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).filter(([field]) => (TALENT_CARD_FIELDS as readonly string[]).includes(field)),
  ) as Pick<Shape, (typeof TALENT_CARD_FIELDS)[number] & keyof Shape>;

/** A row of the search results. */
export const TalentCard = z.discriminatedUnion('isRedacted', [
  z.object({ ...cardOf(profileFields.company), isRedacted: z.literal(false) }),
  z.object({ ...cardOf(profileFields.guest), isRedacted: z.literal(true) }),
]);
export type TalentCard = z.infer<typeof TalentCard>;

/** A full profile for a company. */
export const FullTalentProfileView = z.object({ ...profileFields.company, isRedacted: z.literal(false) });
export type FullTalentProfileView = z.infer<typeof FullTalentProfileView>;

/** A full profile for a guest, without anything that identifies the person. */
export const RedactedTalentProfileView = z.object({ ...profileFields.guest, isRedacted: z.literal(true) });
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
    summary: 'Returns the profile for its owner to edit, or null if there is none yet',
    tags,
  })
    .input(TalentId)
    .output(TalentProfile.nullable()),
  update: call({
    access: 'talent',
    own,
    path: '/update-talent-profile',
    summary: 'Saves the profile and starts a review. CONFLICT if the server has a newer version',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ talentProfile: TalentProfileDraft }))
    .output(z.object({ talent: Talent, talentProfile: TalentProfile })),
  preview: call({
    access: 'talent',
    own,
    path: '/preview-talent-profile',
    summary:
      'Returns the caller’s profile exactly as guests or approved companies see it, or null if there is none yet',
    tags,
  })
    .input(z.strictObject({ as: z.enum(['guest', 'company']) }))
    .output(z.object({ talentProfile: TalentProfileView.nullable() })),
  list: call({
    access: 'anyone',
    path: '/get-talent-profiles',
    summary:
      'Returns profiles by id, redacted for guests and companies that are not approved. Lists the ids of those that the caller may not see',
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
  setVisibility: call({
    access: 'talent',
    own,
    path: '/set-talent-profile-visibility',
    summary:
      'Shows the profile in search or hides it, without a new review. Showing it sets openToWorkStatus, by default ActivelySeeking. BUSINESS_RULE_VIOLATION until it is approved',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ isVisible: z.boolean(), openToWorkStatus: z.enum(SHOWN_STATUSES).optional() }))
    .output(z.object({ talentProfile: TalentProfile })),
  isIndexed: call({
    access: 'talent',
    own,
    path: '/is-talent-profile-indexed',
    summary: 'Returns whether the search index has the profile',
    tags,
  })
    .input(Nothing)
    .output(z.object({ isIndexed: z.boolean() })),
  unindex: call({
    access: 'talent',
    own,
    path: '/unindex-talent-profile',
    summary: 'Removes the profile from search immediately: hides it and removes it from the index',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(Nothing)
    .output(z.object({ isIndexed: z.literal(false) })),
};
