import { type TextRule, wordsOf } from './finding.ts';
import { firstFound, readingsOf } from './reading.ts';
import { type Sign, weighed } from './sign.ts';

/** Placeholder text anywhere in a text. */
const FILLER =
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\basdf|\bqwer(?:ty)?\b(?!\s*(?:keyboard|layout))|\btest\s+test\b(?!-)|\btesting\s+testing\b|\bblah\b|\bfoo\s+bar\b|\b(?:sample|dummy|placeholder|filler)\s+text\b|\b(?:your|enter|type|insert)\s+text\s+here\b|\bto\s+be\s+(?:filled|added)\s+(?:in|later|soon)\b|\bxyz\s+xyz\b|\babc\s+abc\b/iu;

/** Placeholder words that are the entire content of a short field. */
const FILLER_ONLY =
  /^(?:test(?:ing|er)?(?:\s*(?:user|company|name|job|post|title|profile|\d+))*|abc+d?(?:efg?h?)?(?:\s+xyz)?|xyz+|none|nil|n\s*\/?\s*a|tbd|tba|todo|null|undefined|name|title|first\s*name\s*last\s*name|your\s+name|company\s+name|untitled|sample|dummy|hello(?:\s+world)?|hi|ok)[\s.!-]*$/iu;

/** "Tester" is a job title, so it is no placeholder. */
const isFillerOnly = (text: string) => FILLER_ONLY.test(text.trim()) && !/^tester$/iu.test(text.trim());

/** Sentences that say that there is nothing to say yet, in English and Hindi. */
const NOTHING_SAID = [
  `\\b(?:do\\snot|don['’]?t|dont)\\sknow\\swhat\\s(?:to|should\\si)\\s(?:write|say|type|put)|\\bnothing\\s(?:special\\s|much\\s)?to\\s(?:say|write)\\b`,
  `\\b(?:writing|typing|filling)\\s(?:this|it|some(?:thing)?|random|any)\\b[^.!?\\n]{0,40}?\\b(?:only|just|because|to\\s(?:fill|reach|complete|test|meet))\\b|\\brandom\\swords\\b`,
  `\\b(?:reach|complete|fill|meet|cross)\\s(?:up\\s)?the\\s(?:minimum|limit|character|word|\\d+)\\s?(?:length|limit|characters?|count)?\\b[^.!?\\n]{0,24}?(?:box|form|field|limit|characters?|section|:)|\\bminimum\\s(?:length\\sof\\sthis|characters?\\s(?:limit|count)?)\\b`,
  `\\b(?:will|shall|to)\\s(?:be\\s)?(?:write|fill|update|add|complete|updated|filled|added|edit)\\s?(?:it|this|the|my|in|some|more)?\\b[^.!?\\n]{0,40}?\\b(?:later|soon|after\\ssome\\s(?:time|days)|when\\si\\s(?:get|have|am)|next\\sweek|once\\s(?:the|i)\\b)`,
  `\\b(?:description|details?|information|introduction|content|text|about|info)\\b[^.!?\\n]{0,30}?\\b(?:coming\\ssoon|goes\\shere|comes\\shere|will\\scome)\\b|\\b(?:check|come)\\s(?:this\\s(?:space|page)\\sagain|back\\s(?:next|later))`,
  `\\b(?:dummy|sample|test)\\s(?:about|description|profile|job\\spost|project\\sdescription|content|data\\sfor\\sprofile)\\b[^.!?\\n]{0,24}?(?:text|test|check|for|only|please|[.])|\\bonly\\s(?:for\\s)?testing\\s(?:the|this|purpose)|\\btest\\sonly\\b|\\bonly\\sa\\splaceholder\\b`,
  `\\bplease\\s(?:ignore|consider)\\s(?:it|this)\\b|\\b(?:checking|testing|check)\\s(?:this\\sfield|whether\\s(?:the|this)\\sform|how\\sthe\\spost|if\\s(?:the|this)\\s(?:form|field|post))`,
  `\\b(?:kya|kuch|kuchh)\\s(?:bhi\\s)?(?:likhu|likhun|likhoo|likhoon|likh\\s(?:raha|rahi|diya|de|dun|du)|type\\skar|daal\\s(?:raha|rahi|diya))`,
  `\\b(?:samajh|samaj)\\s(?:me\\s|mein\\s)?(?:nahi|nahin|nhi)\\saa?\\b|\\bpata\\s(?:nahi|nhi)\\skya\\b|\\blikhna\\s(?:nahi|nhi)\\saata\\b`,
  `\\b(?:baad|bad)\\s(?:me|mein)\\s[^.!?\\n]{0,24}?\\b(?:likh\\w{0,6}|bhar\\w{0,6}|dal\\w{0,4}|daal\\w{0,4}|update|batau\\w{0,4})`,
  `\\b(?:akshar|character|characters|charecter|limit|form|jagah|space)\\s(?:ko\\s)?(?:pur[ae]|poor[ae]|complete|bharn\\w)\\s?(?:karn\\w|ho|ke|kar)?\\b|\\bform\\s(?:bharne|save\\sho|jama\\sho)`,
  `\\b(?:time\\s?pass|timepass)\\b|\\b(?:bas\\s)?aise\\s?hi\\s(?:likh|type|bana|daal|dal)|\\b(?:likhne|kaam)\\ska\\smood\\s(?:nahi|nhi)|\\bmood\\s(?:nahi|nhi)\\shai\\b|\\bkal\\s(?:pakka\\s)?likh`,
  `\\b(?:ye|yeh)\\stext\\s(?:daal|dal|likh)|\\byah?a+n?\\s(?:pe|par)\\s[^.!?\\n]{0,30}?\\blikhna\\s(?:hai|hota|tha)|\\baur\\skya\\slikh|\\binterview\\sm(?:e|ein)\\s(?:puchh?|pooch|bata)`,
  `\\b(?:kaise|kese)\\s(?:ho|hain|hai)\\b[^.!?\\n]{0,40}?\\b(?:sab|main|me|aur)\\s?(?:badhiya|theek|thik|batao|mast)|\\bkya\\s(?:chal\\sraha|haal)\\s(?:hai|chaal)|\\bphir\\smilte\\b|\\bkhana\\skhaya\\b`,
  `कुछ\\sभी\\sलिख|क्या\\sलिख(?:ूँ|ूं|ें|ना)|जगह\\sभरने|टाइम\\s?पास|अक्षर\\sपूरे|समझ\\sनहीं\\sआ|बाद\\sमें\\s[^।.!?\\n]{0,16}लिख`,
  `\\bhe+llo\\sbhai\\b|\\bkuch\\sbhi$|^kuch\\sbhi\\b`,
].map((pattern) => new RegExp(pattern.normalize('NFC'), 'iu'));

