import { domainRefusal, normalDomain } from '../company-verification/rule.ts';
import { codeAccountOf, type FactCertification, type FactProfile } from './statement.ts';
import { FACT_REFUSALS } from './own-words.ts';

/** The domain of a mailbox at an employer; undefined for an address that proves no employer. */
export const employerDomain = (mailbox: string): string | undefined =>
  employerMailboxRefusal(mailbox) === undefined ? normalDomain(hostOfMailbox(mailbox)) : undefined;

/** Why a link to this address would prove no employer; undefined if it would. */
export function employerMailboxRefusal(mailbox: string): string | undefined {
  const fault = domainRefusal(hostOfMailbox(mailbox));
  return fault === undefined ? undefined : FACT_REFUSALS.mailbox;
}

const hostOfMailbox = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf('@') + 1);

/** Why the code account of a profile cannot be verified; undefined if it can. */
export const codeAccountRefusal = ({ githubProfileUrl }: FactProfile): string | undefined =>
  codeAccountOf(githubProfileUrl) === undefined ? FACT_REFUSALS.codeAccountMissing : undefined;

/**
 * Why the page of a certification is not read; undefined if it is. A link that contains the talent's name could make any page that
 * repeats its address name them.
 */
export function certificatePageRefusal(
  { credentialUrl }: FactCertification,
  { name }: Pick<FactProfile, 'name'>,
): string | undefined {
  if (!credentialUrl) return FACT_REFUSALS.certificateLinkMissing;
  if (hostOf(credentialUrl) === undefined) return FACT_REFUSALS.certificateLink;
  return hasName(decoded(credentialUrl), name) ? FACT_REFUSALS.certificateLinkNames : undefined;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

const hasName = (address: string, name: string): boolean => {
  const joined = (text: string) => wordsOf(text).join('');
  return joined(address).includes(joined(name));
};

/** An https link without a password and port. Others see its host, so it is in ASCII ("xn--"). */
const PAGE_LINK = /^https:\/\/(?:www\.)?([a-z\d](?:[a-z\d.-]*[a-z\d])?)(?:[/?#]|$)/i;

/** The host of a page, as readers see it; undefined for a link that is not read. */
export const hostOf = (url: string): string | undefined => PAGE_LINK.exec(url)?.[1]?.toLowerCase();

/** The words of a text without case and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
