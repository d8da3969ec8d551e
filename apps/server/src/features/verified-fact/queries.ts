import type { FactKey } from '@talaash/domain/verified-fact/statement';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { verifiedFacts } from '../../db/schema/verified-fact.ts';

export type VerifiedFactRow = typeof verifiedFacts.$inferSelect;
export type OwnedFact = FactKey & { talentId: string };

export const isFact = ({ talentId, kind, entryId }: OwnedFact) =>
  and(eq(verifiedFacts.talentId, talentId), eq(verifiedFacts.kind, kind), eq(verifiedFacts.entryId, entryId));

export const listFacts = (db: Pick<Db, 'select'>, talentId: string): Promise<VerifiedFactRow[]> =>
  db
    .select()
    .from(verifiedFacts)
    .where(eq(verifiedFacts.talentId, talentId))
    .orderBy(asc(verifiedFacts.kind), asc(verifiedFacts.entryId));
