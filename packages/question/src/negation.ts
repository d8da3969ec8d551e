import { keyOf } from './hindi.ts';
import { textAt, type Token } from './lexing.ts';

/**
 * How Indian languages say that something is not wanted: mostly after it, "TCS se nahi", "Java ke alawa". A token here is as typed, in small letters. To extend it,
 * add a word to a line.
 */

const words = (line: string): ReadonlySet<string> => new Set(line.split(' ').map(keyOf));

/** Exclude what precedes them, in any position: Hindi, Marathi, Gujarati, Bengali, Tamil, Telugu, Kannada and Malayalam. */
const AFTER_OBJECT = words(
  'nahi nahin nahii nahee naheen nhi nahiin nako nathi vendam vendaam venda vaddu vaddhu beda chhod chod chhodkar chodkar chhodke chodke chhodo chodo chhoddo hatao hata hatake hatakar illa illai illada illatha kadu kaadu ledu ' +
    'नहीं नही नहि नको छोड़कर छोड़के छोड़ छोड़ो हटा हटाकर हटाके हटाओ નથી નહીં নয় ছাড়া வேண்டாம் வேண்டா వద్దు ಬೇಡ വേണ്ട',
);

/** Exclude what precedes them after "ke": "Pune ke siwa". Elsewhere some are people's names. */
const AFTER_KE = words(
  'bina bagair bager bagher alawa alava alaawa alaava ilawa ilava illawa siwa siwaa siway siwaay siwaye siwai sivay sivaay sivaye siva shivay alag ' +
    'बिना बगैर अलावा अलावे इलावा सिवा सिवाय सिवाए शिवाय',
);
const KE = words('ke kay k ko chya cha che shi के को च्या से');

/** Exclude what precedes them beside a verb, or after a postposition: elsewhere they are English words. */
const NA = words('na naa nai mat न ना मत');
const IN_DEVANAGARI = /[\u0900-\u097f]/;
const POSTPOSITIONS = words(
  'se me mein mei main wale wala wali vale vala vali walo walon waale waala log logon से में मे वाले वाला वाली',
);
/** Verbs after "na" and "mat". They ask for nothing there. */
const VERBS = words(
  'ho hon hona hone honi hoga hoge hongey hoye hua hue hui tha the thi raha rahe rahi rahna rehna rehta rehti rehte rahta rahti rahte kiya kiye ki kare karen karein karna karo karta karti karte aata aati aate aaye aaya aana aye ' +
    'jaanta janta jaante jante jaanti janti aaata chahiye chahie chaiye chaahiye dikhao dikhaye dikhana dikhaana dikhaiye bhejo bhejna bheje bhejiye bhejiyega lena lelo lo le dena de do dijiye rakho rakhna rakhe laao lao lana laana ' +
    'chale chalega chalenge mile milega jaye jao bulao bulana likha seekha mangta dekhna batao bolo include add send show consider share forward use kaam mila mili milta milti milte jaane seekhe padha banaya ' +
    'हो हों होना होने होनी होगा हुआ था थे थी रहा रहे रहना रहता रहती किया किये करे करें करना करो करता करती आता आती आते आए आये आया आना जानता जानते चाहिए चाहिये चाहता दिखाओ दिखाना भेजो भेजना भेजें लेना लो देना दो रखो रखना लाओ चले चलेगा मिले',
);
/** Bengali says "na" after these. */
const BEFORE_NA = words('lagbe chai hobe parbe');
/** Say that people are meant, or what they do: "TCS wale log nahi", "maya use nahi karta". They ask for nothing before a word that excludes. */
const FILLERS = words(
  'log logo logon bande banda bandon bandey wale wala wali walon walo vale vala vali waale waala vallu vaallu vaalu valu varu aalunga aalungal aal aalkal walas ' +
    'bhi bhee hi kabhi koi ko ke ka ki use uses used using लोग लोगों वाले वाला वाली वालों भी ही कभी कोई को के का की यूज',
);
/** Stand among those, and say something by themselves. */
const AMONG_FILLERS = words(
  'se me mein mei main kaam work works working worked people ppl candidate candidates profile profiles employees से में मे काम',
);
/** Before "kaam" these are "on". */
const ON = words('pe par पे पर');
const WORK = words('kaam kam work काम');
/** "Koi dikkat nahi". */
const TROUBLE = words('dikkat baat problem issue farak fark pareshani tension दिक्कत बात परेशानी');
const FINE = words('chalega chalegi chalenge theek thik tik ok okay fine sahi hai he चलेगा चलेगी ठीक सही है');
/** "Java zaroori nahi". */
const NECESSARY = words(
  'zaroori jaroori zaruri jaruri zaroorat jarurat mandatory compulsory ज़रूरी जरूरी अनिवार्य',
);
const THEN = words('to toh tho tab tabhi तो तब');
const BESIDES = words('alawa alava alaawa alaava ilawa ilava illawa अलावा अलावे इलावा');
/** "Java ke alawa Python bhi" asks for both, "Infosys ke alawa koi bhi" not for Infosys. */
const ALSO = words('bhi bhee भी');
const ANY = words('koi kisi kahin kuch koii aur कोई किसी कहीं कुछ');
/** So near two are a pair: "na Infosys na TCS". */
const PAIR_REACH = 5;
const CLAUSE_REACH = 8;
/** How near after "then" the second of two negations that cancel each other is: "Java na ho to mat bhejo". */
const TWICE_REACH = 3;
const MAY_REFUSE: ReadonlySet<string> = new Set([...AFTER_OBJECT, ...AFTER_KE, ...NA]);
const NONE: ReadonlyMap<number, Negation> = new Map();

