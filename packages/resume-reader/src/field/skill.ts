import { phraseTerm } from '@talaash/lexicon/phrase';
import type { Line, Segment } from '../page/line.ts';
import { paragraphsOf } from '../section/paragraph.ts';
import { toolsIn } from '../words/detail.ts';
import { headingKind } from '../words/heading.ts';
import { trimmed } from '../entry/piece.ts';

const SKILLS_FOUND_MAX = 120;
const SKILL_WORDS_MAX = 5;
const SKILL_LENGTH_MAX = 50;

const GROUP = /^([\p{L}\p{M}\p{N}&/+.\s()-]{2,45}?)\s*(?::[-–—]?|\s[-–—]\s)\s*(?=\S)/u;
const LIST_SIGNS = /\s*(?:[,;|•●·∙▪◦★☆●○■□]+|\s{2,}|\s[-–—]\s|\n)\s*/u;
const PROFICIENCY =
  /\s*(?:\((?:[^()]*\b(?:advanced|intermediate|beginner|basic|basics|expert|proficient|fluent|native|familiar|years?|yrs?|professional working|months?)\b[^()]*)\)|[-–:]?\s*\b(?:advanced|intermediate|beginner|expert|proficient|basics?)\b|\b\d+(?:\.\d+)?\s*\+?\s*(?:years?|yrs?|months?)\b|\b\d{1,3}\s*%|\b\d+\s*\/\s*(?:5|10)\b)\s*$/i;
/** Splits a line with several groups: "Languages: Java, C++ Databases: MySQL". */
const NEXT_GROUP = /(?<=:.*)\s+(?=\p{Lu}[\p{L}&/]{2,20}:\s)/u;
const OPENING =
  /^(?:(?:good|strong|sound|basic|working|hands[- ]on|excellent|in-depth|thorough)\s+)*(?:knowledge|experience|proficient|proficiency|expertise|familiar(?:ity)?|skilled|exposure|understanding|well versed|experienced)\s+(?:in|of|with|on|to)\s+/i;
const TABLE_HEAD = /\b(?:version|last used|experience)\b/i;
const NO_SKILL =
  /^(?:etc|others?|and|or|skills?|tools?|technologies|languages?|version|last used|experience|years?|name|basic|good|-|na|n\/a|proficiency|level)\.?$/i;

/** The skills of a section as written, without duplicates. */
export function skillsOf(lines: readonly Line[]): string[] {
  const isTable = lines.some(
    ({ segments, text }) => segments.length >= 3 && /^skills?\b/i.test(text) && TABLE_HEAD.test(text),
  );
  const railX = railOf(lines);
  const skills: string[] = [];
  for (const text of textsOf(lines, isTable, railX)) {
    for (const item of itemsOf(text)) if (isSkill(item)) skills.push(item);
    if (skills.length > SKILLS_FOUND_MAX * 2) break;
  }
  return unique(skills).slice(0, SKILLS_FOUND_MAX);
}

/** The skills listed in lines such as "Environment: Java, Oracle" and in their continuation lines. */
export function skillsInDetails(lines: readonly Line[]): string[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    const text = paragraph.segments.length === 2 ? rowText(paragraph.segments) : paragraph.text;
    const tools = toolsIn(text);
    return tools === undefined || /[.!?]\s+\p{Lu}/u.test(tools) ? [] : itemsOf(tools).filter(isSkill);
  });
}

/** A label in a cell of its own. */
const rowText = ([label, value]: readonly Segment[]): string =>
  `${label?.text.replace(/\s*:[-–]?$/, '') ?? ''}: ${value?.text.replace(/^[:\s–-]+/, '') ?? ''}`;

export function unique(skills: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const skill of skills) {
    const key = skill.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '');
    if (!byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}

/** The left edge of the contents when short labels form a rail to the left of them. */
function railOf(lines: readonly Line[]): number | undefined {
  const labelled = lines.filter(
    ({ segments }) => segments.length === 2 && !/[,;|]/.test(segments[0]?.text ?? ''),
  );
  if (labelled.length < 1) return undefined;
  const xs = labelled.map(({ segments }) => segments[1]?.x ?? 0);
  const isRail =
    Math.max(...xs) - Math.min(...xs) < 4 &&
    labelled.some(({ segments }) => /[,;|:]/.test(segments[1]?.text ?? ''));
  return isRail && labelled.length >= lines.length * 0.4 ? xs[0] : undefined;
}

