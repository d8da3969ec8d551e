/**
 * What no name has: line breaks and control characters, and what turns or hides the text after it. The joiners of Indic and
 * Persian scripts are letters of names. Everything else is shown as it was typed.
 */
const NO_NAME = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\p{Join_Control})\p{Cf}/u;
const LETTER = /\p{L}/u;

/** Ends of web addresses that people may follow. A name has a space after a dot, or initials before it. */
const TOP_LEVELS =
  'com|net|org|info|biz|name|pro|xyz|top|vip|club|shop|store|online|site|website|space|tech|app|dev|io|ai|co|me|tv|cc|ly|gg|to|gl|' +
  'link|click|live|life|world|today|news|blog|page|cloud|digital|email|fun|icu|cyou|buzz|quest|lol|zip|mov|bank|support|help|' +
  'in|us|uk|eu|de|fr|es|it|nl|ru|cn|jp|br|au|ca|ch|at|be|pl|se|fi|dk|ie|nz|za|pk|bd|lk|np|sg|id|ph|vn|ae|tk|ml|ga|cf|gq|su|ws';
const WEB_ADDRESS = /:\/\/|[^\s@]@[^\s@]|\bwww\.|[\p{L}\p{Nd}]\.\p{L}{2,}\//iu;
const BARE_WEB_ADDRESS = new RegExp(
  `[\\p{L}\\p{Nd}-]{3,}\\.(?:${TOP_LEVELS})(?![\\p{L}\\p{M}\\p{Nd}])`,
  'iu',
);

/** Whether a text can be the name of a person. It stands in mails, where a link would be followed. */
export const isPersonName = (name: string): boolean =>
  !NO_NAME.test(name) && LETTER.test(name) && !WEB_ADDRESS.test(name) && !BARE_WEB_ADDRESS.test(name);

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029\t]/;

/** Whether a text can be the name of a company. Some are called like their website, so that a bare host is a name here. */
export const isCompanyName = (name: string): boolean => !LINE_BREAK.test(name) && !WEB_ADDRESS.test(name);
