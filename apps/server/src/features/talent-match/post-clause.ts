import { type AdPart, BULLET, isHeading, partBelow } from '@talaash/question/ad-heading';
import { isOfCompany } from '@talaash/question/ad-prose';

/** What a part of a job post is about: must-have skills, preferred ones, or the work itself. */
export type PostPart = 'needed' | 'preferred' | 'rest';

/** A sentence of a job post, or a piece of one. */
export type PostClause = { part: PostPart; text: string };

type Section = PostPart | 'ignored';

const SECTIONS: Record<AdPart, Section> = {
  open: 'rest',
  needs: 'needed',
  nice: 'preferred',
  work: 'rest',
  company: 'ignored',
  offer: 'ignored',
  process: 'ignored',
};

const sectionOf = (head: string): Section => SECTIONS[partBelow(head)];

/** "Must have: Java", "Skills | Java, SQL": a short label, then its content. */
const LABELLED = /^\s*(?:[-*•·|]\s*)*(?:\*\*)?([^:|.]{2,40}?)(?:\*\*)?\s*[:|](?:\*\*)?\s*(\S.*)$/;

/** Stands above a list of alternatives. */
const ONE_BELOW =
  /\b(?:one|any|some|either)(?: or more)? of(?: the| these)?(?: following| below)?[^.]{0,40}:\s*$/i;

/** Even a section without requirements may have a line about pay or place of work. */
const OFFER =
  /₹|\blpa\b|\blakhs?\b|\blacs?\b|\bctc\b|\bsalary\b|\binr\b|\bremote\b|\bwork from home\b|\bwfh\b|\bnotice period\b/i;

/** Optional knowledge. */
const NO_CRITERION =
  /\b(?:no|not|without) (?:(?:prior|previous|any|necessarily) )*[^.;]{0,60}\b(?:required|needed|necessary|mandatory|expected)\b|\b(?:don.?t|do not|need not|needn.?t|no need to) (?:need|use|require|have to|know|expect)\b|\b(?:not|don.?t|won.?t|cannot|can.?t) (?:be )?(?:consider\w*|look\w* for|hir(?:e|ing)|accept\w*)\b|\b(?:moving away|migrat\w+|moved) from\b|\b(?:instead of|rather than|replac(?:e|es|ing))\b/i;

/** The lines of a description, each with its section. A list of alternatives below "one of the following" becomes one line. */
function linesOf(description: string): { section: Section; text: string }[] {
  const lines: { section: Section; text: string }[] = [];
  let section: Section = 'rest';
  let isOneBelow = false;
  for (const line of description.split(/\r?\n/).map(cellsJoined)) {
    const last = lines.at(-1);
    if (isOneBelow && last !== undefined && BULLET.test(line)) {
      last.text += `${/:\s*$/.test(last.text) ? ' ' : ', '}${line.replace(BULLET, '').trim()}`;
      continue;
    }
    isOneBelow = ONE_BELOW.test(line);
    if (isOneBelow) lines.push({ section, text: line.trim() });
    else if (isHeading(line)) section = sectionOf(line);
    else if (line.trim() !== '') lines.push(...labelled(line, section));
  }
  return lines;
}

/** A table row as a line: "Notice: 45 days". */
const cellsJoined = (line: string): string =>
  line.replace(/^\s*\|(.+)\|\s*$/, (_, cells: string) =>
    cells
      .split('|')
      .map((cell) => cell.trim())
      .join(': '),
  );

function labelled(line: string, section: Section): { section: Section; text: string }[] {
  const [, label = '', rest = ''] = LABELLED.exec(line) ?? [];
  const named = label === '' || label.split(/\s+/).length > 5 ? 'rest' : sectionOf(label);
  if (named === 'rest') return [{ section, text: line.replace(BULLET, '') }];
  return [{ section: named, text: named === 'ignored' ? line : rest.replace(/\s*\|\s*$/, '') }];
}

