import { legible } from '../contact-detail/legible.ts';
import { findWrittenPhones } from '../contact-detail/phone.ts';

/** Each pattern matches only at the start of a word, which keeps the search linear. */
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{M}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{M}\p{N}-]+)+/giu;
const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])(?!(?:asp|ado|vb|ml)\.net\b|(?:socket|draw)\.io\b|(?:monday|make)\.com\b)(?:[a-z0-9-]+\.)*[a-z0-9-]{2,}\.(?:com|in|org|net|io|dev|me|co|app|info|xyz|tech|online|site|ai|blog)\b(?:\/\S*)?/giu;
const HANDLE = /(?<![\p{L}\p{N}.])@[a-z0-9_][a-z0-9_.]+/giu;

const CHATS = 'telegram|tg|insta(?:gram)?|ig|whats\\s?app|snap\\s?chat|discord|skype|wechat|facebook|fb';
const PLATFORMS = `${CHATS}|twitter|signal|threads|linked\\s?in|git\\s?hub|gitlab|reddit|steam`;
const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}])';
const ID = '(?:user\\s?name|handle|name|id)';
const I_AM = "(?:i\\s+am|i['’]?m|me\\s+as|me\\s+at)";

/** Has a shape that other words do not have: an underscore, a full stop inside, or letters followed by digits. */
const ODD_NAME = '[a-z0-9-]{0,30}_[a-z0-9_.-]{0,30}[a-z0-9_]|[a-z]{3,30}\\d{1,8}';
const DOTTED_NAME =
  '(?![a-z0-9-]{1,30}\\.(?:js|ts|py|net|io)\\b)[a-z0-9-]{2,30}\\.[a-z0-9_.-]{0,30}[a-z0-9_]';
/** `telegram tanvi_j`, `my Discord is tanvi.codes`, `insta id: tanvi99`. */
const ODD_HANDLE = new RegExp(
  `${WORD_START}((?:${PLATFORMS})(?:\\s+|(?:\\s+(?:${ID}|${I_AM}|is|as|account|profile)){0,3}\\s*[:=>–—-]+\\s*|(?:\\s+(?:${ID}|${I_AM}|is|as|account|profile)){1,3}\\s+))(?:${ODD_NAME})(?![\\p{L}\\p{N}])`,
  'giu',
);
const DOTTED_HANDLE = new RegExp(
  `${WORD_START}((?:${PLATFORMS})(?:(?:\\s+(?:${ID}|${I_AM}|is|as)){0,3}\\s*[:=]\\s*|(?:\\s+(?:${ID}|${I_AM}|is|as)){1,3}\\s+))(?:${DOTTED_NAME})(?![\\p{L}\\p{N}])`,
  'giu',
);
const NO_HANDLE = 'available|active|online|reachable|there|here|not|always|also|only|new|yes|none';
/** `On Telegram I am codequeen.`: a word of any shape, at the end of its phrase. */
const PLAIN_HANDLE = new RegExp(
  `${WORD_START}((?:(?:${PLATFORMS})(?:\\s+${I_AM}\\s+|\\s+${ID}(?:\\s*[:=]\\s*|\\s+is\\s+))|(?:${CHATS})\\s*[:=]\\s*))(?!(?:${NO_HANDLE})\\b)[a-z0-9_.-]{2,29}[a-z0-9_-](?=\\s*(?:$|[,;!?)\\n|/]|\\.(?:\\s|$)))`,
  'giu',
);
const SOCIAL_HANDLES = [ODD_HANDLE, DOTTED_HANDLE, PLAIN_HANDLE];

/** A mask prefers false positives: also a number without its area code, and several numbers in a row. */
const PHONE_DIGITS = { min: 8, minWithPlus: 8, max: Number.POSITIVE_INFINITY };

/** Cheap checks that skip the patterns on most texts: a page of results has hundreds of them. */
const MAYBE_EMAIL = /@|[([]at[)\]]/i;
const MAYBE_ADDRESS = /:\/\/|www\.|\.[a-z]/i;
const MAYBE_PLATFORM = new RegExp(`(?:${PLATFORMS})[\\s:=>–—-]`, 'iu');
/** Six digits: letters may replace the other digits of a phone number. */
const MAYBE_PHONE = /\p{Nd}(?=.{7})(?:\P{Nd}*\p{Nd}){5}/su;

/** The text without emails, web addresses, handles and phone numbers. */
export function withoutContacts(text: string, mask: string): string {
  let rest = text;
  if (MAYBE_EMAIL.test(rest)) rest = rest.replace(EMAIL, mask);
  if (MAYBE_ADDRESS.test(rest)) rest = rest.replace(WEB_ADDRESS, mask);
  if (rest.includes('@')) rest = rest.replace(HANDLE, mask);
  if (MAYBE_PLATFORM.test(rest))
    for (const pattern of SOCIAL_HANDLES)
      rest = rest.replace(pattern, (_, before: string) => `${before}${mask}`);
  return MAYBE_PHONE.test(rest) ? withoutPhones(rest, mask) : rest;
}

function withoutPhones(text: string, mask: string): string {
  const { text: read, starts, ends } = legible(text);
  const phones = findWrittenPhones(read, PHONE_DIGITS).toSorted((one, other) => one.start - other.start);
  let rest = '';
  let from = 0;
  for (const { start, end } of phones) {
    const [first = 0, last = 0] = [starts[start], ends[end - 1]];
    if (first >= from) rest += text.slice(from, first) + mask;
    from = Math.max(from, last);
  }
  return rest + text.slice(from);
}
