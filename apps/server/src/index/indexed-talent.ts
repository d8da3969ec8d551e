import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { talents } from '../db/schema/talent.ts';
import { isInSearch } from '../db/visibility.ts';
import type { TalentDocument } from '@talaash/talent-index/port';
import { type SearchedProfile, toTalentDocument } from './talent-document.ts';

/** Rows per query: enough that the overhead does not matter, few enough that the server can answer in between. */
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
  noticePeriodInWeeks: talentProfiles.noticePeriodInWeeks,
  canWorkFromHome: talentProfiles.canWorkFromHome,
  isCurrentlyEmployed: talentProfiles.isCurrentlyEmployed,
  openToWorkStatus: talentProfiles.openToWorkStatus,
  englishFluency: talentProfiles.englishFluency,
  hasResume: sql`${talentProfiles.resume} is not null`,
  isAnonymous: talents.isAnonymousUntilAccepted,
} satisfies Record<keyof SearchedProfile, unknown>;

/** A profile as one JSON value: parsing fourteen columns costs twice as much in this process. */
const searchedProfile = sql<SearchedProfile>`json_build_object(${sql.join(
  Object.entries(SEARCHED).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)})`;

/** The documents of those talents who are in search. */
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
  /** The id after which the next batch starts; undefined when this batch is the last. */
  last: string | undefined;
};

/** The next batch of all talents by id. Its documents are of those in search. */
export async function readNextTalents(db: Db, after: string): Promise<TalentBatch> {
  // Limited before the join and the filter: otherwise the planner expects the filter to leave very few, and sorts all rows.
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
