import type { ErrorCode } from '../base/error-code.ts';
import { domainFault, ownDomains, readDomain } from '../privacy-shield/mail-domain.ts';
import type { DomainCheckOutcome, DomainProofMethod } from './choice.ts';
import {
  COMPANY_DOMAINS_MAX,
  DOMAIN_GRACE_DAYS,
  DOMAIN_PROOF_DAYS,
  DOMAIN_RECHECK_HOURS,
  DOMAIN_UNKNOWN_DAYS,
} from './limit.ts';
import { DOMAIN_REFUSALS } from './words.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const ASCII = /^[\x21-\x7e]+$/;

/** The domain in what a person types, in lower case; undefined if there is none. Others see it, so it is in ASCII ("xn--"). */
export function normalDomain(typed: string): string | undefined {
  const domain = readDomain(typed);
  return domain !== undefined && ASCII.test(domain) ? domain : undefined;
}

/** Why a domain cannot be proven; undefined if it can. */
export function domainRefusal(typed: string): string | undefined {
  const domain = normalDomain(typed);
  if (domain === undefined) return DOMAIN_REFUSALS.none;
  // A subdomain of a free mail provider is the provider's, too.
  const fault = domainFault(domain) ?? (ownDomains(domain).length === 0 ? 'free' : undefined);
  return fault && DOMAIN_REFUSALS[fault];
}

/** Why a company cannot add another domain; undefined if it can. */
export const domainCountRefusal = (count: number): { code: ErrorCode; message: string } | undefined =>
  count < COMPANY_DOMAINS_MAX
    ? undefined
    : { code: 'BUSINESS_RULE_VIOLATION', message: DOMAIN_REFUSALS.tooMany };

/** Why a link cannot be mailed to an address; undefined if it can. The address must be at the domain itself. */
export const mailboxRefusal = (mailbox: string, domain: string): string | undefined =>
  normalDomain(mailbox.slice(mailbox.lastIndexOf('@') + 1)) === domain
    ? undefined
    : DOMAIN_REFUSALS.otherMailbox(domain);

/** The TXT record that proves a domain. It stands beside the domain's own records, so nothing else changes. */
export const domainRecord = (domain: string, challenge: string) => ({
  name: `_talaash.${domain}`,
  value: `talaash-verification=${challenge}`,
});

/** The state of a proof that a domain has. Times are in milliseconds since 1970. */
export type DomainProof = {
  method: DomainProofMethod;
  /** The latest proof. */
  confirmedAt: number;
  /** Since when the proof is missing; null while it is there. */
  failingSince: number | null;
};

export type DomainProofStep =
  | { state: 'proven'; dueAt: number }
  /** `isNew`: the company has not been told yet. */
  | { state: 'failing'; since: number; dueAt: number; isNew: boolean }
  | { state: 'waiting'; dueAt: number }
  | { state: 'lost' };

/** What follows from a check of a domain that has the mark. A mailed link is never found by itself: its check is `absent`. */
export function domainProofStep(
  { method, confirmedAt, failingSince }: DomainProof,
  found: DomainCheckOutcome,
  now: number,
): DomainProofStep {
  if (found === 'proven') return { state: 'proven', dueAt: now + DOMAIN_PROOF_DAYS * DAY_MS };
  const unknownUntil = confirmedAt + (DOMAIN_PROOF_DAYS + DOMAIN_UNKNOWN_DAYS) * DAY_MS;
  if (found === 'unknown' && now < unknownUntil)
    return { state: 'waiting', dueAt: now + DOMAIN_RECHECK_HOURS.unknown * HOUR_MS };
  const since = failingSince ?? now;
  const graceEnds = domainGraceEnds(since);
  if (now >= graceEnds) return { state: 'lost' };
  const recheckAt = method === 'mail' ? graceEnds : now + DOMAIN_RECHECK_HOURS.absent * HOUR_MS;
  return { state: 'failing', since, dueAt: Math.min(graceEnds, recheckAt), isNew: failingSince === null };
}

/** When a domain whose proof is missing loses its mark. */
export const domainGraceEnds = (failingSince: number): number => failingSince + DOMAIN_GRACE_DAYS * DAY_MS;
