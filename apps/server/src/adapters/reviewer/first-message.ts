import { contactsIn, firstOfEachKind } from './contact.ts';
import { type Found, type TextRule, toFinding } from './finding.ts';
import { findFee, findSale } from './job-post.ts';
import type { FirstMessageCheck } from './port.ts';
import { findAbuse } from './profanity.ts';
import { findSecretAsked } from './secret-asked.ts';

const RULES: readonly TextRule[] = [findFee, findSale, findSecretAsked, findAbuse];

const NO_NAMES: ReadonlySet<string> = new Set();

/** The rules of a job post, without those of its length and style, and a rule about secrets. */
export const firstMessageCheck: FirstMessageCheck = {
  changesIn(text, ownDomains) {
    const contacts = contactsIn(text, NO_NAMES).filter((found) => !isOwnLink(found, ownDomains));
    const others = RULES.flatMap((find) => find(text, NO_NAMES));
    return [...firstOfEachKind(contacts), ...others].map((found) => toFinding('', found).change);
  },
  hasLink: (text) => contactsIn(text, NO_NAMES).some(({ fault }) => fault === 'link'),
};

function isOwnLink({ fault, words = '' }: Found, ownDomains: readonly string[]): boolean {
  if (fault !== 'link') return false;
  const host = /^(?:https?:\/\/)?([^/?#:@\s]+)(?=[/?#:]|$)/i.exec(words.trim())?.[1]?.toLowerCase();
  return host !== undefined && ownDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