export type Negation =
  /** What precedes it is excluded. */
  | 'before'
  /** What precedes it is optional: "Java na ho to bhi chalega". */
  | 'needless'
  /** What follows is not wanted. */
  | 'after'
  /** The word says nothing: "Java ke alawa Python bhi". */
  | 'nothing';

/** What the words of a text say of their neighbours, as Indian languages do, by their places. Most texts have none. */
export function negationsIn(typed: readonly Token[]): ReadonlyMap<number, Negation> {
  const tokens = typed.map((token) =>
    IN_DEVANAGARI.test(token.text) ? { ...token, text: keyOf(token.text) } : token,
  );
  if (!tokens.some(({ text }) => MAY_REFUSE.has(text))) return NONE;
  const said = new Map<number, Negation>();
  for (let at = 0; at < tokens.length; at += 1) {
    const negation = said.has(at) ? undefined : negationAt(tokens, at);
    if (negation === undefined) continue;
    const last = endOfTwo(tokens, at) ?? at;
    said.set(at, last === at ? negation : 'nothing');
    if (negation !== 'before' && negation !== 'needless') continue;
    const end = Math.max(last, negation === 'needless' ? (needlessEnd(tokens, at) ?? at) : at);
    for (let of = at + 1; of <= end; of += 1) said.set(of, 'nothing');
    const next = textAt(tokens, end + 1);
    if (VERBS.has(next) || THEN.has(next)) said.set(end + 1, 'nothing');
    sayNothing(tokens, at, said);
  }
  return said;
}

function negationAt(tokens: readonly Token[], at: number): Negation | undefined {
  const text = textAt(tokens, at);
  if (!MAY_REFUSE.has(text)) return undefined;
  if (isNeedless(tokens, at)) return 'needless';
  if (AFTER_OBJECT.has(text)) return TROUBLE.has(textAt(tokens, at - 1)) ? 'nothing' : 'before';
  if (AFTER_KE.has(text) && KE.has(textAt(tokens, at - 1)))
    return BESIDES.has(text) && isAlso(tokens, at) ? 'nothing' : 'before';
  if (!NA.has(text)) return undefined;
  const before = textAt(tokens, at - 1);
  if (VERBS.has(textAt(tokens, at + 1)) || POSTPOSITIONS.has(before) || BEFORE_NA.has(before))
    return 'before';
  if (isPaired(tokens, at)) return 'after';
  return IN_DEVANAGARI.test(text) ? 'before' : undefined;
}

