import { DEGREE_STARTS } from './degree-fact.ts';
import { NUMBER_WORDS } from '@talaash/lexicon/number-word';

/** The words and signs that a fact may begin with: elsewhere no pattern is tried. */
const STARTS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS.keys(),
  ...DEGREE_STARTS,
  // Signs and words that precede a number.
  ...(
    '₹ rs inr $ us usd < > ~ ' +
    'between from with having around about approximately roughly nearly circa close at atleast min minimum max maximum over more above greater not no less starting up upto under below within till until a to ' +
    // Years and salary.
    'total overall work relevant experience exp experienced yoe ' +
    'expected ectc current annual offered monthly approx approximate salary ctc package pay compensation budget expecting expect expects expectation expectations remuneration earning offering sal stipend wage wages take inhand gross net fixed ' +
    // Notice and the last change.
    'notice np n imm spot abhi aaj who can could should must able available ready willing join joins start starts joining starting availability onboard currently is already serving ' +
    'need needed required immediate immediately urgent urgently asap early quick zero without ' +
    'recently active updated logged online modified changed last profile profiles newly ' +
    // Work and its place.
    'unemployed jobless khali out laid employed in actively looking job seeking open has have resume cv ' +
    'remote remotely wfh working works home telecommute telecommuting fully completely permanent want wants option prefer prefers on onsite wfo office ' +
    // English, levels and degrees.
    'english a1 a2 b1 b2 c1 c2 native mother bilingual basic beginner intermediate decent conversational average fluent fluently excellent advanced strong very good proficient great perfect best speak speaks fluency proficiency communication ' +
    'i ii iii iv pass passed passout passouts fresher freshers fresh entry campus new junior juniors jr mid middle associate apprentice apprentices graduate management engineer trainee trainees intern interns internship senior seniors sr tech technical team engineering development lead leads principal principals staff head director ' +
    'pg post postgraduate bachelors masters doctors hold holds'
  ).split(' '),
]);

/** @param text of a token */
export function mayBeginFact(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return true;
  return STARTS.has(text) || STARTS.has(text.split(/[-._']/, 1)[0] ?? '');
}

/** Words that end a fact. */
const ENDS =
  'years yrs lakhs lpa days weeks months notice joiner joiners joining english experience budget only'.split(
    ' ',
  );
const PREFIX_LENGTH_MIN = 2;

const PREFIXES: ReadonlySet<string> = new Set(
  [...STARTS, ...ENDS].flatMap((word) =>
    Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).slice(PREFIX_LENGTH_MIN - 1),
  ),
);

/** Whether an unfinished word may become a word of a fact: `imm` of "immediate joiner". */
export const startsFact = (typed: string): boolean => PREFIXES.has(typed);