const SENTENCE_END =
  /(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|vs|incl|min|max|approx|yrs|sr|jr)\.)\s+(?=[\p{Lu}\p{N}*("])|;\s+/iu;

/** The clauses of a description about people, in order. It leaves out the company, the hiring process and the benefits. */
export function clausesOf(description: string): PostClause[] {
  return linesOf(description).flatMap(({ section, text }) =>
    section === 'ignored'
      ? []
      : text
          .split(SENTENCE_END)
          .filter((sentence) => !isOfCompany(sentence.toLowerCase()) && !NO_CRITERION.test(sentence))
          .flatMap((sentence) => clausesOfSentence(sentence, section)),
  );
}

/** A description without the sections that have no requirements. */
export const criteriaText = (description: string): string =>
  linesOf(description)
    .filter(({ section, text }) => section !== 'ignored' || OFFER.test(text))
    .map(({ text }) => text)
    .join('\n');

/** Marks what follows as preferred. */
const PREFERRED_BEFORE =
  /\b(?:ideally|prefer(?:ably|red|ence)|bonus(?: points)?|(?:nice|good|great) to have|optional(?:ly)?|desirable|extra points|a bit of|some exposure|we (?:like|love|welcome))\b/i;
/** Marks what stands before it as preferred. */
const PREFERRED_AFTER =
  /\b(?:(?:is|are|be|as) )?(?:(?:an?|also|definitely|highly|strongly|considered|seen) )*(?:(?:big|huge|strong|definite|great|real|added|major) )*(?:plus(?:es)?|bonus|advantage(?:ous)?|asset|preferred|desir(?:ed|able)|(?:nice|good|great)[ -]to[ -]haves?|optional|welcome|helpful|beneficial|appreciated)\b/i;

/** Splits a sentence between requirements and preferences. */
function clausesOfSentence(sentence: string, section: PostPart): PostClause[] {
  if (section === 'preferred') return [{ part: 'preferred', text: sentence }];
  const bracket = /\(([^()]*)\)/g;
  const asides = [...sentence.matchAll(bracket)].map(([, inside = '']) => inside).filter(isPreferred);
  const main = sentence.replace(bracket, (whole, inside: string) => (isPreferred(inside) ? '' : whole));
  const preferred = preferredPart(main);
  return [
    {
      part: section,
      text: main.slice(0, preferred?.from ?? main.length) + main.slice(preferred?.to ?? main.length),
    },
    ...(preferred === undefined
      ? []
      : [{ part: 'preferred' as const, text: main.slice(preferred.from, preferred.to) }]),
    ...asides.map((text) => ({ part: 'preferred' as const, text })),
  ].filter(({ text }) => text.trim() !== '');
}

const isPreferred = (text: string): boolean => PREFERRED_BEFORE.test(text) || PREFERRED_AFTER.test(text);

/** A singular verb refers only to the last item: "Strong Java, Kotlin is a plus". */
const OF_SEVERAL = /\b(?:and|or|are|&)\b|\//i;

function preferredPart(sentence: string): { from: number; to: number } | undefined {
  const after = PREFERRED_AFTER.exec(sentence);
  const before = PREFERRED_BEFORE.exec(sentence);
  if (
    after !== null &&
    /^\W*(?:for\b.*|but\b.*|though\b.*)?$/is.test(sentence.slice(after.index + after[0].length))
  ) {
    const said = sentence.slice(0, after.index);
    const comma = Math.max(
      said.lastIndexOf(', '),
      said.lastIndexOf(' - '),
      said.lastIndexOf(' – '),
      said.lastIndexOf(' — '),
    );
    const isLastAlone = comma >= 0 && !OF_SEVERAL.test(said.slice(comma) + after[0]);
    return { from: isLastAlone ? comma : 0, to: sentence.length };
  }
  const starts = [before, after].flatMap((found) => (found === null ? [] : [found.index]));
  return starts.length === 0 ? undefined : { from: Math.min(...starts), to: sentence.length };
}
