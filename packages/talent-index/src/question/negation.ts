import { keyOf } from './hindi.ts';
import type { Token } from './lexing.ts';

/**
 * How Indian languages say that something is not wanted: mostly after it, "TCS se nahi", "Java ke alawa". A token here is as typed, in small letters. To extend it,
 * add a word to a line.
 */

const words = (line: string): ReadonlySet<string> => new Set(line.split(' ').map(keyOf));

/** Exclude what stands before them, wherever they stand: Hindi, Marathi, Gujarati, Bengali, Tamil, Telugu, Kannada and Malayalam. */
const AFTER_OBJECT = words(
  'nahi nahin nahii nahee naheen nhi nahiin nako nathi vendam vendaam venda vaddu vaddhu beda chhod chod chhodkar chodkar chhodke chodke chhodo chodo chhoddo hatao hata hatake hatakar ' +
    'नहीं नही नहि नको छोड़कर छोड़के छोड़ छोड़ो हटा हटाकर हटाके हटाओ નથી નહીં নয় ছাড়া வேண்டாம் வேண்டா వద్దు ಬೇಡ വേണ്ട',
);

/** Exclude what stands before them after "ke": "Pune ke siwa". Some are names of people elsewhere. */
const AFTER_KE = words(
  'bina bagair bager bagher alawa alava alaawa alaava ilawa ilava illawa siwa siwaa siway siwaay siwaye siwai sivay sivaay sivaye siva shivay alag ' +
    'बिना बगैर अलावा अलावे इलावा सिवा सिवाय सिवाए शिवाय',
);
const KE = words('ke kay k ko chya cha che shi के को च्या से');

/** Exclude what stands before them beside a verb, or after a postposition: words of English elsewhere. */
const NA = words('na naa mat न ना मत');
const IN_DEVANAGARI = /[\u0900-\u097f]/;
const POSTPOSITIONS = words(
  'se me mein mei main wale wala wali vale vala vali walo walon waale waala log logon से में मे वाले वाला वाली',
);
/** Verbs after "na" and "mat". They ask for nothing there. */
const VERBS = words(
  'ho hon hona hone honi hoga hoge hongey hoye hua hue hui tha the thi raha rahe rahi rahna rehna rehta rehti rehte rahta rahti rahte kiya kiye ki kare karen karein karna karo karta karti karte aata aati aate aaye aaya aana aye ' +
    'jaanta janta jaante jante jaanti janti aaata chahiye chahie chaiye chaahiye dikhao dikhaye dikhana dikhaana dikhaiye bhejo bhejna bheje bhejiye bhejiyega lena lelo lo le dena de do dijiye rakho rakhna rakhe laao lao lana laana ' +
    'chale chalega chalenge mile milega jaye jao bulao bulana likha seekha mangta dekhna batao bolo include add send show consider share forward ' +
    'हो हों होना होने होनी होगा हुआ था थे थी रहा रहे रहना रहता रहती किया किये करे करें करना करो करता करती आता आती आते आए आये आया आना जानता जानते चाहिए चाहिये चाहता दिखाओ दिखाना भेजो भेजना भेजें लेना लो देना दो रखो रखना लाओ चले चलेगा मिले',
);
/** "Java zaroori nahi". */
const NECESSARY = words(
  'zaroori jaroori zaruri jaruri zaroorat jarurat mandatory compulsory ज़रूरी जरूरी अनिवार्य',
);
const THEN = words('to toh तो');
const BESIDES = words('alawa alava alaawa alaava ilawa ilava illawa अलावा अलावे इलावा');
/** "Java ke alawa Python bhi" asks for both, "Infosys ke alawa koi bhi" not for Infosys. */
const ALSO = words('bhi bhee भी');
const ANY = words('koi kisi kahin kuch koii aur कोई किसी कहीं कुछ');
/** So near two are a pair: "na Infosys na TCS". */
const PAIR_REACH = 5;
const CLAUSE_REACH = 8;

export type Negation =
  /** What stands before is not wanted. */
  | 'before'
  /** Nobody has to have what stands before: "Java na ho to bhi chalega". */
  | 'needless'
  /** What follows is not wanted. */
  | 'after'
  /** The word says nothing: "Java ke alawa Python bhi". */
  | 'nothing';

/** What the word at a place of a text says of its neighbours, as Indian languages do; undefined for all other words. */
export function negationAt(tokens: readonly Token[], at: number): Negation | undefined {
  const text = textAt(tokens, at);
  if (isNeedless(tokens, at)) return 'needless';
  if (AFTER_OBJECT.has(text)) return 'before';
  if (AFTER_KE.has(text) && KE.has(textAt(tokens, at - 1)))
    return BESIDES.has(text) && isAlso(tokens, at) ? 'nothing' : 'before';
  if (!NA.has(text)) return undefined;
  const isBesideVerb = VERBS.has(textAt(tokens, at + 1));
  if (isBesideVerb || POSTPOSITIONS.has(textAt(tokens, at - 1))) return 'before';
  if (isPaired(tokens, at)) return 'after';
  return IN_DEVANAGARI.test(text) ? 'before' : undefined;
}

function textAt(tokens: readonly Token[], at: number): string {
  const { text = '' } = tokens[at] ?? {};
  return IN_DEVANAGARI.test(text) ? keyOf(text) : text;
}

function isNeedless(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (!AFTER_OBJECT.has(text) && !NA.has(text)) return false;
  if (NECESSARY.has(textAt(tokens, at - 1))) return true;
  const then = VERBS.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return THEN.has(textAt(tokens, then)) && ALSO.has(textAt(tokens, then + 1));
}

/** Whether a word only goes on with the negation beside it: the verb after it, and "necessary" before it. */
export function isOfNegation(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (NECESSARY.has(text)) return negationAt(tokens, at + 1) === 'needless';
  const before = VERBS.has(text) || THEN.has(text) ? negationAt(tokens, at - 1) : undefined;
  return before === 'before' || before === 'needless';
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
