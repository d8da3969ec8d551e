import { JOB_POST_SKILLS_MAX } from '@talaash/domain/job-post/limit';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { JobTerms } from '@talaash/domain/job-terms/schema';
import type { SkillCriterion, MatchCriteria } from '@talaash/domain/talent-match/criteria';
import { levelOfTitle } from '@talaash/domain/talent-search/level';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { citiesOf } from '@talaash/question/place';
import { understand } from '@talaash/question/understand';
import type { Understanding } from '@talaash/question/understanding';
import { skillKey } from '@talaash/lexicon/phrase';
import { criteriaText, clausesOf, type PostPart } from './post-clause.ts';
import { type SkillReader, skillReader } from '@talaash/lexicon/skill-group';

type Post = Pick<JobPost, 'title' | 'description'> & { terms?: JobTerms | null | undefined };

/** A job post as one text. */
export const textOf = ({ title, description }: Post): string => `${title}\n${criteriaText(description)}`;

/**
 * The criteria of a job post. Must-have skills are those of its title and its list of requirements, or those of its text if
 * neither names one; the others are nice to have. One skill of a group of alternatives is enough.
 *
 * @param skills the names of skills in title and description
 * @param understood the reading of `textOf` the post
 */
export function criteriaOf(
  { title, description, terms }: Post,
  skills: readonly string[],
  understood: Pick<Understanding, 'facts' | 'groups'>,
): MatchCriteria {
  const facts = factsOf(textOf({ title, description }), understood);
  const groupsIn = skillReader(skills);
  const of: Record<PostPart, string[][]> = { needed: groupsIn(title, false), preferred: [], rest: [] };
  const clauses = clausesOf(description);
  for (const { part, text } of clauses) of[part].push(...groupsIn(text, true));
  const isListed = of.needed.length > 0 && clauses.some(({ part }) => part === 'needed');
  const isNotPreferred = (group: readonly string[]) => !isAnyIn(group, of.preferred.flat());
  const must = distinct([...of.needed, ...(isListed ? [] : of.rest.filter(isNotPreferred))]);
  const nice = distinct([...of.preferred, ...(isListed ? of.rest : [])]).filter(
    (group) => !isAnyIn(group, must.flat()),
  );
  const years = new Map([...yearsSaid(clauses, groupsIn), ...yearsOfSkills(facts)]);
  const criteriaFor = (groups: readonly string[][]) =>
    groups.slice(0, JOB_POST_SKILLS_MAX).map((names): SkillCriterion => {
      const minYears = names.map((name) => years.get(skillKey(name))).find((found) => found !== undefined);
      return { names, ...(minYears === undefined ? {} : { minYears }) };
    });
  return {
    title: roleOf(title, groupsIn),
    mustSkills: criteriaFor(must),
    niceSkills: criteriaFor(nice),
    conditions: { ...conditionsOf(title, facts), ...payCondition(terms) },
  };
}

/** The stated pay replaces what the text says of it. Expecting less than a post offers never lowers the match. */
export const payCondition = (terms: Post['terms']): Pick<MatchCriteria['conditions'], 'salary'> =>
  terms?.pay ? { salary: { kind: 'salary', max: terms.pay.to } } : {};

/** In a title these say how somebody is hired, not for what job. */
const TERMS =
  /\d|\b(?:contract\w*|c2h|c2c|free-?lance\w*|full[- ]time|part[- ]time|permanent|temporary|remote|hybrid|on-?site|wfh|wfo|work from home|office|urgent(?:ly)?|hiring|immediate(?:ly)?|opening|vacancy|freshers?|m\/f\/d|f\/m\/d|india|pan india)\b/i;

