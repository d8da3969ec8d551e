import { type Span, spansOf } from './span.ts';

const TOP_LEVELS =
  'com|in|org|net|io|dev|me|co|app|info|biz|xyz|tech|online|site|blog|link|page|us|uk|au|nz|ly|gg|tv|design|codes|store|shop|website|cloud|works|art|studio';
/** Top levels that are addresses only with a path, because names of products end in them. */
const WITH_PATH = 'ai|be|ee|gle|so|gl|at|to|sh|st|im|id|cc|pro|space|live|club|world|wiki|fyi|bio';
const FULL = /(?:\bh(?:tt|xx)ps?\s?:\s?\/\s?\/|(?<![\p{L}\p{N}])www\s?\.)\s?[^\s]+/giu;
const WWW = /(?<![\p{L}\p{N}])www\s[a-z0-9-]{3,63}\s(?:com|in|org|net|co|dev|io)\b/giu;
/** Needs two characters before the dot, because B.Tech and M.Com are degrees. */
const BARE = new RegExp(
  `(?<![\\p{L}\\p{N}@./-])((?:[a-z0-9-]{1,63}\\.){0,5}[a-z0-9-]{2,63}\\.(${TOP_LEVELS}))(?![\\p{L}\\p{N}-])(\\/\\S*)?`,
  'giu',
);
const BARE_WITH_PATH = new RegExp(
  `(?<![\\p{L}\\p{N}@./-])(?:[a-z0-9-]{1,63}\\.){0,5}[a-z0-9-]{1,63}\\.(?:${WITH_PATH})\\/[^\\s/]\\S*`,
  'giu',
);
const SHORTENED = /(?<![\p{L}\p{N}@./-])(?:t\.me|wa\.me|m\.me|x\.com|fb\.me|u\.nu)\/\S+/giu;
const DOT = '(?:\\s{0,2}[(\\[{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s{0,2})';
const SPELT = new RegExp(
  `(?<![\\p{L}\\p{N}])[a-z0-9-]{2,63}(?:${DOT}|\\s{1,2}dot\\s{1,2})(?:com|in|org|io|dev|me|co|app|xyz|site|page|tech|online)\\b(?!\\s(?:bubble|boom|era|crash|company|companies))`,
  'giu',
);
const NAME_BEFORE_DOT_MIN = 4;
const APART = /(?<![\p{L}\p{N}])[a-z0-9-]{4,63}\s\.\s?(?:com|dev|org|io|xyz|app)(?![\w-])/gu;

/** Names of products and employers that look like addresses. */
export const NAMES_WITH_A_DOT: ReadonlySet<string> = new Set(
  (
    'asp.net ado.net vb.net ml.net draw.io socket.io builder.io fly.io booking.com amazon.com amazon.in flipkart.com ' +
    'monday.com make.com naukri.com shaadi.com bharatmatrimony.com cars24.com salesforce.com github.io cal.com ' +
    'customer.io segment.io keycloak.org makemytrip.com policybazaar.com paytm.com indiamart.com 99acres.com crypto.com ' +
    'render.com railway.app vercel.app leetcode.com geeksforgeeks.org hackerrank.com codechef.com kaggle.com udemy.com ' +
    'coursera.org freecodecamp.org w3schools.com wordpress.com wordpress.org trello.com bigbasket.com irctc.co.in ' +
    'justdial.com cleartrip.com goibibo.com redbus.in magicbricks.com housing.com cardekho.com carwale.com firstcry.com ' +
    '1mg.com practo.com zoho.com nykaa.com ajio.com github.com linkedin.com microsoft.com google.com npmjs.com crates.io ' +
    'cron-job.org data.gov.in schema.org quora.com expedia.com hotels.com trip.com cult.fit myntra.com snapdeal.com ' +
    'matrimony.com jeevansathi.com monster.com indeed.com glassdoor.com timesjobs.com freelancer.com chess.com match.com ' +
    'tutorialspoint.com geopy.org openstreetmap.org wikipedia.org archive.org code.org change.org bit.ly tinyurl.com about.me dev.to goo.gl'
  ).split(' '),
);

/** Top levels that are words, so that a sentence may begin with them right after a full stop: "microservices.In". */
const SENTENCE_BEGINS =
  /^(?:In|Me|Co|Us|Info|Online|Tech|Site|Blog|Link|Page|App|Net|Design|Store|Shop|Cloud|Works|Art|Studio)$/;

/** @param known names that look like addresses, in small letters */
export function findWebAddresses(text: string, known: ReadonlySet<string>): Span[] {
  if (!MAYBE.test(text)) return [];
  return [
    ...spansOf(FULL, text),
    ...spansOf(WWW, text),
    ...spansOf(BARE, text, (_, [, host = '', top = '', path]) => {
      if (path !== undefined && path.length > 1) return true;
      return !known.has(host.toLowerCase()) && !SENTENCE_BEGINS.test(top);
    }),
    ...spansOf(BARE_WITH_PATH, text),
    ...spansOf(SHORTENED, text),
    ...spansOf(SPELT, text, (found) => (found.split(/[\s([{<]/)[0] ?? '').length >= NAME_BEFORE_DOT_MIN),
    ...spansOf(APART, text),
  ];
}

/** A cheap check that skips the patterns on most texts. */
const MAYBE = /\.|:\s?\/|www|dot/i;
