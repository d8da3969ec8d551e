/**
 * Forbidden in names: line breaks, control characters, and characters that reverse or hide the text after them. The joiners of
 * Indic and Persian scripts are letters. Everything else is shown as typed.
 */
const NO_NAME = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\p{Join_Control})\p{Cf}/u;
const LETTER = /\p{L}/u;

/** Endings of web addresses that people might follow. A name has a space after a dot, or initials before it. */
const TOP_LEVELS =
  'com|net|org|info|biz|name|pro|xyz|top|vip|club|shop|store|online|site|website|space|tech|app|dev|io|ai|co|me|tv|cc|ly|gg|to|gl|' +
  'link|click|live|life|world|today|news|blog|page|cloud|digital|email|fun|icu|cyou|buzz|quest|lol|zip|mov|bank|support|help|' +
  'in|us|uk|eu|de|fr|es|it|nl|ru|cn|jp|br|au|ca|ch|at|be|pl|se|fi|dk|ie|nz|za|pk|bd|lk|np|sg|id|ph|vn|ae|tk|ml|ga|cf|gq|su|ws';
const AFTER_TOP_LEVEL = '(?![\\p{L}\\p{M}\\p{Nd}])';

/** What counts as an address in any name: a scheme, an email, a path, an IP address, and a Markdown or HTML link. */
const ADDRESSES = [
  /:\/\/|[^\s@]@[^\s@]|\bwww\.|[\p{L}\p{Nd}]\.\p{L}{2,}\//iu,
  /\b(?:javascript|vbscript|data|mailto|tel|sms|https?|ftp|file):/iu,
  /\](?:\s*\(|:)|<\s*a\s|\bhref\s*=/iu,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u,
];

/** Titles and abbreviations that precede a name with a dot and no space. */
const SHORT_FORMS = 'mohd|muhd|smt|shri|sri|kum|mrs|prof|adv|capt|col|maj|gen|rev|haji';

/** What counts as an address in a person's name. */
const HOSTS = [
  new RegExp(`[\\p{L}\\p{Nd}-]{3,}\\.(?:${TOP_LEVELS})${AFTER_TOP_LEVEL}`, 'iu'),
  // Any lower-case top-level domain. After an abbreviation's dot, a name may also be typed in lower case.
  new RegExp(`(?<![\\p{L}\\p{M}])(?!(?:${SHORT_FORMS})\\.)[\\p{L}\\p{M}\\p{Nd}-]{3,}\\.\\p{Ll}{2,}`, 'u'),
  // With a space before the dot, a bracket around it, or the word for it.
  new RegExp(`[\\p{L}\\p{Nd}-]{3,}\\s+\\.\\s*(?:${TOP_LEVELS})${AFTER_TOP_LEVEL}`, 'iu'),
  /[\p{L}\p{Nd}-]{3,}\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*\p{L}{2,}/iu,
  new RegExp(
    `[\\p{L}\\p{Nd}-]{3,}(?:\\s+dot\\s+|\\.\\s+)(?:com|net|org|info|biz|xyz)${AFTER_TOP_LEVEL}`,
    'iu',
  ),
];

/** A dot of another script before a letter. Browsers read it as the dot of a host name. */
const FOREIGN_DOT = /[\p{L}\p{Nd}][。．｡․﹒]\p{L}/u;

const isAny = (patterns: readonly RegExp[], name: string): boolean =>
  patterns.some((pattern) => pattern.test(name));

/** Whether a name contains an address as a browser or mail program reads it, including full-width letters. */
const hasAddress = (name: string): boolean =>
  FOREIGN_DOT.test(name) || isAny(ADDRESSES, name.normalize('NFKC'));

/** Whether a text can be a person's name. Mails contain names, and a link in one would be followed. */
export const isPersonName = (name: string): boolean =>
  !NO_NAME.test(name) && LETTER.test(name) && !hasAddress(name) && !isAny(HOSTS, name.normalize('NFKC'));

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029\t]/;

/** Whether a text can be a company's name. Some are called like their website, so a bare host is allowed here. */
export const isCompanyName = (name: string): boolean => !LINE_BREAK.test(name) && !hasAddress(name);
