import { normalisedName } from '@talaash/domain/base/search-keyword';
import { and, arrayContains, eq, type SQL } from 'drizzle-orm';
import { type Page, readPage } from '../../call/page.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import type { Deps } from '../../call/deps.ts';

export type HiddenProfileRow = typeof hiddenProfiles.$inferSelect;

/** A company and a talent. */
export type Pair = { companyId: string; talentId: string };

export const ofPair = ({ companyId, talentId }: Pair): SQL | undefined =>
  and(eq(hiddenProfiles.companyId, companyId), eq(hiddenProfiles.talentId, talentId));

export type HiddenProfilesQuestion = {
  companyId: string;
  nameStartsWith?: string | undefined;
  limit: number;
  cursor: string | null;
};

/** The company's hidden profiles, the newest first. */
export function pageHiddenProfiles(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { companyId, nameStartsWith, limit, cursor }: HiddenProfilesQuestion,
): Promise<Page<HiddenProfileRow>> {
  const name = normalisedName(nameStartsWith ?? '');
  const where = [
    eq(hiddenProfiles.companyId, companyId),
    ...(name === '' ? [] : [arrayContains(hiddenProfiles.searchKeywords, [name])]),
  ];
  const table = hiddenProfiles;
  return readPage({ db, log, table, where, at: 'createdIsoDateTimeUtc', id: 'talentId', limit, cursor });
}
