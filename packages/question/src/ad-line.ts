import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { type AdPart, isHeading, partBelow } from './ad-heading.ts';
import { SIGN_OFFS } from './reader-word.ts';
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
  /** Whether all of the line is in capital letters, so that capitals have no meaning. */
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
    const end = lineEnd(tokens, from);
    const line = tokens.slice(from, end);
    const { words: label, length } = labelOf(line) ?? NO_LABEL;
    const written = text.slice(line[0]?.start, line.at(-1)?.end);
    const isHead = isHeading(written) || isSetApart(sentence, from, end);
    // A heading without meaning ends the section before it. The name of a job is not a heading.
    if (isHead && !namesJob(line)) part = partBelow(written);
    else if (isClosing(line)) part = 'company';
    else if (part === 'company' && STARTS_MAIL.test(label)) part = 'open';
    lines.push({
      from,
      end,
      part: isHead ? part : (ofLabel(label) ?? part),
      label,
      valueFrom: from + length,
      isUpper: written === written.toUpperCase() && /\p{Lu}{3}/u.test(written),
    });
    from = end;
  }
  return lines;
}

const NO_LABEL = { words: '', length: 0 };

function lineEnd(tokens: readonly ReadToken[], from: number): number {
  const next = tokens.findIndex(({ isAfterLine }, at) => at > from && isAfterLine);
  return next === -1 ? tokens.length : next;
}

const wordsIn = (line: readonly ReadToken[]): string =>
  line.flatMap(({ isWord, text }) => (isWord ? [text] : [])).join(' ');

/** The words before the first colon, or before a dash that follows the name of a fact or a part. Undefined if nothing follows. */
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

/** "Thanks & Regards": a signature follows, until another email or a heading starts. */
const isClosing = (line: readonly ReadToken[]): boolean =>
  CLOSING.test(
    line
      .slice(0, CLOSING_WORDS_MAX)
      .map(({ text }) => text)
      .join(' '),
  );

const CLOSING_WORDS_MAX = 5;
/** At the beginning of a line, more words end a letter: "Thanks", "Yours truly". */
const CLOSING = new RegExp(
  `^(?:(?:many |with |best |kind |warm |thanks|thank you|thankyou|&|and|[,.!] ?)+ ?)*(?:${[...SIGN_OFFS].join('|')}|thanks|thank you|warmly|yours (?:sincerely|truly|faithfully))(?: (?:and|&) regards)?(?: ?[,.!-]|$)`,
);
/** The header labels of an email. */
const STARTS_MAIL = /^(?:from|sent|subject|fwd|fw|re|date|to)$/;

/** Whether a line is alone below an empty line or above a list, like a heading without meaning: "The deal". */
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

/** The part of a line with a label. Undefined if the label has no meaning. */
function ofLabel(label: string): AdPart | undefined {
  if (label === '') return undefined;
  if (OF_COMPANY_LABEL.test(label)) return 'company';
  if (OF_PROCESS_LABEL.test(label)) return 'process';
  const part = partBelow(label);
  return part === 'open' || TITLE_LABEL.test(label) ? undefined : part;
}

/** Labels of facts: the place, the years, the pay, the notice period, and where the work is done. */
const FACT_LABEL =
  /^(?:(?:job|work|working|base|office|posting|preferred|role|client) )?(?:locations?|loc|place|city|office|base|based|where)$|^(?:(?:total|overall|required|min|minimum|work|years of) )?(?:experience|exp|yoe|years)(?: (?:required|range|level|needed|in years|years|reqd))?$|^(?:(?:max|maximum|annual|offered|approx|salary|ctc) )?(?:salary|ctc|budget|package|pay|compensation|remuneration|stipend)(?: (?:range|offered|budget|band))?$|^(?:notice(?: period)?|np|joining(?: (?:time|date))?|availability|start(?:ing)?(?: date)?|date of joining|doj)$|^(?:work|working|job|workplace|employment)? ?(?:mode|model|arrangement|set ?up|workplace)(?: of work)?$|^remote$/;

/** Labels of facts that are no skill: the place, the pay and the notice period. */
const TERMS_LABEL =
  /^(?!.*(?:experience|exp|yoe|years)(?![a-z]))(?!(?:required|min|minimum)$)|^(?:notice|joining)/;

/** Whether a line's label says the place, the pay or the notice. */
export const saysPlaceOrTerms = (line: AdLine): boolean => saysFact(line) && TERMS_LABEL.test(line.label);

/** Whether a line's label says how soon people have to start. */
export const saysStart = ({ label }: AdLine): boolean => START_LABEL.test(label);

const START_LABEL =
  /^(?:(?:expected|preferred) )?(?:notice(?: period)?|np|joining(?: (?:time|date|period))?|availability|start(?:ing)?(?: date)?|date of joining|doj)$/;

/** Whether a line's label says which fact follows. */
export const saysFact = ({ label }: AdLine): boolean => FACT_LABEL.test(label);

/** Labels of the employer and of contact details. */
const OF_COMPANY_LABEL =
  /^(?:hiring )?(?:from|sent|sender|to|cc|bcc|date|company|client|employer|organi[sz]ation|website|web site|contact|email|e-?mail|phone|mobile|whatsapp|reference|ref|job (?:id|code)|id|department|band|recruiter|posted)(?: (?:name|id|no|number|code|person|by|on))*$/;

/** Labels about the contract, the hiring process, and unwanted candidates. */
const OF_PROCESS_LABEL =
  /^(?:(?:mode|rounds?|type|process) of (?:interview|selection|hiring)s?|(?:interview )?(?:mode|rounds?)|(?:total )?(?:no of |number of )?(?:open )?positions?(?: count)?|no of (?:openings|vacanc(?:y|ies))|working (?:days|hours|time)|work timings?|timings?|shifts?(?: timings?)?|visa(?: status)?|work authori[sz]ation|tax terms?|(?:work order |contract |project )?duration|contract(?: type| length| period)?|(?:job |employment )type|type of (?:job|employment)|employment type|industry(?: type)?|functional area|role category|(?:required )?documents?(?: required)?|submission format|grade|level|practice|vertical|reports? to|reporting to|travel|age|gender|dress code|bond|validity|screening|selection|(?:we|they) (?:do not|don't|dont) want|not (?:for|to apply|wanted|required|needed|mandatory)|who should not apply|subject line)$/;

const TITLE_LABEL =
  /^(?:(?:job|open|current|the|urgent|immediate) )?(?:title|position|role|designation|profile|openings?|vacancy|post|requirement|req|hiring|job|job role|hiring for|looking for|we are hiring|position title|role name)(?: (?:name|title|for|no|\d{1,2}))*$/;

/** Whether a line's label says that the title of the job follows. */
export const saysTitle = ({ label }: AdLine): boolean => TITLE_LABEL.test(label);
