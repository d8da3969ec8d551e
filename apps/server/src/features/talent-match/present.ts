import type { SearchOfPost, TalentSkills } from '@talaash/contract/talent-match';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { type MatchedTalent, talentMatch } from '@talaash/domain/talent-match/match';
import type { MatchCriteria } from '@talaash/domain/talent-match/criteria';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { matchQuery } from '@talaash/domain/talent-match/query';
import { bestPlace, skillPlaces } from '@talaash/domain/talent-match/skill-evidence';
import { redactor } from '@talaash/domain/talent-profile/mask';
import { toTalentDocument } from '../../index/talent-document.ts';
import { toTalentProfile } from '../talent-profile/present.ts';
import type { TalentProfileRow } from '../talent-profile/queries.ts';
import { namingOf } from './naming.ts';

/** The match of a job post with a profile, for a reader who sees the whole profile. */
export const toMatch = (criteria: MatchCriteria, profile: TalentProfileRow, nowMs: number): TalentMatch =>
  matchOf(criteria, profile, nowMs, true);

/** A job post's criteria as a search. Skills of its title are not repeated. */
export function toSearchOfPost(criteria: MatchCriteria): SearchOfPost {
  const { keyOf, namedIn } = namingOf(criteria.mustSkills.flatMap(({ names }) => names));
  const inTitle = namedIn(criteria.title, false);
  return {
    query: matchQuery(criteria, (skill) => inTitle.has(keyOf(skill))),
    niceSkills: criteria.niceSkills.flatMap(({ names }) => names),
    // One of several alternatives is not a must by itself.
    mustSkills: criteria.mustSkills.flatMap(({ names }) => (names.length === 1 ? names : [])),
    skillYears: [...criteria.mustSkills, ...criteria.niceSkills].flatMap(({ names, minYears }) =>
      minYears === undefined ? [] : names.map((skill) => ({ skill, minYears })),
    ),
    conditions: Object.values(criteria.conditions),
  };
}

/** The skills that a profile shows to the reader. */
export function toTalentSkills(profile: TalentProfileView, skills: readonly string[]): TalentSkills {
  const { key, updatedIsoDateTimeUtc, skills: own } = profile;
  const naming = namingOf(skills);
  const placesOf = skillPlaces(profile, naming, updatedIsoDateTimeUtc.slice(0, 7));
  return {
    talentId: key.talentId,
    places: skills.map((skill) => {
      const { name = skill, place } = bestPlace(placesOf(skill)) ?? {};
      return {
        skill,
        named: name,
        isListed: place?.isListed ?? false,
        projects: place?.projects ?? 0,
        ...(place?.worked ?? { months: 0, employers: [], isCurrent: false }),
      };
    }),
    ownKeys: own.map(naming.keyOf),
  };
}

/** The match for guests: no employers, and the person's name is masked. */
export function toRedactedMatch(
  criteria: MatchCriteria,
  profile: TalentProfileRow,
  nowMs: number,
): TalentMatch {
  const mask = redactor(profile.name);
  const { items, ...match } = matchOf(criteria, profile, nowMs, false);
  return {
    ...match,
    items: items.map((item) => ({ ...item, fact: mask(item.fact), detail: mask(item.detail) })),
  };
}

const matchOf = (criteria: MatchCriteria, row: TalentProfileRow, nowMs: number, namesEmployers: boolean) =>
  talentMatch(criteria, matchedTalentOf(row), {
    naming: namingFor(criteria),
    nowMs,
    namesEmployers,
  });

/** The reading of a post is cached. */
const namings = new WeakMap<MatchCriteria, ReturnType<typeof namingOf>>();

function namingFor(criteria: MatchCriteria): ReturnType<typeof namingOf> {
  const known = namings.get(criteria);
  if (known !== undefined) return known;
  const naming = namingOf([...criteria.mustSkills, ...criteria.niceSkills].flatMap(({ names }) => names));
  namings.set(criteria, naming);
  return naming;
}

function matchedTalentOf(row: TalentProfileRow): MatchedTalent {
  const profile = toTalentProfile(row);
  const { jobTitle, skills, experienceInYears, expectedSalaryInLpaInr, workExperiences, personalProjects } =
    profile;
  const { facts, updatedAtMs } = toTalentDocument({
    ...profile,
    talentId: row.talentId,
    hasResume: profile.resume !== undefined,
  });
  return {
    jobTitle,
    skills,
    experienceInYears,
    expectedSalaryInLpaInr,
    updatedAtMs,
    facts,
    workExperiences,
    personalProjects,
  };
}
