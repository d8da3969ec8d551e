import { type Span, spansOf } from './span.ts';

/** Messengers and social media whose names have no other meaning. */
const APP =
  "telegram|what[s’']{0,2}\\s?app|in\\s?sta(?:gram)?|snap\\s?chat|discord|skype|we\\s?chat|viber|arattai|facebook|fb|g\\s?talk|google\\s?chat|hangouts";
/** Their short names, and others that are also common words. They count only before a sign and a name. */
const SHORT_APP =
  'tg|wa|w\\/a|ig|snap|signal|line|kik|imo|messenger|twitter|x(?:\\s?\\(twitter\\))?|threads|linked\\s?in|reddit|tiktok|koo|twitch|you\\s?tube';
const GAME =
  'steam|psn|xbox|bgmi|pubg|free\\s?fire|codm?|valorant|riot|epic|ludo\\s?king|clash\\s?of\\s?clans';
const START = '(?<![\\p{L}\\p{N}_.#-])';
const END = '(?![\\p{L}\\p{N}_-]|\\.\\w)';

const ID = '(?:user\\s?name|user\\s?id|u?id|handle|name|no|number|num|tag|account|page|channel|group)';
const SIGN = '[:=@→➡👉☞~>(\\[–—-]';
const TOKEN = '@?([a-z0-9][\\w.-]{2,40}(?:#\\d{2,6})?)';

/** "Telegram: meera_99", "insta id meera.codes". The name may be that of the next app, so it is only looked at. */
const APP_NAME = new RegExp(
  `${START}(?:${APP}|${SHORT_APP}|${GAME})(?![\\p{L}\\p{N}_]|\\.\\w)\\)?(?:\\s{1,2}${ID}\\b)?(?:\\s{0,2}(?:is|hai|as)\\b)?\\s{0,2}(?:${SIGN}\\s{0,2}){0,3}(?=${TOKEN})`,
  'dgiu',
);
/** "Telegram (meeracodes)". */
const APP_BRACKET_NAME = new RegExp(
  `${START}(?:${APP}|tg|ig|psn)${END}\\s?\\(\\s?@?([a-z][\\w.]{3,40})\\s?\\)`,
  'giu',
);
/** "Telegram: meeracodes", a plain word alone after a sign. */
const APP_SIGN_NAME = new RegExp(
  `${START}(?:${APP}|tg|ig|snap|psn)${END}(?:\\s{1,2}${ID})?\\s{0,2}[:=→👉@]\\s{0,2}@?([a-z][\\w.]{3,40})(?=\\s{0,3}(?:$|[,;.!)\\n]|\\s(?:and|or|par|pe|please|ping|for)\\b))`,
  'giu',
);
/** "my Insta is meera", "mera Skype hai meera", "Telegram id is meera". */
const OWN_NAME = new RegExp(
  `(?:\\b(?:my|mera|meri|our|hamara|his|her)\\s{1,2}(?:${APP}|${SHORT_APP}|${GAME})${END}(?:\\s{1,2}${ID})?|${START}(?:${APP}|${SHORT_APP}|${GAME})\\s{1,2}(?:${ID}))\\s{0,2}(?:is|hai|:|=|-)\\s{0,2}${TOKEN}`,
  'giu',
);
/** "on Telegram I am meera", "find me as meera on Instagram". */
const NAME_ON_APP = new RegExp(
  `\\b(?:i\\s?am|i['’]?m|me|as|under|called|named)\\s{1,2}(?:as\\s{1,2}|under\\s{1,2})?@?([a-z][\\w.]{2,40}(?:#\\d{2,6})?)\\s{1,2}(?:on|in|at)\\s{1,2}(?:${APP}|${SHORT_APP}|steam|psn|xbox)${END}`,
  'giu',
);
const ON_APP_NAME = new RegExp(
  `\\b(?:on|in|at)\\s{1,2}(?:${APP}|${SHORT_APP})${END},?\\s{1,2}(?:i\\s?am|i['’]?m|as|my\\s(?:name|id|handle)\\sis|under\\sthe\\sname|by\\sthe\\sname)\\s{1,2}@?([a-z][\\w.]{2,40})`,
  'giu',
);

const VERB =
  'reach|contact|message|msg|ping|dm|pm|text|whats\\s?app|call|find|follow|add|hit|write|talk|chat|connect|inbox|approach|catch|buzz|poke|drop|send|mail|speak';
