import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { talents } from '../db/schema/talent.ts';
import { isInSearch } from '../db/visibility.ts';
import type { TalentDocument } from '@talaash/talent-index/port';
import { type SearchedProfile, toTalentDocument } from './talent-document.ts';

/** One query's worth: large enough that asking costs nothing, small enough that the server answers in between. */
const BATCH = 2_000;

const SEARCHED = {
  talentId: talentProfiles.talentId,
  updatedIsoDateTimeUtc: talentProfiles.updatedIsoDateTimeUtc,
  name: talentProfiles.name,
  jobTitle: talentProfiles.jobTitle,
  skills: talentProfiles.skills,
  locality: talentProfiles.locality,
  jobCategory: talentProfiles.jobCategory,
  about: talentProfiles.about,
  certifications: talentProfiles.certifications,
  workExperiences: talentProfiles.workExperiences,
  personalProjects: talentProfiles.personalProjects,
  educationList: talentProfiles.educationList,
  experienceInYears: talentProfiles.experienceInYears,
  expectedSalaryInLpaInr: talentProfiles.expectedSalaryInLpaInr,
} satisfies Record<keyof SearchedProfile, unknown>;

/** All of a profile in one piece: to take fourteen columns apart costs twice as much here. */
const searchedProfile = sql<SearchedProfile>`json_build_object(${sql.join(
  Object.entries(SEARCHED).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)})`;

/** Of these talent those who are in search. */
export async function readIndexedTalents(db: Db, talentIds: readonly string[]): Promise<TalentDocument[]> {
  if (talentIds.length === 0) return [];
  const rows = await db
    .select({ profile: searchedProfile })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(and(inArray(talents.talentId, [...talentIds]), isInSearch));
  return rows.map(({ profile }) => toTalentDocument(profile));
}

export type TalentBatch = {
  documents: TalentDocument[];
  /** The id after which the next batch begins; undefined when this one is the last. */
  last: string | undefined;
};

/** The next of all talent by id, without those who are not in search. */
export async function readNextTalents(db: Db, after: string): Promise<TalentBatch> {
  // Bounded before it is joined and filtered: the planner takes the filter to leave so few that it would sort everybody.
  const batch = db
    .select()
    .from(talentProfiles)
    .where(gt(talentProfiles.talentId, after))
    .orderBy(asc(talentProfiles.talentId))
    .limit(BATCH)
    .as('talent_profiles');
  const rows = await db
    .select({ talentId: talents.talentId, isInSearch, profile: searchedProfile })
    .from(batch)
    .innerJoin(talents, eq(talents.talentId, batch.talentId))
    .orderBy(asc(talents.talentId));
  return {
    documents: rows.flatMap((row) => (row.isInSearch ? [toTalentDocument(row.profile)] : [])),
    last: rows.length < BATCH ? undefined : rows.at(-1)?.talentId,
  };
}
