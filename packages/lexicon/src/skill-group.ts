import { type LabelsByWords, labelsByWords, type NamedSkill, skillsIn } from './named-skill.ts';
import { skillKey } from './phrase.ts';
import { kindOfSkill } from './skill-kind.ts';

/** The text between two skills. Whether a `list` means all or any of its skills depends on its end. */
type Link = 'or' | 'and' | 'list' | 'none';

/** A noun after a skill that belongs to its name: "the React framework". */
const NOUN =
  '(?:\\s+(?:frameworks?|library|libraries|databases?|db|languages?|cloud|platforms?|tools?|scripting|programming|development))?';
const OR = new RegExp(
  `^${NOUN}[\\s,(]*(?:and/or|or|/|\\||vs)(?:\\s+(?:else|even|better|preferably|ideally|maybe|also|some|an?|the))*[\\s,(]*$`,
);
const AND = new RegExp(`^${NOUN}[\\s,)]*(?:and|&|\\+|plus|with|as well as|along with)(?:\\s+also)?[\\s(]*$`);
const LIST = new RegExp(`^${NOUN}\\s*[,;•·](?:\\s*(?:and\\s+)?(?:also|either))?\\s*$`);

/** Words before skills that say that one of them is enough. */
const ONE_OF =
  /(?:\b(?:one|any|some|either|at least one|two)(?: or more)?(?: of)?(?: (?:the|these|those|our))?(?: (?:following|below|popular|modern|major|main))?(?: (?:[a-z-]+ ){0,2}(?:languages?|frameworks?|librar(?:y|ies)|databases?|clouds?|platforms?|tools?|stacks?|providers?|systems?))?(?: like| such as)?|\bsuch as|\be\.g\.?|\beg|\bfor (?:example|instance)|\b(?:[a-z]+s|tool|framework|language|database|library|cloud|platform|similar) like)\s*[,:(-]?\s*$/;
/** Words after skills that are examples: "or similar", or "or" followed by something other than a skill. */
const OR_SIMILAR = new RegExp(`^${NOUN}[\\s,(]*or\\s+(?!you\\b|we\\b|your\\b|the\\b)[a-z]`);

/** Words after skills in brackets that can replace the skill before them: "AWS (Azure also fine)". */
const ALSO_FINE =
  /^\s*(?:(?:is|are|would be|works?|also|too|just as)\s+)*(?:fine|ok(?:ay)?|works?|acceptable|accepted|as well)\b/;

/** Required together, whatever connects them. */
const TOGETHER: ReadonlySet<string> = new Set(['html', 'css']);

/** @param isProse false for a title, where a plain word that is also a skill means the skill */
export type SkillReader = (text: string, isProse: boolean) => string[][];

/**
 * Returns a function that groups the skills a text requires. Any one skill of a group is enough: "TypeScript or Java",
 * "AWS/Azure", "React, Vue or Angular", "one of", "such as", "or similar". A single skill is a group of one. Groups follow the
 * order of the text.
 */
export function skillReader(skills: readonly string[]): SkillReader {
  const labels = labelsByWords(skills);
  const byKey = new Map(skills.map((label) => [skillKey(label), label]));
  return (text, isProse) => {
    const { folded, named } = meantIn(text, isProse, labels);
    return runsOf(folded, named)
      .flatMap((run) => groupsOfRun(folded, named, run))
      .map((group) => group.flatMap((label) => byKey.get(skillKey(label)) ?? []))
      .filter((group) => group.length > 0)
      .flatMap(apart);
  };
}

/**
 * The skills in a prose text, each once, in the order of the text. Includes plain words where the context shows that they mean
 * the skill.
 */
export const skillsMeantIn = (text: string, labels: LabelsByWords): string[] => [
  ...new Set(meantIn(text, true, labels).named.map(({ label }) => label)),
];

/** Nouns that follow the name of a skill and are not skills themselves. */
const NOUNS: ReadonlySet<string> = new Set(
  'framework frameworks library libraries database databases language languages cloud platform tool tools'.split(
    ' ',
  ),
);

function meantIn(text: string, isProse: boolean, labels: LabelsByWords) {
  const { folded, named } = skillsIn(text, labels, false);
  const skills = named.filter(({ start, end }) => !NOUNS.has(folded.slice(start, end)));
  return {
    folded,
    named: isProse ? skills.filter((_, at) => isMeant(text, folded, skills, at)) : skills,
  };
}

/** In prose, a plain word is a skill if it is capitalized and is in a list of skills or follows "in", "with" or the like. */
function isMeant(text: string, folded: string, named: readonly NamedSkill[], at: number): boolean {
  const { start, end, isPlainWord } = named[at] as NamedSkill;
  if (!isPlainWord) return true;
  const written = folded.slice(start, end).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.[0] ?? '';
  if (!/^\p{Lu}/u.test(found)) return false;
  const [before, after] = [named[at - 1], named[at + 1]];
  const isListed =
    (before !== undefined && !before.isPlainWord && linkOf(folded.slice(before.end, start)) !== 'none') ||
    (after !== undefined && !after.isPlainWord && linkOf(folded.slice(end, after.start)) !== 'none');
  return (
    isListed ||
    (/\p{Ll}$/u.test(found) &&
      /\b(?:in|with|of|using|know|knows|write|writing)\s+$/.test(folded.slice(0, start)))
  );
}

function linkOf(written: string): Link {
  const between = written.replace(/[*_`~"]/g, '');
  if (OR.test(between)) return 'or';
  if (AND.test(between)) return 'and';
  return LIST.test(between) ? 'list' : 'none';
}

/** Linked skills. `links[i]` follows the skill at `from + i`. */
type Run = { from: number; links: Link[] };

function runsOf(folded: string, named: readonly NamedSkill[]): Run[] {
  const runs: Run[] = [];
  for (const [at, { start }] of named.entries()) {
    const before = named[at - 1];
    const link = before === undefined ? 'none' : linkOf(folded.slice(before.end, start));
    const isAside = before !== undefined && /^\s*\(\s*$/.test(folded.slice(before.end, start));
    if (isAside && ALSO_FINE.test(asideEnd(folded, named, at))) runs.at(-1)?.links.push('or');
    else if (link === 'none') runs.push({ from: at, links: [] });
    else runs.at(-1)?.links.push(link);
  }
  return runs;
}

/** The text between the last skill in the bracket that opens before skill `at` and the end of the bracket. */
function asideEnd(folded: string, named: readonly NamedSkill[], at: number): string {
  const close = folded.indexOf(')', named[at]?.start);
  const last = named.slice(at).findLast(({ end }) => end <= close);
  return folded.slice(last?.end ?? close, close);
}

function groupsOfRun(folded: string, named: readonly NamedSkill[], { from, links }: Run): string[][] {
  const before = folded.slice(named[from - 1]?.end ?? 0, named[from]?.start);
  const after = folded.slice(named[from + links.length]?.end);
  const isOneOf = ONE_OF.test(before.replace(/[*_`~"]/g, ''));
  const last: Link = OR_SIMILAR.test(after) ? 'or' : 'and';
  const groups: string[][] = [];
  const labelOf = (i: number) => (named[from + i] as NamedSkill).label;
  for (let i = 0; i <= links.length; i += 1) {
    const label = labelOf(i);
    const isNext =
      i > 0 && (isOneOf || ((decided(links, i - 1) ?? last) === 'or' && isOfList(links, i - 1, labelOf)));
    if (isNext) groups.at(-1)?.push(label);
    else groups.push([label]);
  }
  return groups;
}

/** The link before the last entry of a list: it decides for the whole list. */
const decided = (links: readonly Link[], at: number): Link | undefined =>
  links.slice(at).find((link) => link !== 'list');

/**
 * Whether the skill before a link is one of the alternatives at the end of the list. "SQL, Python, Airflow or Prefect" requires
 * SQL and Python, because they are of other kinds than the last skills. If no kind is known, all are alternatives.
 */
function isOfList(links: readonly Link[], at: number, labelOf: (i: number) => string): boolean {
  if (links[at] !== 'list') return true;
  const end = links.findIndex((link, i) => i >= at && link !== 'list');
  const last = end === -1 ? links.length : end + 1;
  const kind = kindOfSkill(labelOf(last)) ?? kindOfSkill(labelOf(last - 1));
  if (kind === undefined) return true;
  const first = links.findLastIndex((link, i) => i < at && link !== 'list') + 1;
  const kinds = Array.from({ length: last - first + 1 }, (_, i) => kindOfSkill(labelOf(first + i)));
  const isMixed = kinds.some((one) => one !== undefined && one !== kind);
  return !isMixed || kinds.slice(at - first).every((one, i) => one === kind || at + i === last);
}

function apart(group: string[]): string[][] {
  const unique = [...new Map(group.map((label) => [skillKey(label), label])).values()];
  const together = unique.filter((label) => TOGETHER.has(skillKey(label)));
  return together.length > 1 ? unique.map((label) => [label]) : [unique];
}