function isNeedless(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (!AFTER_OBJECT.has(text) && !NA.has(text)) return false;
  return NECESSARY.has(textAt(tokens, at - 1)) || needlessEnd(tokens, at) !== undefined;
}

/** The last word of "na ho to bhi chalega" after its "na"; undefined where something else is said. */
function needlessEnd(tokens: readonly Token[], at: number): number | undefined {
  const verbsEnd = endOf(tokens, at + 1, (text) => ALSO.has(text) || (VERBS.has(text) && !FINE.has(text)));
  const isThen = THEN.has(textAt(tokens, verbsEnd));
  const thenEnd = isThen ? verbsEnd + 1 : verbsEnd;
  const isAlsoThen = ALSO.has(textAt(tokens, thenEnd));
  const isAlsoSaid = isAlsoThen || tokens.slice(at + 1, verbsEnd).some(({ text }) => ALSO.has(text));
  if (!isThen && !isAlsoSaid) return undefined;
  const start = isAlsoThen ? thenEnd + 1 : thenEnd;
  const next = fineEnd(tokens, start);
  if (next === start) return isThen && isAlsoSaid ? next - 1 : undefined;
  const isRefused = isRefusal(tokens, next) && !TROUBLE.has(textAt(tokens, next - 1));
  return isRefused ? undefined : next - 1;
}

/** The token after those that say that something is fine: "chalega", "koi dikkat nahi". */
function fineEnd(tokens: readonly Token[], start: number): number {
  let next = endOf(tokens, start, (text) => FINE.has(text));
  if (TROUBLE.has(textAt(tokens, next + 1))) next += 2;
  return TROUBLE.has(textAt(tokens, next)) ? next + 1 : next;
}

/** The first token from `from` on that is not meant. */
function endOf(tokens: readonly Token[], from: number, isMeant: (text: string) => boolean): number {
  let next = from;
  while (isMeant(textAt(tokens, next))) next += 1;
  return next;
}

/** The second of two that cancel each other; undefined where there is one: "Java na ho to mat bhejo". */
function endOfTwo(tokens: readonly Token[], at: number): number | undefined {
  if (isNeedless(tokens, at)) return undefined;
  let then = at + 1;
  while (VERBS.has(textAt(tokens, then))) then += 1;
  if (!THEN.has(textAt(tokens, then))) return undefined;
  for (let next = then + 1; next <= then + TWICE_REACH; next += 1) {
    if (tokens[next]?.isWord !== true) return undefined;
    if (isRefusal(tokens, next)) return next;
  }
  return undefined;
}

function isRefusal(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  return AFTER_OBJECT.has(text) || (NA.has(text) && VERBS.has(textAt(tokens, at + 1)));
}

/** Marks the words that only lead from a noun to the negation after it. */
function sayNothing(tokens: readonly Token[], negation: number, said: Map<number, Negation>): void {
  let isBeforeWork = WORK.has(textAt(tokens, negation + 1));
  for (let at = negation - 1; at >= 0 && !said.has(at); at -= 1) {
    const text = textAt(tokens, at);
    const isBeforeNa = BEFORE_NA.has(text) && NA.has(textAt(tokens, at + 1));
    if (FILLERS.has(text) || NECESSARY.has(text) || isBeforeNa || (isBeforeWork && ON.has(text)))
      said.set(at, 'nothing');
    else if (!AMONG_FILLERS.has(text)) return;
    isBeforeWork ||= WORK.has(text);
  }
}

function isAlso(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < Math.min(tokens.length, at + CLAUSE_REACH); next += 1) {
    if (tokens[next]?.isWord === false) return false;
    if (ALSO.has(textAt(tokens, next))) return !ANY.has(textAt(tokens, next - 1));
  }
  return false;
}

function isPaired(tokens: readonly Token[], at: number): boolean {
  const near = [...tokens.keys()].slice(Math.max(0, at - PAIR_REACH), at + PAIR_REACH + 1);
  return near.some((other) => other !== at && textAt(tokens, other) === textAt(tokens, at));
}
