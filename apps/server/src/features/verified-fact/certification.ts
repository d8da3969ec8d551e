import { certificatePageRefusal, hostOf } from '@talaash/domain/verified-fact/rule';
import { CERTIFICATE_PAGE_SENTENCES, FACT_REFUSALS } from '@talaash/domain/verified-fact/own-words';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { fingerprintOf } from '../../db/verified-fact.ts';
import { readTalentProfile } from '../talent-profile/queries.ts';
import { markUnchanged, type Own } from './actions.ts';

/**
 * Reads the page of a certification and gives the mark if it names the talent and the certification.
 * @throws BUSINESS_RULE_VIOLATION if it does not, SERVICE_UNAVAILABLE if it does not answer
 */
export async function verifyCertification(
  deps: Pick<Deps, 'db' | 'certificatePages' | 'events' | 'now'>,
  own: Own & { email: string },
  entryId: string,
): Promise<void> {
  const { certificatePages, db } = deps;
  if (certificatePages.mode === 'off') throw refusal('BUSINESS_RULE_VIOLATION', FACT_REFUSALS.certificateOff);
  const key = { kind: 'certification', entryId } as const;
  const profile = await readTalentProfile(db, own.talentId);
  const one = profile?.certifications.find(({ id }) => id === entryId);
  if (!profile || !one) throw refusal('NOT_FOUND', FACT_REFUSALS.unknown);
  const reason = certificatePageRefusal(one, profile);
  const fingerprint = fingerprintOf(profile, key);
  const url = one.credentialUrl ?? '';
  const verifier = hostOf(url);
  if (reason !== undefined || fingerprint === undefined || verifier === undefined)
    throw refusal('BUSINESS_RULE_VIOLATION', reason ?? FACT_REFUSALS.certificateLinkMissing);
  const sought = { name: profile.name, certification: one.name, email: own.email };
  const outcome = await certificatePages.look(url, sought);
  if (outcome !== 'named')
    throw refusal(
      outcome === 'unreachable' ? 'SERVICE_UNAVAILABLE' : 'BUSINESS_RULE_VIOLATION',
      CERTIFICATE_PAGE_SENTENCES[outcome],
    );
  if (!(await markUnchanged(deps, own, key, { fingerprint, verifier })))
    throw refusal('NOT_FOUND', FACT_REFUSALS.unknown);
}
