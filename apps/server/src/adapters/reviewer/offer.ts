import type { TextRule } from './finding.ts';
import { firstFound, readingsOf } from './reading.ts';
import { type Sign, weighed } from './sign.ts';

const MONEY =
  '(?:(?:rs\\.?|inr|₹|\\$|usd)\\s?)?\\d[\\d,.]{0,12}\\s?(?:k|lakhs?|lacs?|rupees|rs|/-|thousand|hazaa?r|crores?)?\\+?';
const PERIOD =
  '(?:\\s?(?:/|per|a|an|each|every|in\\sa|in\\sone)\\s?(?:day|hour|week|month)|\\s(?:daily|weekly|monthly|every\\s(?:day|week|month|evening)))';

/** Offers to the reader, in English and in Hindi in Latin letters. A text about work that has to do with offers has none. */
const OFFERS = [
  // Easy money.
  `\\bearn\\s(?:up\\s?to\\s|around\\s|more\\sthan\\s|min(?:imum)?\\s)?${MONEY}(?:\\s(?:to|-)\\s${MONEY})?${PERIOD}`,
  `\\b(?:you\\s(?:can|will)\\s(?:also\\s)?|and\\s|start\\s|to\\s)earn(?:ing)?\\s[^.!?\\n]{0,24}?${MONEY}[^.!?\\n]{0,16}?(?:daily|weekly|monthly|per\\s(?:day|week|month))`,
  `\\bget\\s(?:rs\\.?\\s?)?\\d[\\d,]{0,12}\\s(?:back\\s)?(?:daily|weekly|monthly|every\\s(?:day|week|month))`,
  `\\bearn\\s(?:money|cash|income)\\s(?:from\\shome|online|daily|fast|easily)|\\bearning\\s(?:tricks?|apps?|tips)\\b`,
  `\\bwork\\sfrom\\shome\\sand\\searn\\b|\\bget\\spaid\\s(?:daily|every\\s(?:day|evening)|to\\s(?:like|review|test\\sapps|watch|click|write\\sreviews))`,
  `\\bpayment\\s(?:daily|every\\sevening|same\\sday)\\b`,
  `\\b(?:guaranteed|assured|fixed|sure\\s?shot)\\s(?:daily\\s|monthly\\s|weekly\\s)?(?:income|returns?|profits?|calls|placements?|jobs?)\\b`,
  `\\b100\\s?%\\s(?:guaranteed?|placement|job|safe|profit|winning|genuine|sure)\\b|\\b(?:job|placement)\\sguarantee\\b`,
  `\\b(?:double|triple|multiply)s?\\s(?:your|ur)\\s(?:money|investment|income|capital)\\b`,
  `\\bget\\srich\\b|\\bbecome\\s(?:rich|a\\s(?:crorepati|millionaire|lakhpati))\\b|\\bcrorepati\\b`,
  `\\b(?:financial\\sfreedom|passive\\sincome|be\\syour\\sown\\sboss|(?:become\\s)?your\\sown\\sboss|residual\\sincome)\\b`,
  `\\b(?:mlm|multi[\\s-]?level\\smarketing|network\\s(?:marketing|business))\\b|\\bjoin(?:ing)?\\s(?:my\\s(?:team|group|network|downline)|under\\sme)\\b`,
  `\\binvest\\s(?:only\\s|just\\s)?${MONEY}\\s?(?:today|now|and|,|to\\sget)|\\b(?:serious|genuine)\\sinvestors?\\b`,
  `\\b(?:trading|betting|stock|forex|crypto|option|nifty|cricket)\\s(?:tips|calls|signals)\\b|\\btips\\sfor\\s(?:cricket|betting|trading)|\\b(?:stock\\smarket|bank\\snifty)\\s(?:tips|calls)\\b`,
  `\\bwin\\s(?:real\\s)?(?:cash|money)\\b|\\b(?:satta|matka|teen\\spatti)\\b|\\bwithdraw\\s(?:at\\s)?any\\s?time\\b`,
  `\\b(?:use|apply)\\s(?:my\\s|the\\s)?(?:referral\\s|coupon\\s|promo\\s|discount\\s)?code\\s(?:\\w{3,16}\\s)?(?:to\\sget|for|and\\sget)\\b|\\bmy\\sreferral\\s(?:code|link)\\b`,
  // Things and services for sale.
  `\\b(?:buy|order|book|shop|enroll?|subscribe|register|call|hurry)\\s(?:now|today|up|fast|soon)\\b(?!["”'’])|\\bbook\\s(?:your|ur)\\s(?:seats?|slot)\\b|\\bonly\\s\\w{2,8}\\sseats\\b|\\bseats\\sare\\s(?:limited|filling)\\b|\\blimited\\s(?:seats|period|time)\\b`,
  `\\b(?:offer|discount)\\s(?:is\\s)?(?:valid|ends|till|only)\\b|\\bearly\\sbird\\b|\\bspecial\\s(?:\\w{2,12}\\s)?(?:discount|offer)\\b|\\bat\\s(?:a\\s)?discount\\sthis\\b`,
  `\\b(?:cheap(?:est)?|lowest|reasonable|best)\\s(?:price|prices|rate|rates|cost)s?\\b(?!\\s(?:engine|index|finder|first|per))`,
  `\\bget\\s(?:flat\\s)?\\d{1,2}\\s?%\\s(?:off|discount)\\b|\\bdiscount\\sof\\s\\d{1,2}\\s?%|\\d{1,2}\\s?%\\soff\\b(?=\\s?(?:$|[!,.]|on\\smy|today|till))`,
  `\\b(?:website|logo|app|package|seo|course)s?\\s[^.!?\\n]{0,24}?(?:in\\sjust|starting\\s(?:at|from)|at\\sonly|only\\sfor)\\s${MONEY}`,
  `\\b(?:buy|sell|selling|get|provide|real|instant|\\d+k)\\s[^.!?\\n]{0,24}?(?:followers|likes|subscribers|five\\sstar\\sreviews|verified\\s(?:\\w{2,12}\\s)?accounts)\\b`,
  `\\bsubscribe\\s(?:to\\s)?my\\s(?:youtube\\s)?channel\\b|\\blike,?\\s(?:share\\s)?(?:and|&)\\ssubscribe\\b`,
  `\\bmoney[\\s-]back\\sguarantee\\b|\\breseller\\splans?\\b|\\blifetime\\saccess\\b`,
  // Fraud in applications, and loans.
  `\\bproxy\\s(?:interviews?|support|calls?)\\b|\\b(?:interview|job)\\ssupport\\s(?:for|in|at|available|from)\\b|\\battend\\s(?:the\\s|your\\s)?interviews?\\son\\syour\\sbehalf\\b|\\bback\\s?door\\s(?:entry|job|joining)`,
  `\\b(?:experience|relieving|fake|degree|offer)\\s(?:letters?|certificates?)\\b[^.!?\\n]{0,60}?\\b(?:available|price|payslips?|salary\\sslips?|any\\suniversity|backdated|background)\\b`,
  `\\b(?:instant|personal|low\\sinterest|quick)\\sloans?\\s(?:up\\s?to|available|without|in\\s\\d|approval|at)\\b|\\bloans?\\son\\slow\\sinterest\\b|\\bapproval\\sin\\s\\w{2,8}\\sminutes\\b|\\bwithout\\scibil\\b`,
  `\\b(?:ghar\\sbaithe|ghar\\sse)\\b[^.!?\\n]{0,24}?\\b(?:kam+a+o|kam+a+ne|kam+ai|paise|paisa)\\b|\\b(?:roz|rozana|har\\smahine|mahine\\ske)\\s[^.!?\\n]{0,16}?\\bkam+a+(?:o|iye|ye|yein)\\b|\\bpaisa\\sdouble\\b`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Words of offers that a text about work may have too. Several of them together are an offer. */
const SIGNS: readonly Sign[] = [
  [
    2,
    /\b(?:zero|no|without|low|small|only|just)\s(?:any\s)?(?:investment|risk|exam|documents?|interview|target)\b/iu,
  ],
  [
    2,
    /\b\d[\d,.]{0,10}\s?(?:k|lakhs?|rs|rupees)?\s?(?:to|-|–)\s?\d[\d,.]{0,10}\s?(?:k|lakhs?|rs|rupees)?\s(?:monthly|weekly|daily)(?:\sincome|\searning)?\b/iu,
  ],
  [1, /\b(?:monthly|weekly|daily|extra|side|second)\s(?:income|earnings?|profits?)\b/iu],
  [2, /\b(?:want|need|looking\sfor)\s[^.!?\n]{3,60}\?/iu],
  [2, /\b(?:learn|master)\s[\w+#. ]{2,24}\sin\s(?:just\s|only\s)?\d{1,3}\s(?:days|hours|weeks)\b/iu],
  [
    2,
    /\b(?:new|next|live|weekend|first|my)\sbatch(?:es)?\b(?!\s(?:job|process|window|run))|\brecordings?\sincluded\b/iu,
  ],
  [
    2,
    /\bfees?\s(?:is\s|are\s)?(?:only|just|rs|₹|\d)|\b(?:low|nominal|minimum|reasonable)\s(?:cost|fees?|charges?)\b/iu,
  ],
  [
    2,
    /\b\d[\d,]{0,10}\s?(?:k|thousand|lakhs?|rs|rupees|usdt|usd)?\s(?:deposit|advance|joining\sfee|registration)\b|\b(?:deposit|advance|security|token)\s(?:of\s)?(?:rs\.?\s?|₹\s?)?\d|\bsmall\ssecurity\b|\bsecurity\sneeded\b/iu,
  ],
  [
    1,
    /\b(?:usdt|bitcoin|forex|dropshipping|affiliate|signals?|copy\s?paste|typing|captcha|franchise|scheme|panel)\b/iu,
  ],
  [1, /\b(?:anybody|anyone|everyone|housewi(?:fe|ves)|students)\s(?:can|may|and|welcome|,)/iu],
  [1, /\b(?:part\s?time|work\sfrom\s(?:home|mobile)|two\shours|\d\shours\s(?:a\sday|daily))\b/iu],
  [1, /\b(?:proven|trusted|genuine|guaranteed|assured|instant|instantly|hurry|powerful)\b/iu],
  [1, /\bin\s(?:\d{1,2}|two|three|five|seven|ten|twenty[\s-]four)\s(?:minutes|hours|days)\b/iu],
  [
    3,
    /\b(?:get|got)\syou\s(?:selected|placed|hired|a\sjob)\b|\b(?:certificate|degree|licen[cs]e|passport)s?\s(?:without|services)\b|\b(?:all|love|money)\sproblems?\b[^.!?\n]{0,40}\bsolved?\b|\bproblem,\s\w+\sproblem\b/iu,
  ],
  [
    3,
    /\b(?:do|make|write|complete)\syour\s(?:\w{2,12}\s)?(?:projects?|assignments?|thesis|homework|exams?)\b/iu,
  ],
  [2, /\b(?:real|active|organic|indian)\s(?:\w{2,12}\s)?(?:subscribers|followers|likes|views)\b/iu],
  [1, /\b(?:keep|get|earn|take)\s\d{1,2}\s?%/iu],
  [
    2,
    /\b(?:bond)\s(?:and|with|plus)\s[^.!?\n]{0,24}\bdeposit\b|\bdeposit\s(?:which\s|that\s)?(?:is|will\sbe)\s(?:returned|refunded)\b|\breturned\swith\b/iu,
  ],
  [
    3,
    /\b(?:make|making|earn)\s(?:easy\s|fast\s|more\s|good\s|extra\s)?(?:money|cash)\s(?:with|from|by|online|at\shome|daily|fast)\b|\b(?:i|we)\s(?:can\s)?(?:also\s)?teach\syou\b/iu,
  ],
  [
    2,
    /\b(?:affiliate|commission|forex|dropshipping|network|robot|trading\sbot)\b[^.!?\n]{0,40}?\b(?:money|lakhs?|percent|%|profit|loss|sale|income)\b|\d{1,3}\s?(?:%|percent)\s(?:commission|a\sday|daily|profit|returns?)\b/iu,
  ],
  [
    2,
    /\b(?:plots?|flats?|villas?|land)\s(?:near|for\ssale|available|at)\b|\b(?:pre\s?launch|factory|wholesale|throwaway|unbeatable)\s(?:price|rate)s?\b|\bemi\s(?:facility|option|available)\b/iu,
  ],
  [
    2,
    /\b(?:jobs?|placement|admission|visa|seat|result|score)\s(?:\w{2,12}\s)?(?:is\s)?(?:guaranteed|assured|confirmed|sure)\b|\b(?:direct|without\sinterview|sure)\s(?:joining|selection|job)\b|\bguaranteed\sin\b|\b100\s?%\s(?:job|placements?|result|success|selection)s?\b/iu,
  ],
  [
    2,
    /\b(?:payment|pay|fees?|money|advance)\s(?:only\s)?(?:after|before|in)\s(?:the\s|you\s|\w{2,6}\s)?(?:joining|selection|offer|job|instal+ments?|advance)\b|\bafter\s(?:the\s)?joining\sletter\b/iu,
  ],
  [
    2,
    /\b(?:for|at|in|from|with|of)\s(?:only\s|just\s)?(?:rs\.?|inr|₹)\s?[\d,]{2,9}\s(?:only|with\sfree|per\s(?:page|form|review|like|video))\b|\brs\.?\s?\d[\d,]*\s(?:for|per)\s(?:each|every)\s(?:form|page|review|like|video|survey)\b|\bwith\s\d[\d,]{3,9}\sonly\b/iu,
  ],
  [
    2,
    /\b(?:offer|discount|price|free)\s(?:is\s)?(?:for|to)\s(?:the\s)?first\s(?:\d+|ten|twenty|fifty|hundred)\b|\bfree\s(?:domain|hosting|gift|pickup|pick\sup|home\sdelivery|demo|trial|registration|laptop|watch|phone)\b|\bget\s(?:a\s)?(?:\w{2,12}\s){1,2}free\b|\bdemo\sclass\b|\bin\sthe\sprice\sof\b/iu,
  ],
  [2, /\b(?:join|start|register|enrol+)\s(?:us\s)?(?:free|today|now|for\sfree)\b|\bjoin\sfree\b/iu],
  [
    2,
    /\b(?:sell|buy|exchange)\s(?:your|ur|old|us)\s|\b(?:highest|best|good|cheap(?:est)?|lowest|minimum|reasonable)\s(?:price|prices|rate|rates)\b/iu,
  ],
  [
    2,
    /\b(?:minimum|your|starting)\s(?:capital|investment|deposit)\b|\bwithdrawals?\s(?:on|any|daily|every)\b|\b(?:any|no|zero|without)\s(?:any\s)?loss(?:es)?\b|\b(?:sure|daily|fixed)\s(?:profit|returns?)\b|\bbreak\seven\s(?:in|within)\b|\bsure\sshot\b/iu,
  ],
  [
    2,
    /\b(?:weekly|daily|monthly|instant)\s(?:payouts?|payments?|withdrawals?)\b|\b(?:form|survey|captcha|data|copy)\s(?:filling|typing|pasting|paste)\s(?:job|work)\b/iu,
  ],
  [
    2,
    /\b(?:buy|purchase|pay\sfor|take)\s(?:the\s|a\s|our\s)?(?:software\skey|kit|starter|membership|id\s(?:card|no)|license|package|plan)\b/iu,
  ],
  [
    2,
    /\b(?:institute|academy|coaching|course|classes|training)\b[^.!?\n]{0,40}?\b(?:best|no\.?\s?1|number\sone|join|enrol+|fees?|certificate|placement|100\s?%)\b|\bplacement\s(?:assistance|support|assured|guarantee)\b|\bbecome\sa\scertified\b/iu,
  ],
  [1, /\b(?:franchise|business\spartner|dealership)\b|\byou\s(?:put|invest|bring)\s(?:rs\.?\s?)?\d/iu],
  [1, /\b(?:contact|call|message|dm|ask|meet)\s(?:me\s|us\s)?(?:for|to\sget|now|fast)\b/iu],
  [
    1,
    /\b(?:price|rates?|cost|offer|discount|free|profit|commission|customers?\sonly|limited|investors?)\b/iu,
  ],
  [
    2,
    /\bi\s(?:write|make|prepare|provide|do|sell|give)\s[^.!?\n]{0,30}?\b(?:resumes?|sops?|certificates?|loans?|insurance|policies|visas?|astrology|websites?|logos?)\b/iu,
  ],
];

/** Words of a page or of others, not of the writer: the button "Buy now". */
const QUOTED = /["“][^"“”\n]{1,40}["”]/gu;

/** A text that denies the offer: "no guaranteed placements". */
const DENIED = /\b(?:no|never|not|without|don['’]?t|do\snot)\s(?:\w+\s){0,2}$/iu;

/** Advertising, easy money, and services for cheating. */
export const findOffer: TextRule = (text) => {
  const texts = readingsOf(text.replace(QUOTED, ' '));
  const found = firstFound(OFFERS, texts) ?? weighedOffer(texts);
  if (found === undefined) return [];
  const before = text.slice(0, Math.max(0, text.indexOf(found)));
  return DENIED.test(before.slice(-40)) ? [] : [{ fault: 'offer', words: found }];
};

/** Words to the reader. A text about work with payments or prices has signs of an offer, but nobody to whom it is made. */
const TO_READER =
  /\b(?:you|your|ur|join|contact|call|dm|message|buy|book|order|register|enrol+|apply|hurry|invest|ask|download|withdraw|earn|we\s(?:offer|provide|help|do|sell|give)|i\s(?:\w{2,5}\s)?(?:offer|provide|give|sell|teach|help)|with\s(?:me|us|our)|to\sme|looking\sfor\speople|for\s(?:all|first|students|shops))\b/iu;

const POINTS_MIN = { toReader: 3, toNobody: 5 };

const weighedOffer = (texts: readonly string[]): string | undefined =>
  weighed(
    SIGNS,
    texts,
    texts.some((text) => TO_READER.test(text)) ? POINTS_MIN.toReader : POINTS_MIN.toNobody,
  );