/** Words of people who fill a form without saying anything. Several of them together are filler. */
const SIGNS: readonly Sign[] = [
  [
    3,
    /\[(?:your\s|my\s|the\s)?(?:name|job\s?title|title|number|field|topic|company|skills?|role|city|years?|x|industry)\]|<(?:name|title|company|skill)>|\{\{\s?\w{2,20}\s?\}\}/iu,
  ],
  [
    3,
    /\b(?:insert|enter|add|write|provide)\s(?:a\s|your\s)?(?:short\s|brief\s)?(?:summary|description|introduction|bio|details)\s(?:of\s(?:yourself|your)|about\s(?:yourself|your)|here)\b|\bmention\syour\s(?:skills|experience)\b/iu,
  ],
  [
    2,
    /\b(?:have|had|need|forced|asked|supposed|want)\s(?:me\s)?to\s(?:write|type|put|fill|say)\s(?:something|anything|this|here|some)\b|\bsomething,?\ssomething\b/iu,
  ],
  [
    2,
    /\b(?:the|this|ye|yeh)\s(?:form|box|field|section|portal|site|page)\s(?:accepts?|wants?|asks?|needs?|requires?|optional|save|submit)/iu,
  ],
  [
    1,
    /\b(?:here\sit\sis|i\scan\sgo\son|move\son|go\sahead|next\s(?:page|step)|optional|for\snow|bear\swith)\b/iu,
  ],
  [
    2,
    /\b(?:will\s(?:share|tell|explain|discuss|give|send))\s(?:you\s)?(?:the\s)?(?:jd|details?|everything|description|rest|more)\b[^.!?\n]{0,40}?\b(?:call|later|interview|soon|meet\w{0,3}|personally|whatsapp)\b/iu,
  ],
  [
    1,
    /\b(?:is|are)\s(?:still\s)?working\son\sit\b|\bteam\s(?:is|will)\s(?:be\s)?(?:working|writing|adding|updat)/iu,
  ],
  [
    2,
    /\bform\s(?:bhar|jama|fill)\w{0,4}|\bmajboori\b|\baage\sbadh\w{0,3}|\bfursat\b|\bye\s(?:wala|sab)\b|\bsoch\s(?:nahi|nahin|nhi)\b|\bbore\sho\b/iu,
  ],
  [
    2,
    /\bitna\s(?:hi|sa)\b|\btab\stak\ske\s(?:liye|lie)\b|\babhi\s(?:ke\sliye|kuch|kuchh|time|to)\b|\bfilhal\b|\b(?:f|ph)ir\skabhi\b/iu,
  ],
  [
    2,
    /\b(?:kya|aur\skya|kuch)\s(?:bolu|bolun|bolna|kahu|kahun|batau|bataun|likhe|likhein|likhenge|likhna)\b|\blikh(?:enge|unga|ungi|\sdenge|\sraha|\srahi|\sdiya)\b/iu,
  ],
  [
    1,
    /\b(?:chai|mausam|barish|neend|cricket|mood|bhai|yaar|dost|sab\s(?:badhiya|theek|thik)|tension|aaram)\b/iu,
  ],
  [
    2,
    /\b(?:kuch|kuchh)\s(?:nahi|nahin|nhi)\b|\b(?:baad|bad)\s(?:me|mein)\b|\b(?:do|char|teen)\sline\b|\bzaroor[iy]\s(?:hai|tha)\b/iu,
  ],
  [
    2,
    /\b(?:profile|form|account)\s(?:bana|bana\ske|bhar|bharke|bhar\ske)\b|\b(?:dekh|dekhta|dekhenge|dekhte)\b[^.!?\n]{0,20}?\b(?:hai|hain|raha|rahi|tha|andar|kya)\b|\b(?:akshar|character)s?\s(?:wala|wali|ka|ki)\b|\b(?:bas|sirf)\s(?:profile|form|ye|aise|dekh)\b/iu,
  ],
  [
    2,
    /\bkeep(?:ing)?\s(?:this|it)\s(?:blank|empty|short\sfor\snow)|\bblank\b|\bas\sof\snow\b|\bunder\sconstruction\b|\bawaited\b|\bto\sfollow\b|\bwork\sin\sprogress\b/iu,
  ],
  [
    2,
    /\b(?:shall|will|would)\s(?:put|give|provide|post|upload|write|add|update)\b[^.!?\n]{0,30}?\b(?:after|later|soon|next|when|once|tomorrow)\b/iu,
  ],
  [
    1,
    /\bkindly\s(?:adjust|check|bear|wait)\b|\bplease\s(?:adjust|wait)\b|\b(?:next|coming)\s(?:month|week)\b|\bexams?\b/iu,
  ],
  [
    3,
    /\bmary\shad\sa\slittle\b|\btwinkle\stwinkle\b|\bjack\sand\sjill\b|\bba\sba\sblack\b|\bjohny\sjohny\b|\bonce\supon\sa\stime\b|\bquick\sbrown\sfox\b|\b(?:mic|mike)\stesting\b/iu,
  ],
  [
    3,
    /\byour\s(?:bio|summary|introduction|text|name|description|headline)\s(?:goes\s)?here\b|\bwrite\sabout\syour\b|\breplace\sthis\stext\b|\bwhat\s(?:you\slove\sto\sdo|makes\syou\sunique)\b/iu,
  ],
  [2, /\b(?:salary|place|location|title|details?|timing)s?\s?:?\s?(?:tbd|tba|n\/a|xxx+|\.\.\.)(?![\w])/iu],
  [3, /\bnothing\s(?:else\s|more\s)?to\s(?:tell|write|say|add)\b/iu],
];