const MESSENGER = `${APP}|signal|messenger|imo|tg|w\\/a|ig`;
const CALL_TO = [
  `\\b(?:my|mera)\\s(?:${APP}|linked\\s?in)\\s(?:profile|page|account|id|name)\\s(?:is|hai)\\b`,
  `\\badd\\sme\\sas\\s(?:a\\s)?friend\\b|(?:${APP})\\s(?:is\\s)?(?:available|active)\\s(?:on|at)\\smy\\s(?:phone|mobile|number)`,
  // "slide into my DMs", "my WhatsApp is on the number", "use WhatsApp to reach me".
  `\\b(?:slide|drop|jump)\\s(?:into|in)\\smy\\s(?:dms?|inbox)\\b|\\bmy\\s(?:dms?|inbox)\\s(?:is|are)\\s(?:always\\s)?open\\b`,
  `\\b(?:my|mera|our)\\s(?:${APP})\\s(?:is|hai|number|no)\\b[^.!?\\n]{0,30}?\\b(?:number|no|resume|cv|phone|same)\\b`,
  `\\b(?:use|using|through)\\s(?:the\\s)?(?:${APP})${END}\\s(?:to|for)\\s(?:reach|contact|message|call)\\w{0,3}\\sme\\b`,
  `\\b(?:contact|reach|write|message)\\s(?:only\\s|directly\\s)?(?:through|via|by|thru)\\s(?:${APP})${END}`,
  // "reach me on WhatsApp", "message our recruiter on Telegram", "add me anywhere on Snapchat".
  `\\b(?:${VERB})\\b(?:\\s(?:out|up|to|with|in)){0,2}\\s(?:me|us|hr|our|my|founder|recruiter)\\b[^.!?\\n]{0,40}?\\b(?:on|via|at|over|through|thru|in|by)\\s(?:my\\s|our\\s|the\\s)?(?:${MESSENGER})${END}`,
  // "DM on Insta", "ping there on Telegram".
  `(?:^|[.!?,;:(]\\s{0,3}|\\b(?:please|kindly|pls|plz|just|and|or|to\\sapply)\\s)(?:dm|pm|ping|inbox|message|msg|text)\\s(?:there\\s)?(?:on|in|at|via)\\s(?:${MESSENGER})${END}`,
  // "send your CV on WhatsApp", "apply on Telegram".
  `\\b(?:apply|cv|resumes?|biodata|send\\sdetails)\\b[^.!?\\n]{0,40}?\\b(?:on|via|by|through|to)\\s(?:our\\s|my\\s|the\\s)?(?:${MESSENGER})${END}`,
  // "WhatsApp us", "Telegram me".
  `${START}(?:what[s’']{0,2}\\s?app|telegram|insta|skype|snapchat|discord)\\s(?:us|me|your|ur)\\b(?!\\sto\\sbuild)`,
  `\\b(?:join|follow|see|visit|check)\\s(?:my|our|me|us)\\b[^.!?\\n]{0,24}?(?:${MESSENGER}|you\\s?tube)${END}`,
  `\\b(?:available|reachable|contactable)\\s(?:on|via|over|at)\\s(?:my\\s)?(?:${MESSENGER})${END}`,
  `(?:^|[.!?\\n]\\s{0,3}|\\b(?:just|please|you\\scan|can)\\s)search\\s(?:for\\s)?[^.!?\\n]{3,40}?\\s(?:on|in)\\s(?:${APP}|linked\\s?in|you\\s?tube)${END}`,
  `(?:${MESSENGER})${END}[^.!?\\n]{0,20}?\\bsame\\s(?:name|number|no|id)\\b|\\bsame\\s(?:name|number|no|id)\\b[^.!?\\n]{0,12}?\\b(?:on|for|as|is|in)\\s(?:my\\s)?(?:${MESSENGER})${END}`,
  // "Telegram pe message karo", "mujhe Insta par add karo".
  `${START}(?:${APP}|${SHORT_APP})\\s{1,2}(?:pe|par|per|me|mein|p|पर|पे)\\b[^.!?\\n]{0,60}?(?<!\\p{L})(?:karo|kro|kijiye|kariye|karen|karein|kar\\sdo|kar\\slo|kar\\ssakte|aao|aa\\sjao|aaiye|bhejo|bhej\\sdo|milo|milte|dhundo|dhoondo|करो|करें|कीजिए)(?!\\p{L})`,
  `${START}(?:${APP}|snap)\\s(?:wale|waale|waalo)\\b[^.!?\\n]{0,40}?\\b(?:add|follow|message|msg)\\b`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** "Ghost#4471", the name of a person in games. Numbers of issues and tickets look the same. */
const TAG = /(?<![\p{L}\p{N}_.#/-])([a-z][\w.]{2,32})#\d{4,5}(?!\w)/giu;
const COUNTED =
  /^(?:issue|issues|pr|prs|bug|bugs|ticket|tickets|case|order|invoice|job|req|item|task|story|commit|patent|project|id|no|num|number|page|version|release|build|color|colour|hex|jira|core|defect|incident|epic)$/i;
const GAMERTAG =
  /\b(?:gamer\s?tag|friend\s?code|riot\s?id|steam\s?id|discord\s?tag)\s{0,2}(?:is|:|=)?\s{0,2}([\w#.-]{3,40})/giu;
const GAME_NUMBER = new RegExp(
  `${START}(?:${GAME})(?:\\s{1,2}(?:u?id|name|tag|user\\s?name))\\s{0,2}(?:is|:|=|-)?\\s{0,2}(?=[\\w#.-]*[\\d_])([\\w#.-]{4,40})`,
  'giu',
);
const SKYPE_NAME = /(?<![\p{L}\p{N}])live:[.\w]{3,60}/giu;
const PAYMENT_ADDRESS =
  /(?<![\p{L}\p{N}._-])[\w.-]{2,64}@(?:ok(?:axis|icici|hdfcbank|sbi)|ybl|ibl|axl|upi|paytm|apl|yapl|jio|ptsbi|pthdfc|ptaxis|ptyes)\b/giu;

/** "my handle everywhere is meera-codes", "Insta and Threads are both meera_99". */
const ANY_HANDLE =
  /\b(?:handle|user\s?name|screen\s?name|nick(?:name)?)s?\s(?:everywhere\s|there\s|on\s\w{2,12}\s)?(?:is|are|:|=)\s(?:both\s|the\s|same\s)?@?([a-z][\w.-]{3,40})/giu;
const BOTH_APPS = new RegExp(
  `${START}(?:${APP})${END}[^.!?\\n]{0,20}?\\b(?:are|is|id|ids)\\s(?:both|is|same|all)?\\s?@?([a-z][\\w.]{2,40})`,
  'giu',
);

/** At-rules of CSS. Annotations of programming languages begin with a capital, so the pattern does not match them. */
const AT_RULES = new Set(
  'media import apply tailwind layer supports keyframes include mixin extend font use theme container charset'.split(
    ' ',
  ),
);
const AT_NAME = /(?<![\p{L}\p{N}._/-])@([a-z0-9_][\w.]{2,60})(?![\w/-])/gu;

/** Names of people in messengers, social media and games, and requests to write to somebody there. */
export function findHandles(text: string): Span[] {
  const atNames = text.includes('@')
    ? [
        ...spansOf(AT_NAME, text, (name) => !AT_RULES.has(name.toLowerCase()) && !/^\d+$/.test(name)),
        ...spansOf(PAYMENT_ADDRESS, text),
      ]
    : [];
  atNames.push(...spansOf(ANY_HANDLE, text, (word) => word.includes('-') || isName(word)));
  if (!MAYBE.test(text)) return atNames;
  return [
    ...atNames,
    ...spansOf(APP_NAME, text, isName),
    ...spansOf(APP_SIGN_NAME, text, isOwnWord),
    ...spansOf(APP_BRACKET_NAME, text, isOwnWord),
    ...spansOf(OWN_NAME, text, isOwnWord),
    ...spansOf(
      NAME_ON_APP,
      text,
      (name) => isName(name) || (!COMMON.has(name.toLowerCase()) && /[\d_.#]/.test(name)),
    ),
    ...spansOf(ON_APP_NAME, text, isOwnWord),
    ...spansOf(BOTH_APPS, text, isName),
    ...CALL_TO.flatMap((pattern) => spansOf(pattern, text)),
    ...spansOf(TAG, text, (name) => !COUNTED.test(name)),
    ...spansOf(GAMERTAG, text, (name) => !COMMON.has(name.toLowerCase())),
    ...spansOf(GAME_NUMBER, text),
    ...spansOf(SKYPE_NAME, text),
  ];
}

/** A cheap check that skips the patterns on most texts. */
const MAYBE = new RegExp(
  `\\p{L}#\\d|live:|gamer|add\\sme\\sas|my\\s(?:dms?|inbox)|friend\\s?code|${START}(?:${APP}|${SHORT_APP}|${GAME})(?![\\p{L}\\p{N}_])`,
  'iu',
);

/** Whether a word can only be a person's name there: letters with a digit, a low line or a dot. */
function isName(word: string): boolean {
  const name = word.replace(/[._-]+$/, '');
  if (/\.(?:js|net|ts|py|io|com|in|org|php|java|json|xml)$/i.test(name) || /^v?\d/i.test(name)) return false;
  if (!/[a-z]{3}/i.test(name) && !/[a-z]{2}_/i.test(name)) return false;
  return /_|[a-z]{2}\d{1,}$|[a-z]{2}\d+[a-z_.]|\d[a-z]{3}|[a-z0-9]{2}\.[a-z0-9]{2}|#\d/i.test(name);
}

const isOwnWord = (word: string): boolean => {
  const name = word.replace(/[._-]+$/, '').toLowerCase();
  return name.length >= 4 && !COMMON.has(name);
};

/** Words that follow the name of an app in a text about work. */
const COMMON = new Set(
  (
    'api apis bots integration integrations clone webhook webhooks community server servers marketing campaigns ' +
    'campaign reels stories story automation login oauth messaging notification notifications alerts payments ' +
    'payment growth content engagement support chat chats channel channels group groups business analytics clients ' +
    'available active working here there also used built made developed developing development design designed ' +
    'message messages calls call sharing share scraper crawler downloader filters filter lens plugin developer ' +
    'moderator moderation admin manager management page pages account accounts number verification verified ' +
    'required optional mandatory currently under being not only with from this that very good based like your their ' +
    'shop shopping commerce catalogue catalog flows flow templates template cloud graph processing protocol ' +
    'encryption messenger lite video voice audio media photos posts post feed feeds data ' +
    'engineer intern trainer team lead popular famous great best connected linked open testing tested'
  ).split(' '),
);