/** Joins the lines of a list, so "Spring" at the end of one line and "Boot" at the start of the next are one skill. */
function textsOf(lines: readonly Line[], isTable: boolean, railX: number | undefined): string[] {
  const hasPlain = lines.some(({ bold }) => !bold);
  const listed = lines.filter((line) => !isGroupName(line, hasPlain));
  if (isTable)
    return listed.filter(({ text }) => !TABLE_HEAD.test(text)).map(({ segments }) => segments[0]?.text ?? '');
  const texts: string[] = [];
  for (const [at, line] of listed.entries()) {
    const [, second, ...others] = line.segments;
    const isRow = second !== undefined && others.length === 0 && Math.abs(second.x - (railX ?? NaN)) < 4;
    const last = texts.at(-1);
    if (isRow) texts.push(second.text.replace(/^[:\s-]+/, ''));
    else if (last !== undefined && continuesList(last, listed[at - 1], line))
      texts[texts.length - 1] = `${last} ${line.text}`;
    else texts.push(line.text);
  }
  return texts;
}

/** A label, or a bold line above a list, names its group. */
const isGroupName = ({ text, bold, segments }: Line, hasPlain: boolean): boolean =>
  /^[^,|•]{3,40}:$/.test(text) || (hasPlain && bold && segments.length === 1 && !/[,;|•:]/.test(text));

function continuesList(list: string, above: Line | undefined, line: Line): boolean {
  if (line.isBullet || above === undefined) return false;
  if (/[,;|•·&]$/.test(list)) return true;
  const isTitle = GROUP.test(line.text) || (line.bold && line.text.split(' ').length <= 3);
  return (
    /[,;|•·]/.test(list) &&
    !isTitle &&
    line.segments.length === 1 &&
    line.gap < 1.7 &&
    isBrokenAfter(above, line) &&
    !areWhole(list, line.text)
  );
}

/** Whether the first item of the next line did not fit on this line. */
function isBrokenAfter(line: Line, next: Line): boolean {
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  const [word = ''] = next.text.split(/[\s,]/);
  return line.right + (word.length + 2) * letter >= line.edge;
}

/** Both items at the break are skills alone and not together, so each line is a list of its own. */
function areWhole(above: string, below: string): boolean {
  const last = splitList(above).at(-1) ?? '';
  const first = splitList(below)[0] ?? '';
  const isWhole = (item: string) => item.endsWith(')') || phraseTerm(item) !== undefined;
  return isWhole(last) && isWhole(first) && phraseTerm(`${last} ${first}`) === undefined;
}

function itemsOf(line: string): string[] {
  return line.split(NEXT_GROUP).flatMap(itemsOfGroup);
}

function itemsOfGroup(text: string): string[] {
  const group = GROUP.exec(text);
  const isList =
    group !== null &&
    !/[,|•]/.test(group[1] ?? '') &&
    ((group[0].includes(':') && (group[1] ?? '').split(' ').length <= 6) ||
      /[,|•]/.test(text.slice(group[0].length)));
  const rest = (isList && group !== null ? text.slice(group[0].length) : text).replace(OPENING, '');
  return splitList(rest)
    .flatMap(splitPair)
    .map((item) =>
      trimmed(
        item
          .replace(PROFICIENCY, '')
          .replace(/\.$/, '')
          .replace(/^(?:and|or)\s+/i, ''),
      ),
    );
}

/** A comma inside parentheses is no separator. */
function splitList(text: string): string[] {
  const hidden = text.replace(/\([^()]*\)/g, (inside) =>
    inside.replaceAll(',', '\u0001').replaceAll(';', '\u0001').replaceAll('|', '\u0002'),
  );
  return hidden.split(LIST_SIGNS).map((item) => item.replaceAll('\u0001', ',').replaceAll('\u0002', '|'));
}

/** "HTML/CSS" and "Java and Python" are two skills; "CI/CD" and "Research and Development" are one. */
function splitPair(item: string): string[] {
  if (phraseTerm(item) !== undefined) return [item];
  const parts = item.split(/\s*\/\s*|\s+(?:and|&)\s+/i);
  return parts.length > 1 && parts.every((part) => phraseTerm(part) !== undefined) ? parts : [item];
}

const isSkill = (text: string): boolean =>
  text !== '' &&
  text.length <= SKILL_LENGTH_MAX &&
  text.split(' ').length <= SKILL_WORDS_MAX &&
  /[\p{L}]/u.test(text) &&
  !NO_SKILL.test(text) &&
  headingKind(text) !== 'skills' &&
  !/[.!?]\s|@|https?:/.test(text);
