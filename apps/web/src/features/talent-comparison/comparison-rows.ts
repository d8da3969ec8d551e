import type { TalentSkills } from '@talaash/contract/talent-match';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { relativeTime } from '@talaash/domain/base/relative-time';
import type { MatchOutcome } from '@talaash/domain/talent-match/choice';
import type { SkillPlace } from '@talaash/domain/talent-match/skill-evidence';
import {
  SKILL_OUTCOMES,
  skillStateNote,
  skillStateOf,
  skillStateText,
} from '@talaash/domain/talent-match/skill-state';
import { areBest } from '@talaash/domain/talent-comparison/rule';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { latestOf } from '@talaash/domain/talent-profile/latest';
import { namedFactSentence } from '@talaash/domain/verified-fact/words';
import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import { formatDate, formatMonth } from '../../lib/format.ts';
import { shortLocalityText } from '../../parts/locality-text.ts';
import { type PostCriteria, criterionHint, missedBy } from './post-criterion.ts';
import { experienceText, noticeText, salaryText } from '../../parts/talent-fact.ts';

/** A row's cell for one person. */
export type ComparedCell = {
  text: string;
  /** Dim, below the text. */
  detail?: string | undefined;
  /** The gap to the requirement, after the text. */
  missed?: string | undefined;
  /** The icon before the text: has it, has part of it, lacks it, not stated. */
  mark?: 'has' | 'part' | 'lacks' | 'unknown' | undefined;
  isBest?: boolean | undefined;
};

export type ComparedRow = {
  label: string;
  /** The requirement, dim beside the label. */
  hint?: string | undefined;
  /** One per person, or a single one for all of them. */
  cells: readonly ComparedCell[];
  isOfAll?: true;
  isDifferent: boolean;
};

export type ComparedGroup = { title: string; rows: readonly ComparedRow[] };

type Compared = {
  people: readonly TalentProfileView[];
  /** The people's results for the required skills; one per person, in their order. */
  skillsOf: readonly TalentSkills[];
  /** The job post's requirements; absent without one. */
  criteria?: PostCriteria | undefined;
  /** Undefined if the time is unknown. */
  nowMs: number | undefined;
};

const NO_CRITERIA: PostCriteria = { mustSkills: [], skillYears: [], conditions: [] };

/** The compared attributes, in the order of the page. */
export function comparedGroups({
  people,
  skillsOf,
  criteria = NO_CRITERIA,
  nowMs,
}: Compared): ComparedGroup[] {
  const musts = new Set(criteria.mustSkills.map((skill) => skill.toLowerCase()));
  const years = new Map(criteria.skillYears.map(({ skill, minYears }) => [skill.toLowerCase(), minYears]));
  return [
    {
      title: 'Asked for',
      rows: (skillsOf[0]?.places ?? []).map(({ skill }, at) => ({
        ...requiredSkillRow(
          skill,
          skillsOf.flatMap(({ places }) => places[at] ?? []),
          years.get(skill.toLowerCase()),
        ),
        hint: musts.has(skill.toLowerCase()) ? 'must' : undefined,
      })),
    },
    { title: 'Skills', rows: skillRows(people, skillsOf) },
    { title: 'Terms', rows: termRows(people, criteria, nowMs) },
    { title: 'Background', rows: backgroundRows(people, nowMs) },
  ].filter(({ rows }) => rows.length > 0);
}

/** The groups without rows in which all people are equal. */
export const differingGroups = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);

const NOT_STATED: ComparedCell = { text: 'Not stated', mark: 'unknown' };

const differ = (cells: readonly ComparedCell[], valueOf: (cell: ComparedCell) => string): boolean =>
  new Set(cells.map(valueOf)).size > 1;

type ShownPlace = TalentSkills['places'][number];

/** The search page, the panel beside a profile and this row show the same state of a skill. */
function requiredSkillRow(
  skill: string,
  found: readonly ShownPlace[],
  minYears: number | undefined,
): ComparedRow {
  const best = areBest(
    found.map(({ months }) => (months > 0 ? yearsOf(months) : undefined)),
    'higher',
  );
  const cells = found.map((shown, index): ComparedCell => {
    const place = placeOf(shown);
    const state = skillStateOf(place, minYears);
    const note = skillStateNote(place, state, { minYears, namesEmployers: true });
    const by = shown.named === skill || state === 'none' ? [] : [shown.named];
    const detail = [...by, note].filter((part) => part !== '').join(', ');
    return {
      text: capitalized(skillStateText(place, state)),
      ...(detail === '' ? {} : { detail }),
      mark: state === 'none' ? 'lacks' : MARKS[SKILL_OUTCOMES[state]],
      ...(place.worked === undefined ? {} : { isBest: best[index] }),
    };
  });
  return { label: skill, cells, isDifferent: differ(cells, ({ text, mark }) => `${mark} ${text}`) };
}

const placeOf = ({ months, employers, isCurrent, projects, isListed }: ShownPlace): SkillPlace => ({
  worked: months > 0 ? { months, employers, isCurrent } : undefined,
  projects,
  isListed,
});

const MARKS: Record<MatchOutcome, ComparedCell['mark']> = {
  evidence: 'has',
  gap: 'part',
  notStated: 'unknown',
};

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Years rounded as shown, so that equal texts tie. */
const yearsOf = (months: number): number => (months < 12 ? months / 12 : Math.floor(months / 12));

