import { ROLE_NOUNS } from '../words/role-noun.ts';
import { type AdPart, isHeading, partBelow } from './ad-heading.ts';
import type { ReadToken, Sentence } from './sentence.ts';

/** One line of an ad: tokens from `from` up to, not including, `end`. */
export type AdLine = {
  from: number;
  end: number;
  part: AdPart;
  /** The words before a colon or a dash at its beginning: "job location"; empty without. */
  label: string;
  /** The first token after the label. */
  valueFrom: number;
  /** Whether all of it is in capital letters, so that they say nothing. */
  isUpper: boolean;
};

const HEADING_WORDS_MAX = 6;
const LABEL_WORDS_MAX = 5;

const isSign = (token: ReadToken | undefined, signs: RegExp): boolean =>
  token !== undefined && !token.isWord && signs.test(token.text);

/** The lines of an ad, each with the part that it belongs to. */
export function linesOf(sentence: Sentence): AdLine[] {
  const { tokens, text } = sentence;
  const lines: AdLine[] = [];
  let part: AdPart = 'open';
  for (let from = 0; from < tokens.length; ) {
    let end = from + 1;
    while (end < tokens.length && !(tokens[end] as ReadToken).isAfterLine) end += 1;
    const line = tokens.slice(from, end);
    const label = labelOf(line);
    const written = text.slice(line[0]?.start, line.at(-1)?.end);
    const isHead = isHeading(written) || isSetApart(sentence, from, end);
    // A heading that says nothing ends the part before it. The name of a job is none.
    if (isHead && !namesJob(line)) part = partBelow(written);
    const own = label === undefined || isHead ? part : (ofLabel(label.words) ?? part);
    lines.push({
      from,
      end,
      part: own,
      label: label?.words ?? '',
      valueFrom: from + (label?.length ?? 0),
      isUpper: written === written.toUpperCase() && /\p{Lu}{3}/u.test(written),
    });
    from = end;
  }
  return lines;
}

const wordsIn = (line: readonly ReadToken[]): string =>
  line.flatMap(({ isWord, text }) => (isWord ? [text] : [])).join(' ');

/** The words before the first colon, or before a dash that follows the name of a fact or a part, where something follows. */
function labelOf(line: readonly ReadToken[]): { words: string; length: number } | undefined {
  const at = line.findIndex((token, index) => isSign(token, /^:$/) || (index > 0 && isSign(token, /^-$/)));
  const before = line.slice(0, Math.max(0, at));
  const words = wordsIn(before);
  const count = before.filter(({ isWord }) => isWord).length;
  if (at === line.length - 1 || count === 0 || count > LABEL_WORDS_MAX) return undefined;
  const isName = TITLE_LABEL.test(words) || FACT_LABEL.test(words);
  const isPart = !namesJob(before) && (isSign(line[at], /^:$/) || partBelow(words) !== 'open');
  return isName || isPart ? { words, length: at + 1 } : undefined;
}

/** Whether a line stands alone below an empty line or above a list, as a heading does that says nothing: "The deal". */
function isSetApart({ tokens, text }: Sentence, from: number, end: number): boolean {
  const line = tokens.slice(from, end);
  const words = line.filter(({ isWord }) => isWord);
  if (words.length === 0 || words.length > HEADING_WORDS_MAX || end === tokens.length) return false;
  if (line.some((token) => isSign(token, /^[,.;!|/(:]$/)) || !(line[0] as ReadToken).isWord) return false;
  if (words.some((word) => /\d/.test(word.text))) return false;
  const isBelowGap = from > 0 && /\n\s*\n/.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start));
  return isBelowGap || isSign(tokens[end], /^[-,*]$/);
}

const namesJob = (line: readonly ReadToken[]): boolean => line.some(({ text }) => ROLE_NOUNS.has(text));

/** The part of a line with a label; a label that says nothing changes nothing. */
function ofLabel(label: string): AdPart | undefined {
  if (OF_COMPANY_LABEL.test(label)) return 'company';
  const part = partBelow(label);
  return part === 'open' || TITLE_LABEL.test(label) ? undefined : part;
}

/** Names of what a fact says: the place, the years, the pay, the notice or where the work is done. */
const FACT_LABEL =
  /^(?:(?:job|work|working|base|office|posting|preferred|role|client) )?(?:locations?|loc|place|city|office|base|based|where)$|^(?:(?:total|overall|required|min|minimum|work|years of) )?(?:experience|exp|yoe|years)(?: (?:required|range|level|needed|in years|years|reqd))?$|^(?:(?:max|maximum|annual|offered|approx|salary|ctc) )?(?:salary|ctc|budget|package|pay|compensation|remuneration|stipend)(?: (?:range|offered|budget|band))?$|^(?:notice(?: period)?|np|joining(?: (?:time|date))?|availability|start(?:ing)?(?: date)?)$|^(?:work|working|job|workplace|employment)? ?(?:mode|model|arrangement|set ?up|workplace)(?: of work)?$|^remote$/;

/** Whether a line's label says which fact follows. */
export const saysFact = ({ label }: AdLine): boolean => FACT_LABEL.test(label);

/** What a label says of who hires, or where to write. */
const OF_COMPANY_LABEL =
  /^(?:hiring )?(?:company|client|employer|organi[sz]ation|website|web site|contact|email|e-?mail|phone|mobile|whatsapp|reference|ref|job (?:id|code)|id|department|band|recruiter|posted)(?: (?:name|id|no|number|code|person|by|on))*$/;

const TITLE_LABEL =
  /^(?:(?:job|open|current|the|urgent|immediate) )?(?:title|position|role|designation|profile|openings?|vacancy|post|requirement|req|hiring|job|job role|hiring for|looking for|we are hiring|position title|role name)(?: (?:name|title|for|no|\d{1,2}))*$/;

/** Whether a line's label says that the title of the job follows. */
export const saysTitle = ({ label }: AdLine): boolean => TITLE_LABEL.test(label);
