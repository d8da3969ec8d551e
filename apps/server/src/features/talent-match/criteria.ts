import { JOB_POST_SKILLS_MAX } from '@talaash/domain/job-post/limit';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { AskedSkill, MatchCriteria } from '@talaash/domain/talent-match/criteria';
import { levelOfTitle } from '@talaash/domain/talent-search/level';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { Understanding } from '@talaash/talent-index/question/understanding';
import { namingOf } from './naming.ts';

type Post = Pick<JobPost, 'title' | 'description'>;

/** A job post as one text. */
export const textOf = ({ title, description }: Post): string => `${title}\n${description}`;

/** Above a list of what somebody must have. */
const NEEDED =
  /\b(?:bring|requirements?|required|qualifications?|must|skills|who you are|looking for|you have)\b/i;
/** In a line or above a list of what is only liked. */
const LIKED =
  /\b(?:(?:nice|good|great|lovely) to have|nice-to-have|bonus|a plus|prefer(?:red|ably)?|ideally|optional(?:ly)?|an advantage|welcome)\b/i;

const isHeading = (line: string) => /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|[^.:]{1,60}:\s*$)/.test(line);

/**
 * What a job post asks. Must-have skills are those of its title and of its list of requirements, or all where it has no such
 * list; those that it only mentions or likes are nice to have.
 *
 * @param skills the names of skills in title and description
 * @param understood what is read of `textOf` the post
 */
export function criteriaOf(
  post: Post,
  skills: readonly string[],
  understood: Pick<Understanding, 'facts' | 'groups'>,
): MatchCriteria {
  const { title, description } = post;
  const facts = factsOf(textOf(post), understood);
  const { needed, liked, rest } = partsOfDescription(description);
  const { keyOf, namedIn } = namingOf(skills);
  const inTitle = namedIn(title, false);
  const [inNeeded, inLiked, inRest] = [namedIn(needed, true), namedIn(liked, true), namedIn(rest, true)];
  const isMust = (key: string) =>
    inTitle.has(key) || inNeeded.has(key) || (needed === '' && inRest.has(key) && !inLiked.has(key));
  const years = new Map(
    facts.flatMap((fact) =>
      fact.kind === 'skill' && fact.minYears ? [[keyOf(fact.name), fact.minYears]] : [],
    ),
  );
  const asked = skills.map((name): AskedSkill & { key: string } => ({
    key: keyOf(name),
    name,
    ...(years.has(keyOf(name)) ? { minYears: years.get(keyOf(name)) } : {}),
  }));
  const those = (isWanted: (key: string) => boolean) =>
    asked
      .filter(({ key }) => isWanted(key))
      .slice(0, JOB_POST_SKILLS_MAX)
      .map(({ key: _, ...skill }) => skill);
  return {
    title,
    mustSkills: those(isMust),
    niceSkills: those((key) => !isMust(key) && (inLiked.has(key) || inRest.has(key))),
    conditions: conditionsOf(title, facts),
  };
}

const RANGE = /\p{N}\s*(?:-|–|to|and)\s*\p{N}|\bto\b|\bup to\b|\bmax/iu;

/** What a text asks plainly, then what it asks as one of several. Years that are no range are the least that it asks. */
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

/** A description as three texts: lines of what is needed, of what is liked, and the rest. */
function partsOfDescription(description: string): Record<'needed' | 'liked' | 'rest', string> {
  const parts = { needed: '', liked: '', rest: '' };
  let section: keyof typeof parts = 'rest';
  for (const line of description.split('\n')) {
    if (isHeading(line)) section = LIKED.test(line) ? 'liked' : NEEDED.test(line) ? 'needed' : 'rest';
    else parts[LIKED.test(line) ? 'liked' : section] += `${line}\n`;
  }
  return parts;
}

/** Of each kind the first. The level is that of the title: prose names those of colleagues, too. */
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
    ...(place === undefined ? {} : { place }),
    ...(workMode?.isRemote ? { workMode } : {}),
    // Nobody is a worse match for expecting less than a post offers.
    ...(salary?.max === undefined ? {} : { salary: { kind: 'salary', max: salary.max } }),
    ...(notice === undefined ? {} : { notice }),
    ...(english === undefined ? {} : { english }),
  };
}
