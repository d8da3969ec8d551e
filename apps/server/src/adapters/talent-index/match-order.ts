import { MATCH_BANDS } from '@talaash/domain/talent-match/choice';
import type { MatchCriteria } from '@talaash/domain/talent-match/criteria';
import { type MatchedTalent, talentMatch } from '@talaash/domain/talent-match/match';
import { skillKey } from '@talaash/lexicon/phrase';
import { childrenOfSkill } from '@talaash/lexicon/skill-kind';
import { titleWords } from '@talaash/lexicon/title-word';
import type { TalentDocument } from '@talaash/talent-index/port';

/** Before the key of a skill that a job or a project names. */
const MARK = '\u0001';

const NAMING = {
  keyOf: skillKey,
  childrenOf: childrenOfSkill,
  titleWords,
  namedIn: (text: string) => new Set(text.startsWith(MARK) ? [text.slice(1)] : []),
};

/** How well somebody answers a job post: greater for the better band, then for more points. */
export function matchOrder(criteria: MatchCriteria, nowMs: number, document: TalentDocument): number {
  const { band, total } = talentMatch(criteria, asMatched(document), {
    naming: NAMING,
    nowMs,
    namesEmployers: true,
  });
  return 1000 * (MATCH_BANDS.length - MATCH_BANDS.indexOf(band)) + total;
}

/** A profile that says what the document keeps of one: a job for each skill that a job names. */
function asMatched({ work, ...document }: TalentDocument): MatchedTalent {
  const { skills, facts } = document;
  const months = new Map<string, number>();
  for (const [at, skill] of skills.entries())
    if (!months.has(skillKey(skill))) months.set(skillKey(skill), facts.skillMonths[at] ?? 0);
  const named = work.skills.map(({ name, months: own }) => [skillKey(name), own] as const);
  const job = (designation: string, rolesAndResponsibilities: string, lasting: number) => ({
    designation,
    company: '',
    rolesAndResponsibilities,
    tenure: { startIsoMonth: '1950-01', endIsoMonth: isoMonth(lasting - 1), isCurrent: false },
  });
  return {
    ...document,
    workExperiences: [
      ...work.titles.map((title) => job(title, '', 1)),
      ...[...months, ...named].flatMap(([key, own]) => (own === 0 ? [] : [job('', MARK + key, own)])),
    ],
    personalProjects: named.flatMap(([key, own]) =>
      own === 0 ? [{ title: '', descriptionMarkdown: MARK + key }] : [],
    ),
  };
}

const isoMonth = (months: number): string =>
  `${1950 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
