import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt, type Token } from './lexing.ts';

// The reader's words and patterns: operators, exclusions, labels, and what asks for nothing.

export const OR_WORDS = wordGroup('or');
/** Words that close a letter. */
export const SIGN_OFFS = wordGroup('sign-offs');
const SIGNATURE_TOKENS_MAX = 12;

/** Whether the signature of the sender starts here: "Rgds, Sunita, HR". */
export const isSignOff = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && SIGN_OFFS.has(textAt(tokens, at)) && tokens.length - at <= SIGNATURE_TOKENS_MAX;

/** Includes "cum", which joins two jobs in Indian titles: "HR cum Admin Executive". */
export const AND_WORDS = wordGroup('and');
export const NOT_WORDS = wordGroup('refusals');
/** How many filler words may separate "without" from what it excludes. */
export const REACH = 2;
/** In a text this short, "not" excludes whatever follows it, even an unknown word. */
export const SHORT_TOKENS_MAX = 16;
/** In prose these exclude only a word of the trade or a fact. The other refusals exclude whatever follows. */
export const PLAIN_NOT_WORDS = wordGroup('refusals of any word');
/** Words that may stand between a "not" and what it excludes. */
export const AFTER_NOT =
  /(?:(?:the|any|a|an|experience|knowledge|in|from|at|with|have|has|having|know|knows|knowing|want|wanted|work|working|worked|live|lives|living|reside|been|used|use|done|touched|coded|written|employed|ever|before|based|people|candidates?|profiles?|resumes?|cvs?|employees?|folks|guys|anyone|someone|those|who|is|are|be|of|for|to|looking|interested|currently|presently|now|only|on|using|did|come|coming)(?![a-z]) ?)*/y;

const group = (...some: readonly string[]): string => `(?:${some.join('|')})`;
/** Nouns after "any" and "no". */
const ANYBODY = group(
  ...'one body people candidates? profiles? company companies employers? city cities place places location locations state states firm firms organi[sz]ation skill skills language'.split(
    ' ',
  ),
);
const WHO_FOLLOWS = '(?= (?:from|of|in|at|with|who)(?![a-z]))';
const OTHER_THAN =
  '(?:except|but|other than|other then|apart from|save for)(?! (?:not|no|also|only|must|should|with|preferably)(?![a-z]))';
const LEFT_OUT = 'exclude|excluding|avoid|skip|ignore|reject|leave out|rule out|remove|filter out';
const sticky = (...some: readonly string[]): RegExp => new RegExp(`${group(...some)}(?![a-z])`, 'y');

/** Phrases that exclude what follows: "nobody from TCS", "we don't want freshers". */
export const NOT_PHRASE = sticky(
  `(?:(?:please|pls|plz|kindly) )?${group(
    `(?:nobody|no ?-?one|none|people not|no ${ANYBODY})${WHO_FOLLOWS}`,
    '(?:do )?(?:not|never|no need (?:of|for)) (?:want|need|send|share|include|consider|show|shortlist|submit|source|hire|interested in|looking for(?! (?:a )?(?:job|change|work)))',
    'skip|ignore|leave out|leaving out|leaving aside|reject|barring|rather than|instead of|ruling out|rule out|filter out|keep out|with the exception of',
    '(?:stay|keep|away) (?:away )?from|aside from|no need of',
    '(?:who )?(?:has |have |had |is |was |were )?never(?= (?:worked|been|used|done|touched|coded|written|employed)(?![a-z]))',
    '(?:who )?(?:has not|have not)(?= (?:worked|been|used|done)(?![a-z]))',
    `(?:any|all|every|each) (?:other )?${ANYBODY} ${OTHER_THAN}`,
    'all but',
  )}`,
);
/** A double negation: what follows is required. */
export const WANTED_AFTER_NOT = sticky(
  `(?:no ?-?one|nobody|none|nothing|no (?:other )?${ANYBODY})(?: else)? ${OTHER_THAN}`,
  '(?:not|never) without',
);
/** Negations that cancel out: what follows is allowed, but not required. */
export const WELCOME_AFTER_NOT = sticky(
  `(?:please )?(?:do )?(?:not|never|no need to) ${group(LEFT_OUT)}`,
  'not (?:sure|possible|yet)',
);
/** Phrases that introduce a requirement: "do not apply if you don't know Java" requires Java. */
export const IF_NOT = sticky(
  '(?:(?:please|pls|kindly) )?(?:do )?(?:not|need not) apply,? (?:unless|if)(?: (?:you|u|they|he|she|one))?(?: (?:do|does|are|have|has))*(?: not)?',
  '(?:if|when|unless) (?:you|u|they|he|she|one|candidate|the candidate)(?: (?:do|does|are|have|has))* not',
);
/** The first words of the phrases that refuse or allow something. */
export const NOT_STARTS = wordGroup('words that begin a refusal');
/** Phrases that exclude what directly precedes them: "TCS not allowed". */
export const NOT_AFTER =
  /(?:(?:people|candidates|profiles|employees|folks|guys|strictly|is|are|will be|to be|will|shall|would|should|can) )*(?:(?:people|candidates|profiles|employees|folks|guys) not (?:required|needed)|not (?:be )?(?:allowed|wanted|considered|accepted|welcome|entertained|preferred|ok|okay)|excluded|no go|no thanks|no thank you|(?:will be |are |is )rejected|(?:please |pls |kindly )?excuse)(?![a-z])/y;