function skillRows(people: readonly TalentProfileView[], skillsOf: readonly TalentSkills[]): ComparedRow[] {
  const keysOf = skillsOf.map(({ ownKeys }) => new Set(ownKeys));
  const isOfAll = (key: string | undefined) => key !== undefined && keysOf.every((keys) => keys.has(key));
  const [first] = people;
  if (first === undefined) return [];
  if (people.length === 1) return [plainRow('All skills', [skillsCell(first.skills)])];
  const shared = skillsCell(
    first.skills.filter((_, at) => isOfAll(skillsOf[0]?.ownKeys[at])),
    'None',
  );
  const others = people.map(({ skills }, person) =>
    skillsCell(
      skills.filter((_, at) => !isOfAll(skillsOf[person]?.ownKeys[at])),
      'None',
    ),
  );
  return [
    { label: 'In common', cells: [shared], isOfAll: true, isDifferent: false },
    plainRow('Different', others),
  ];
}

const skillsCell = (skills: readonly string[], none = 'Not stated'): ComparedCell => ({
  text: skills.length > 0 ? skills.join(', ') : none,
});

const plainRow = (label: string, cells: readonly ComparedCell[]): ComparedRow => ({
  label,
  cells,
  isDifferent: differ(cells, ({ text, detail }) => `${text}\n${detail ?? ''}`),
});

/** The rows for which a job post can have a requirement. */
const ASKED_KINDS: Partial<Record<string, SearchCondition['kind']>> = {
  Experience: 'experience',
  'Can start': 'notice',
  Expects: 'salary',
  English: 'english',
  Place: 'place',
  'Work mode': 'workMode',
};

function termRows(
  people: readonly TalentProfileView[],
  criteria: PostCriteria,
  nowMs: number | undefined,
): ComparedRow[] {
  const row = (label: string, textOf: (person: TalentProfileView) => string) => ({
    ...plainRow(
      label,
      people.map((person) => ({ text: textOf(person), missed: missedOf(label, person) })),
    ),
    hint: hintOf(label),
  });
  const missedOf = (label: string, person: TalentProfileView) => {
    const kind = ASKED_KINDS[label];
    return kind === undefined ? undefined : missedBy(criteria, kind, person);
  };
  const hintOf = (label: string) => {
    const kind = ASKED_KINDS[label];
    return kind === undefined ? undefined : criterionHint(criteria, kind);
  };
  const rated = (
    label: string,
    textOf: (person: TalentProfileView) => string,
    better: 'higher' | 'lower',
    valueOf: (person: TalentProfileView) => number,
  ) => {
    const best = areBest(people.map(valueOf), better);
    return {
      ...plainRow(
        label,
        people.map((person, index) => ({
          text: textOf(person),
          isBest: best[index],
          missed: missedOf(label, person),
        })),
      ),
      hint: hintOf(label),
    };
  };
  return [
    // More years are not better: a post asks for a range.
    row('Experience', ({ experienceInYears }) => experienceText(experienceInYears)),
    rated(
      'Can start',
      ({ noticePeriodInWeeks }) => noticeText(noticePeriodInWeeks),
      'lower',
      ({ noticePeriodInWeeks }) => noticePeriodInWeeks,
    ),
    rated(
      'Expects',
      ({ expectedSalaryInLpaInr }) => salaryText(expectedSalaryInLpaInr),
      'lower',
      ({ expectedSalaryInLpaInr }) => expectedSalaryInLpaInr,
    ),
    rated(
      'English',
      ({ englishFluency }) => englishFluency,
      'higher',
      ({ englishFluency }) => ENGLISH_FLUENCIES.indexOf(englishFluency),
    ),
    row('Place', ({ locality }) => shortLocalityText(locality)),
    row('Work mode', ({ canWorkFromHome }) => (canWorkFromHome ? 'Home or office' : 'Office only')),
    row('Employment', ({ isCurrentlyEmployed }) => (isCurrentlyEmployed ? 'Employed' : 'Not employed')),
    row('Open to work', ({ openToWorkStatus }) => OPEN_TO_WORK_STATUS_LABELS[openToWorkStatus]),
    row('Last active', ({ updatedIsoDateTimeUtc }) =>
      nowMs === undefined ? '\u00a0' : relativeTime(Date.parse(updatedIsoDateTimeUtc), nowMs),
    ),
  ];
}

type Entry = { tenure: TalentProfileView['educationList'][number]['tenure'] };

const spanText = ({ tenure: { startIsoMonth, endIsoMonth, isCurrent } }: Entry): string =>
  `${formatMonth(startIsoMonth)} to ${isCurrent ? 'now' : formatMonth(endIsoMonth ?? startIsoMonth)}`;

/** The server does not know the reader's day. */
function verifiedCell(person: TalentProfileView, nowMs: number | undefined): ComparedCell {
  const { verifiedFacts } = person;
  if (verifiedFacts.length === 0) return { text: 'Nothing' };
  const sentences = verifiedFacts.map((fact) =>
    namedFactSentence(fact, person, formatDate(fact.verifiedIsoDateTimeUtc)),
  );
  return { text: nowMs === undefined ? '\u00a0' : sentences.join('; ') };
}

function backgroundRows(people: readonly TalentProfileView[], nowMs: number | undefined): ComparedRow[] {
  const jobs = people.map(({ workExperiences }): ComparedCell => {
    const job = latestOf(workExperiences);
    return job ? { text: job.designation, detail: `${job.company}, ${spanText(job)}` } : NOT_STATED;
  });
  const education = people.map(({ educationList }): ComparedCell => {
    const entry = latestOf(educationList);
    return entry ? { text: entry.course, detail: `${entry.university}, ${spanText(entry)}` } : NOT_STATED;
  });
  const verified = people.some(({ verifiedFacts }) => verifiedFacts.length > 0)
    ? [
        plainRow(
          'Verified',
          people.map((person) => verifiedCell(person, nowMs)),
        ),
      ]
    : [];
  return [plainRow('Latest job', jobs), plainRow('Education', education), ...verified];
}