/** Whether most words are the same few placeholders. */
function isMostlyPlaceholders(text: string): boolean {
  const words = wordsOf(text);
  const count = words.filter((word) =>
    /^(?:xyz|abc|something|blah|etc|test|asdf|foo|bar|dummy)$/.test(word),
  ).length;
  return words.length >= PLACEHOLDER_WORDS_MIN && count / words.length >= PLACEHOLDER_SHARE;
}
const PLACEHOLDER_WORDS_MIN = 6;
const PLACEHOLDER_SHARE = 0.3;

export const findFiller: TextRule = (text) => {
  if (isFillerOnly(text) || isMostlyPlaceholders(text)) return [{ fault: 'filler' }];
  const texts = readingsOf(text);
  const words =
    FILLER.exec(text)?.[0] ?? firstFound(NOTHING_SAID, texts) ?? weighed(SIGNS, texts) ?? alphabet(text);
  return words === undefined ? [] : [{ fault: 'filler', words }];
};

/** Pieces of the alphabet in their order: "abc def ghi jkl". */
const alphabet = (text: string): string | undefined =>
  /\babc\s?d(?:ef|\se)[\s,]*(?:f\s)?ghi\b|\baa\sbb\scc\b|\ba\sb\sc\sd\se\sf\b/iu.exec(text)?.[0];
