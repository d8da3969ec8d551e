import type { TextRule } from './finding.ts';
import { firstFound, readingsOf } from './reading.ts';

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

export const findFiller: TextRule = (text) => {
  if (isFillerOnly(text)) return [{ fault: 'filler' }];
  const words = FILLER.exec(text)?.[0] ?? firstFound(NOTHING_SAID, readingsOf(text)) ?? alphabet(text);
  return words === undefined ? [] : [{ fault: 'filler', words }];
};

/** Pieces of the alphabet in their order: "abc def ghi jkl". */
const alphabet = (text: string): string | undefined =>
  /\babc\s?d(?:ef|\se)[\s,]*(?:f\s)?ghi\b|\baa\sbb\scc\b|\ba\sb\sc\sd\se\sf\b/iu.exec(text)?.[0];