/** Phrases that make what directly precedes them optional: "Java not mandatory". Employers and beginners are excluded. */
export const NOT_NEEDED =
  /(?:(?:people|candidates|profiles|employees|experience|knowledge|folks|guys|is|are) )*not (?:a |be |that )?(?:mandatory|required|necessary|needed|compulsory|essential|must|important|applicable)(?![a-z])/y;
export const AGE =
  /age[d:]? ?(?:(?:group|limit|is|of|between|below|under|above|over|upto|up to|less than|max|[:<>=-]) ?)*\d\d(?: ?(?:-|to|and) ?\d\d)?(?: years?| yrs?)?(?! ?(?:lpa|lakh))/y;
/** Words after a college that say that somebody studied there, but not when: "NIT passout". */
export const OF_COLLEGE =
  /(?:graduates?|grads?|alumni|alumnus|alumna|pass(?:ed)?[ -]?outs?|students?|background|degree)(?![a-z])/y;
/** Working hours: "10.00-19.00", "10am to 7pm". */
export const CLOCK_TIME =
  /(?:\d{1,2}[:.][0-5]0 ?(?:am|pm|hrs|hours)? ?(?:-|to|till|until) ?\d{1,2}[:.][0-5]0(?: ?(?:am|pm|hrs|hours))?|\d{1,2}(?:[:.][0-5]\d)? ?(?:am|pm)(?: ?(?:-|to|till|until) ?\d{1,2}(?:[:.][0-5]\d)? ?(?:am|pm)?)?)(?!\w|[.,]\d|\+| ?(?:years?|yrs?|lpa|lakhs?|lacs?|l)(?![a-z]))/y;
/** Words after "not" with which it excludes nothing: "not just Java", "12-15 lpa not above". */
export const NOTHING_AFTER_NOT = wordGroup('words after a mere not');
/** "Anyone but PHP". */
export const EVERYBODY_WORDS = wordGroup('everybody');
/** Phrases that exclude what precedes them in a sentence: "candidates from Infosys please do not apply". */
export const DO_NOT_APPLY =
  /(?:(?:people|candidates|profiles|employees|folks|guys) )?(?:(?:please|pls|plz|kindly) )?(?:(?:do not|need not|should not|cannot|can not|not) (?:apply|eligible)|(?:please |pls |kindly )?avoid applying)(?![a-z])/y;
/** "Candidates from banks": the subject of a sentence that ends in "will not be considered". */
export const GROUP_WORDS = wordGroup('candidates');
/** "Do not apply if you have less than six years" repeats a requirement. */
export const DO_NOT_APPLY_IF =
  /(?:(?:please|pls|plz|kindly) )?(?:do not|need not|should not|not) apply (?:if|when|with)(?: [a-z']+){0,4} (?:less than|below|under) (?:\d{1,2}|[a-z]{3,6}) ?\+? ?(?:years?|yrs?)(?![a-z])/y;
/** Labels in a list of facts: "Designation: data analyst", "Role - DevOps engineer". */
export const LABELS = wordGroup('labels');
export const FRESHERS_NOT =
  /freshers?,? (?:please )?(?:do not|need not|should not|cannot|not) (?:apply|allowed|eligible|accepted|required)(?![a-z])/y;

/** A number after the name is a version, not years, if it is at least this large. */
export const LEAST_VERSION: Readonly<Record<string, number>> = {
  java: 17,
  angular: 9,
  php: 7,
  react: 16,
  node: 12,
};

/** Pairs with a slash that mean both. */
export const SIDE_BY_SIDE = wordGroup('pairs with a slash');

/** Fillers that count if a title continues after them: "office administrator", "field engineer". */
export const TITLE_FILLERS = wordGroup('fillers that begin a title');
/** Words that continue a title without being its noun. */
export const AFTER_TITLE_FILLER = wordGroup('words that go on with a title');
/** Titles of two words that are each a filler alone. */
export const FILLERS_TOGETHER = wordGroup('titles of fillers');
