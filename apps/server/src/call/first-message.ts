import { firstMessageSentence } from '@talaash/domain/invitation/words';
import { unfilledRefusal } from '@talaash/domain/message-template/rule';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { refusal } from './refusal.ts';
import { companyDomains } from '../db/schema/company-verification.ts';
import { companyProfiles } from '../db/schema/company-profile.ts';

/** Throws if a company's text still has variables of a template in it. @param isFirst whether the talent has not answered yet */
export function requireFilled(text: string, isFirst: boolean): void {
  const refused = unfilledRefusal(text, isFirst);
  if (refused !== undefined) throw refusal('BUSINESS_RULE_VIOLATION', refused);
}

/** Throws if a company's text to a talent who has not answered yet breaks a rule. The sentence names what has to change. */
export async function requireFairText(
  { db, firstMessageCheck }: Pick<Deps, 'db' | 'firstMessageCheck'>,
  companyId: string,
  text: string,
): Promise<void> {
  requireFilled(text, true);
  const ownDomains = firstMessageCheck.hasLink(text) ? await readOwnDomains(db, companyId) : [];
  const changes = firstMessageCheck.changesIn(text, ownDomains);
  if (changes.length > 0) throw refusal('BUSINESS_RULE_VIOLATION', firstMessageSentence(changes));
}

/**
 * The domain of the company's website, without `www`, and those that it has proven. The email address proves nothing: many are at
 * a free provider.
 */
async function readOwnDomains(db: Deps['db'], companyId: string): Promise<string[]> {
  const [[row], proven] = await Promise.all([
    db
      .select({ website: companyProfiles.website })
      .from(companyProfiles)
      .where(eq(companyProfiles.companyId, companyId)),
    db
      .select({ domain: companyDomains.domain })
      .from(companyDomains)
      .where(and(eq(companyDomains.companyId, companyId), isNotNull(companyDomains.provenAt))),
  ]);
  const host =
    row &&
    URL.parse(row.website)
      ?.hostname.toLowerCase()
      .replace(/^www\./, '');
  return [...(host ? [host] : []), ...proven.map(({ domain }) => domain)];
}
