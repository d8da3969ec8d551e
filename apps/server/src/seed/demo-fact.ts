import { CODE_ACCOUNT_KEY, CODE_HOST, type FactKey } from '@talaash/domain/verified-fact/statement';
import { MAIL_LINK_VALID_HOURS } from '@talaash/domain/mail-link/limit';
import type { verifiedFacts } from '../db/schema/verified-fact.ts';
import { fingerprintOf } from '../db/verified-fact.ts';
import type { ReviewedTalent } from './crowd.ts';

type FactRow = typeof verifiedFacts.$inferInsert;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** One in so many people has verified something. */
const EVERY = 4;

const employerKey = (entryId: string) => ({ kind: 'employer', entryId }) as const;

/** A domain that nobody can own, with the words of a made-up employer. */
const domainOf = (employer: string): string =>
  `${
    employer
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'employer'
  }.example`;

/**
 * Each state of a fact: the persona talent@ has confirmed a past employer and a certificate, waits for a link of the present employer and
 * has yet to verify the code account. Some others have an employer or a code account.
 */
export function demoFacts(
  persona: ReviewedTalent,
  others: readonly ReviewedTalent[],
  now: number,
): FactRow[] {
  const marked = others.filter((one, at) => at % EVERY === 0 && one !== persona);
  return [
    ...personaFacts(persona, now),
    ...marked.flatMap((talent, at) => {
      const [job] = talent.profile.workExperiences;
      const on = now - (3 + (at % 60)) * DAY;
      return [
        ...(job ? fact(talent, employerKey(job.id), { verifier: domainOf(job.company), on }) : []),
        ...(at % 2 === 0 ? fact(talent, CODE_ACCOUNT_KEY, { verifier: CODE_HOST, on }) : []),
      ];
    }),
  ];
}

function personaFacts(persona: ReviewedTalent, now: number): FactRow[] {
  const { workExperiences, certifications } = persona.profile;
  const [present, past] = workExperiences;
  const [certificate] = certifications;
  const waiting = present
    ? fact(persona, employerKey(present.id), { verifier: domainOf(present.company), on: now })
    : [];
  return [
    ...waiting.map((row) => ({
      ...row,
      verifiedAt: null,
      mailbox: `meera@${row.verifier}`,
      linkExpiresAt: new Date(now + MAIL_LINK_VALID_HOURS * HOUR).toISOString(),
    })),
    ...(past
      ? fact(persona, employerKey(past.id), { verifier: domainOf(past.company), on: now - 12 * DAY })
      : []),
    ...(certificate
      ? fact(
          persona,
          { kind: 'certification', entryId: certificate.id },
          { verifier: 'certificates.example', on: now - 5 * DAY },
        )
      : []),
  ];
}

/** The row of a verified fact; none if the profile does not have it. */
function fact(
  { profile }: ReviewedTalent,
  key: FactKey,
  { verifier, on }: { verifier: string; on: number },
): FactRow[] {
  const fingerprint = fingerprintOf(profile, key);
  const at = new Date(on).toISOString();
  return fingerprint === undefined
    ? []
    : [
        {
          talentId: profile.key.talentId,
          ...key,
          fingerprint,
          verifier,
          verifiedAt: at,
          createdIsoDateTimeUtc: at,
          updatedIsoDateTimeUtc: at,
        },
      ];
}