/** A title without place, time and terms: "PHP Developer – 2 to 5 Years – Pune" becomes PHP Developer. */
function roleOf(title: string, groupsIn: SkillReader): string {
  const pieces = title.split(/(\s+[-–—|]\s+|\s*[|]\s*|\s*\([^()]*\)|,\s+)/);
  const isRole = (piece: string) => {
    const text = piece.replace(/^[\s(]+|[\s)]+$/g, '');
    if (groupsIn(text, false).length > 0) return true;
    if (TERMS.test(text)) return false;
    const { facts, groups } = understand(`${text} `);
    return groups.length > 0 || !facts.some(({ condition }) => condition.kind === 'place');
  };
  const kept = pieces.filter((piece, at) => {
    const isBracket = /^\s*\(/.test(piece);
    if (at % 2 === 1 && !isBracket) return isRole(pieces[at + 1] ?? '');
    return at === 0 || piece.trim() === '' || isRole(piece);
  });
  return kept.join('').trim() || title;
}

/**
 * Each skill once. A skill that is required alone is removed from alternatives, and of groups that share a skill the first stays.
 */
function distinct(groups: readonly string[][]): string[][] {
  const alone = new Set(groups.flatMap(([name = '', ...others]) => (others.length === 0 ? [name] : [])));
  const taken = new Set<string>();
  return groups.filter((group) => {
    if (isAnyIn(group, taken) || (group.length > 1 && isAnyIn(group, alone))) return false;
    for (const name of group) taken.add(name);
    return true;
  });
}

const isAnyIn = (group: readonly string[], names: Iterable<string>): boolean => {
  const known = new Set(names);
  return group.some((name) => known.has(name));
};

const yearsOfSkills = (facts: readonly SearchCondition[]): Map<string, number> =>
  new Map(
    facts.flatMap((fact) =>
      fact.kind === 'skill' && fact.minYears ? [[skillKey(fact.name), fact.minYears]] : [],
    ),
  );

/** "3+ years with React", "4 yrs hands-on experience in Java": years of the named skill, not of all work. */
const YEARS_WITH =
  /(\d{1,2})\s*(?:\+|-\s*\d{1,2}|to\s+\d{1,2}|ish)?\s*(?:years?|yrs?)\s*(?:of\s+)?(?:(?:hands[- ]on|professional|solid|strong|practical|working|commercial|industry|relevant|production|good|proven)\s+)*(?:(?:experience|exp|work)\s+)?(?:(?:with|in|of|using|on|writing|building with|working with)\s+)/gi;

/** The required years of each skill by its key; if a text names several, the first. */
function yearsSaid(clauses: readonly { text: string }[], groupsIn: SkillReader): Map<string, number> {
  const years = new Map<string, number>();
  for (const { text } of clauses)
    for (const { 0: said, 1: number, index } of text.matchAll(YEARS_WITH)) {
      const after = text.slice(index + said.length);
      const [names = []] = groupsIn(after, true);
      const isNext = names.some((name) => after.toLowerCase().startsWith(name.toLowerCase()));
      const key = skillKey(names[0] ?? '');
      if (isNext && !years.has(key)) years.set(key, Number(number));
    }
  return years;
}

const RANGE = /\p{N}\s*(?:-|–|to|and)\s*\p{N}|\bto\b|\bup to\b|\bmax/iu;

/** The plain requirements of a text, then its alternatives. Years without a range are a minimum. */
function factsOf(
  text: string,
  { facts, groups }: Pick<Understanding, 'facts' | 'groups'>,
): SearchCondition[] {
  const plain = facts.map(({ condition, spans }): SearchCondition => {
    if (condition.kind !== 'experience' || condition.min === undefined) return condition;
    const isRange = spans.some(({ start, end }) => RANGE.test(text.slice(start, end)));
    return isRange ? condition : { kind: 'experience', min: condition.min };
  });
  const anyOf = groups.flatMap((group) =>
    group.anyOf.every(({ kind }) => kind === 'fact')
      ? group.anyOf.flatMap((wanted) => (wanted.kind === 'fact' ? [wanted.condition] : []))
      : [],
  );
  return [...plain, ...anyOf];
}

/** People elsewhere in the office's city can work there. A suburb's name that several cities share names none. */
const withCities = (names: readonly string[]): string[] => [
  ...new Set([
    ...names,
    ...names.flatMap((name) => {
      const cities = citiesOf(name);
      return cities.length === 1 ? cities : [];
    }),
  ]),
];

/** The first of each kind. The level comes from the title: prose also names the level of colleagues. */
function conditionsOf(title: string, facts: readonly SearchCondition[]): MatchCriteria['conditions'] {
  const first = <Kind extends SearchCondition['kind']>(kind: Kind) =>
    facts.find((fact): fact is Extract<SearchCondition, { kind: Kind }> => fact.kind === kind);
  const level = levelOfTitle(title);
  const [experience, place, workMode, salary, notice, english] = [
    first('experience'),
    first('place'),
    first('workMode'),
    first('salary'),
    first('notice'),
    first('english'),
  ];
  return {
    ...(level === undefined ? {} : { level: { kind: 'level', levels: [level] } }),
    ...(experience === undefined ? {} : { experience }),
    ...(place === undefined ? {} : { place: { ...place, names: withCities(place.names) } }),
    ...(workMode?.isRemote ? { workMode } : {}),
    // Expecting less than a post offers never lowers the match.
    ...(salary?.max === undefined ? {} : { salary: { kind: 'salary', max: salary.max } }),
    ...(notice === undefined ? {} : { notice }),
    ...(english === undefined ? {} : { english }),
  };
}
