import type { Audience, Reader } from '../talent-profile/audience.ts';
import type { VerifiedFactKind } from './choice.ts';
import type { VerifiedFact } from './schema.ts';

const EVERYBODY = { company: 'shown', guest: 'shown' } as const;
const COMPANIES = { company: 'shown', guest: 'refused' } as const;

/** Who gets each field. An employer's domain or a page's host may identify a person, so guests get none. */
export const VERIFIED_FACT_AUDIENCE = {
  kind: EVERYBODY,
  position: EVERYBODY,
  verifier: COMPANIES,
  verifiedIsoDateTimeUtc: EVERYBODY,
} as const satisfies Audience & Record<keyof VerifiedFact, unknown>;

/** Who learns of each kind. Guests see no links of a profile, so they do not learn of an account either. */
const KIND_AUDIENCE: Record<VerifiedFactKind, readonly Reader[]> = {
  employer: ['company', 'guest'],
  codeAccount: ['company'],
  certification: ['company', 'guest'],
};

export const isFactShownTo = (reader: Reader, kind: VerifiedFactKind): boolean =>
  KIND_AUDIENCE[kind].includes(reader);
