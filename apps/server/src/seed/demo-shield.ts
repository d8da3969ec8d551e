import { toRecordId } from '@talaash/domain/base/record-id';
import { employersOf } from '@talaash/domain/privacy-shield/employer';
import { shieldKey } from '@talaash/domain/privacy-shield/rule';
import { PRIVACY_SHIELD_SENTENCES } from '@talaash/domain/privacy-shield/sentences';
import type {
  erasureRequests,
  privacyShields,
  profileCopies,
  seenEmployers,
} from '../db/schema/privacy-shield.ts';
import type { notifications } from '../db/schema/notification.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoThread } from './demo-thread.ts';

/** A mail domain that no company of the demo has. */
const HIDDEN_DOMAIN = 'brightmart.in';

/** The persona talent@ hides from the present employer, from a mail domain and from agencies. */
export function demoShield({ profile }: ReviewedTalent): (typeof privacyShields.$inferInsert)[] {
  const { talentId } = profile.key;
  const employer =
    profile.workExperiences.find(({ tenure }) => tenure.isCurrent) ?? profile.workExperiences[0];
  const entry = (key: string | undefined, label: string) =>
    key === undefined ? [] : [{ talentId, key, label }];
  return [
    ...(employer ? entry(shieldKey('name', employer.company), employer.company) : []),
    ...entry(shieldKey('domain', HIDDEN_DOMAIN), HIDDEN_DOMAIN),
    ...entry(shieldKey('agency', ''), PRIVACY_SHIELD_SENTENCES.agencies),
  ];
}

/** Each company whose invitation was accepted has copied the email address, every other one the resume, too. */
export const demoCopies = (threads: readonly DemoThread[]): (typeof profileCopies.$inferInsert)[] =>
  threads
    .filter(({ thread }) => thread.jobPostInvitationStatus === 'Accepted')
    .flatMap(({ thread: { companyId, talentId, createdIsoDateTimeUtc, updatedIsoDateTimeUtc } }, at) => {
      const copied = {
        companyId,
        talentId,
        createdIsoDateTimeUtc: createdIsoDateTimeUtc ?? updatedIsoDateTimeUtc,
        updatedIsoDateTimeUtc,
      };
      return [
        { ...copied, kind: 'email' as const },
        ...(at % 2 === 0 ? [{ ...copied, kind: 'resume' as const }] : []),
      ];
    });

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the requests of the persona were made, in days ago, and confirmed: one that waits, one that is late, one that is erased. */
const REQUESTS: readonly (readonly [requested: number, confirmed?: number])[] = [[4], [36], [40, 0]];

/** The persona talent@ asked the companies that copied something to erase it. */
export function demoErasures(
  { profile }: ReviewedTalent,
  copies: readonly (typeof profileCopies.$inferInsert)[],
  now: number,
): (typeof erasureRequests.$inferInsert)[] {
  const { talentId } = profile.key;
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const companyIds = [
    ...new Set(copies.flatMap((copy) => (copy.talentId === talentId ? [copy.companyId] : []))),
  ];
  return companyIds.slice(0, REQUESTS.length).map((companyId, at) => {
    const [requested = 0, confirmed] = REQUESTS[at] ?? [];
    return {
      companyId,
      talentId,
      requestedAt: ago(requested),
      confirmedAt: confirmed === undefined ? null : ago(confirmed),
    };
  });
}

/** The employers of the persona count as seen, and the bell still asks about a past one. */
export function demoEmployerOffer(
  { profile }: ReviewedTalent,
  now: number,
): {
  seen: (typeof seenEmployers.$inferInsert)[];
  entries: (typeof notifications.$inferInsert)[];
} {
  const { talentId } = profile.key;
  const employers = employersOf(profile.workExperiences);
  const at = new Date(now - 5 * DAY_MS).toISOString();
  const past = employers.find(({ isCurrent }) => !isCurrent);
  return {
    seen: employers.map(({ key }) => ({ talentId, key })),
    entries: past
      ? [
          {
            notificationId: toRecordId(new Uint8Array(12).fill(7), Date.parse(at)),
            talentId,
            event: 'employer_added' as const,
            count: 1,
            payload: { employer: { name: past.name, key: past.key } },
            firstIsoDateTimeUtc: at,
            lastIsoDateTimeUtc: at,
          },
        ]
      : [],
  };
}
