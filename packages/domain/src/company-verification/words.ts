import { MAIL_LINK_VALID_HOURS } from '../mail-link/limit.ts';
import { COMPANY_DOMAINS_MAX, DOMAIN_GRACE_DAYS, DOMAIN_PROOF_DAYS } from './limit.ts';
import type { CompanyIdentifierKind, DomainProofMethod } from './choice.ts';
import { VERIFIED_DOMAIN_MARK } from './mark-words.ts';

export const DOMAIN_REFUSALS = {
  none: 'Must be a domain such as example.com',
  free: 'Anybody can have an address there. Use a domain of your own.',
  shared: 'Many organisations share this ending. Use a domain of your own.',
  tooMany: `A company can add at most ${COMPANY_DOMAINS_MAX} domains. Remove one first.`,
  unknown: 'Add the domain first.',
  otherMailbox: (domain: string) => `Must be an address that ends in @${domain}`,
  linkInvalid:
    'This link is invalid or has expired. Request another one on the page of your company profile, and open it with the same account.',
  tooManyLinks: 'Too many links were requested today. Please use the DNS record, or try again tomorrow.',
} as const;

export const COMPANY_DOMAIN_SENTENCES = {
  title: 'Verified domains',
  intro: `Prove that a domain is yours. Talents then see “${VERIFIED_DOMAIN_MARK}” with its name on your company profile, job posts and invitations. We ask again every ${DOMAIN_PROOF_DAYS} days.`,
  dns: 'Add this TXT record where your DNS is managed, then check. It can take an hour to be visible.',
  mail: `Or get a link at an address of the domain. It is valid for ${MAIL_LINK_VALID_HOURS} hours and works once, with this account only.`,
  added: 'Domain added. Prove it next.',
  proven: 'The domain is verified.',
  absent: 'We did not find the record. Check its name and value, then try again.',
  unanswered: 'The DNS servers of this domain do not answer. Nothing has changed. Please try again later.',
  linkSent: 'We have sent the link.',
  removed: 'Domain removed.',
  failed: 'That did not work. Please try again.',
  loadFailed: 'Your domains did not load',
  confirm: 'Confirm the domain',
  confirmText: 'You opened the link that we mailed to an address of your domain.',
  lost: 'The mark is gone, because the proof was missing. Prove the domain again.',
} as const;

export const failingSentence = (method: DomainProofMethod, until: string): string =>
  method === 'dns'
    ? `The DNS record is missing. The mark stays until ${until}.`
    : `We mailed a new link. Open it by ${until}, or the mark ends.`;

/** For the mails. */
export const DOMAIN_GRACE_SENTENCE = `The mark stays for ${DOMAIN_GRACE_DAYS} days.`;

export const COMPANY_IDENTIFIER_LABELS: Record<CompanyIdentifierKind, string> = {
  gstin: 'GSTIN',
  cin: 'CIN',
};

/** Beside an identifier: what Talaash knows of it. */
export const IDENTIFIER_STATED = 'stated by the company';
export const identifierSeenNote = (on: string): string => `seen by Talaash on ${on}`;

export const COMPANY_IDENTIFIER_SENTENCES = {
  title: 'Indian identifiers',
  intro:
    'Optional, for companies that are registered in India. We check the form. Talents see a number as “stated” until one of us has seen its certificate.',
  saved: 'Saved.',
  removed: 'Removed.',
  failed: 'That did not work. Please try again.',
  changed: 'The company has changed this number. Please read it again.',
  seen: 'Marked as seen.',
  markSeen: 'Mark as seen',
} as const;
