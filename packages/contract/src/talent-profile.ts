import { z } from '@talaash/domain/base/schema';
import { TALENT_CARD_FIELDS, TALENT_PROFILE_AUDIENCE } from '@talaash/domain/talent-profile/audience';
import { SHOWN_STATUSES } from '@talaash/domain/talent-profile/choice';
import { TalentProfile, TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { Talent } from '@talaash/domain/talent/schema';
import { call, Nothing } from './call.ts';
import { CompanyRelation } from './company-relation.ts';
import { shownTo } from './view.ts';
import { VERIFIED_FACT_AUDIENCE } from '@talaash/domain/verified-fact/audience';
import { VerifiedFact } from '@talaash/domain/verified-fact/schema';

const profileFields = {
  company: shownTo('company', TALENT_PROFILE_AUDIENCE, TalentProfile),
  guest: shownTo('guest', TALENT_PROFILE_AUDIENCE, TalentProfile),
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

/** The marks of a profile. No search orders by them. */
const verifiedFacts = {
  company: z.array(z.strictObject(shownTo('company', VERIFIED_FACT_AUDIENCE, VerifiedFact))),
  guest: z.array(z.strictObject(shownTo('guest', VERIFIED_FACT_AUDIENCE, VerifiedFact))),
};

/** A full profile for a company. */
export const FullTalentProfileView = z.object({
  ...profileFields.company,
  verifiedFacts: verifiedFacts.company,
  isRedacted: z.literal(false),
});
export type FullTalentProfileView = z.infer<typeof FullTalentProfileView>;

/** A full profile for a guest, without anything that identifies the person. */
export const RedactedTalentProfileView = z.object({
  ...profileFields.guest,
  verifiedFacts: verifiedFacts.guest,
  isRedacted: z.literal(true),
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
    scopes: ['people'],
    refuses: [],
    isRead: true,
    path: '/get-talent-profiles',
    summary:
      'Returns profiles by id, redacted for guests and companies that are not approved. Lists the ids of those that the caller may not see',
    tags,
    limit: { max: 600, seconds: 60 },
    tool: {
      name: 'open_profiles',
      title: 'Open profiles',
      description:
        'Returns the profiles of people by their ids, and how the company stands with each: shortlisted, hidden, invited. Names the ids that the company may not see.',
      texts: { 'talentProfiles.*': 'talent' },
    },
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
