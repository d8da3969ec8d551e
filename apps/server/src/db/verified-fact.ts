import { createHash } from 'node:crypto';
import type { VerifiedFactKind } from '@talaash/domain/verified-fact/choice';
import { type FactKey, type FactProfile, factStatement } from '@talaash/domain/verified-fact/statement';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import type { talentProfiles } from './schema/talent-profile.ts';
import { verifiedFacts } from './schema/verified-fact.ts';

type ProfileRow = typeof talentProfiles.$inferSelect;

/** The hash of what a mark of a fact vouches for; undefined if the profile does not have the fact. */
export function fingerprintOf(profile: FactProfile, key: FactKey): string | undefined {
  const statement = factStatement(profile, key);
  return statement === undefined || statement === ''
    ? undefined
    : createHash('sha256').update(statement).digest('base64url');
}

/** A mark as a query of profiles reads it along. */
export type ReadFact = {
  kind: VerifiedFactKind;
  entryId: string;
  fingerprint: string;
  verifier: string;
  verifiedAt: string;
};

/** The marks of a profile in a query that has `talent_profiles`. They count only with its fingerprints. */
export const factsOfProfile = (talentId: SQL): SQL<ReadFact[]> => sql<ReadFact[]>`coalesce((
  select json_agg(json_build_object('kind', f.kind, 'entryId', f.entry_id, 'fingerprint', f.fingerprint,
    'verifier', f.verifier, 'verifiedAt', f.verified_at) order by f.kind, f.entry_id)
  from ${verifiedFacts} f where f.talent_id = ${talentId} and f.verified_at is not null), '[]')`;

/**
 * Deletes the marks and waiting links of facts that the stored profile no longer has as they were. Call it in every transaction that
 * stores a profile, so that an edit cannot be undone with its mark.
 */
export async function dropChangedFacts(tx: Tx, profile: ProfileRow): Promise<void> {
  const { talentId } = profile;
  const stored = await tx.select().from(verifiedFacts).where(eq(verifiedFacts.talentId, talentId));
  const changed = stored.filter((fact) => fact.fingerprint !== fingerprintOf(profile, fact));
  if (changed.length > 0)
    await tx
      .delete(verifiedFacts)
      .where(
        and(
          eq(verifiedFacts.talentId, talentId),
          or(
            ...changed.map(({ kind, entryId }) =>
              and(eq(verifiedFacts.kind, kind), eq(verifiedFacts.entryId, entryId)),
            ),
          ),
        ),
      );
}
