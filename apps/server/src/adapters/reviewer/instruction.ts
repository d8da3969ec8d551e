import type { TextRule } from './finding.ts';
import { firstFound, readingsOf } from './reading.ts';
import { type Sign, weighed } from './sign.ts';

const RECORD =
  '(?:profile|post|job|text|company|account|application|page|record|project|section|submission|entry)';
const REVIEWER =
  '(?:ai|a\\.i\\.|bot|assistant|chat\\s?gpt|gpt|llm|(?:large\\s)?language\\smodel|review\\smodel|reviewers?|moderators?|admins?|automated\\sreview|review\\ssystem|model)';

/** Sentences that tell the reviewer what to decide, in English and Hindi. */
const INSTRUCTIONS = [
  `\\b(?:ignore|disregard|forget|override|bypass|skip|neglect|overlook)\\b[^.!?\\n]{0,40}?\\b(?:instructions?|prompts?|guidelines?|rules?|filters?|checks?|restrictions|everything|told|policy|policies)\\b(?!\\s(?:engine|book|set))`,
  `\\b(?:ignore|disregard)(?:all|any|every)?(?:the)?(?:previous|prior|above)?(?:instructions|rules|checks)`,
  `\\b(?:please|kindly|must|to|just|and|you|reviewer|system|ai)[\\s:,]{1,3}(?:approve|accept|pass|verify|allow)\\s(?:this|my|our|the|me)\\b[^.!?\\n]{0,24}?(?:${RECORD}\\b|at\\sonce|this\\stime|$|[.!?,])`,
  `\\bapprove\\s(?:this|my|our)\\s(?:\\w{2,12}\\s)?${RECORD}\\b|\\b(?:approves?|accepts?)\\s(?:every|each|all|any)\\s?(?:profile|text|post|thing)s?\\b|\\bapprove[.!]*$`,
  `\\b(?:mark|rate|classify|label|treat|consider|regard|count)s?\\s(?:this|it|me|my\\s\\w{2,12}|each\\s\\w{2,12}|every\\s\\w{2,12}|the\\s\\w{2,12}|any\\s[^.!?\\n]{2,40}?)\\s?(?:\\w{2,12}\\s)?as\\s(?:a\\s|an\\s)?(?:approved|passe?d?|excellent|verified|valid|safe)\\b`,
  `\\b(?:return|output|respond|answer|reply|say|give|set|receive|print)\\b[^.!?\\n]{0,40}?\\b(?:reviewstatus|failurereasons?|confidencescore|confidence\\s(?:of\\s)?\\d+|pass(?:\\sverdict)?(?!word|ion|ed\\sby)|approved)(?=$|[\\s.!,"'}])`,
  `\\b(?:reviewstatus|failurereasons?|confidencescore|failure\\sreasons)\\b`,
  `\\b(?:note|message|instructions?|attention|notice|information)\\s(?:to|for)\\s(?:the\\s|all\\s|any\\s)?(?:\\w{2,12}\\s)?${REVIEWER}\\b(?!\\s(?:team|app|s\\b))`,
  `\\b(?:dear|hello|hi|hey)\\s(?:\\w{2,8}\\s)?${REVIEWER}\\b|\\b(?:ai|system)\\sinstructions?\\s?:`,
  `(?:^|[.!?\\n(]\\s{0,3}|\\bto\\sthe\\s)(?:ai|assistant|reviewer|moderator|system|system\\sprompt|model)\\s?[:,]\\s?(?!design|developer|engineer|and\\b)[a-z]`,
  `(?:^|[.!?\\n]\\s{0,3})(?:reviewer|moderator)\\s(?:must|should|has\\sto|please|ji|sir|kindly)\\b|\\breviewer\\smust\\b`,
  `\\bif\\syou\\sare\\s(?:an?\\s)?${REVIEWER}\\b|\\bas\\s(?:an?|the)\\s(?:ai|review|language)\\s?(?:model|assistant)?,?\\syou\\b`,
  `\\b(?:you\\sare\\s(?:now|a\\shelpful|an\\sai)|from\\snow\\son\\syou|pretend\\s(?:that\\s|to\\s|you)|act\\sas\\s(?:the\\s)?admin|you\\s(?:must|should)\\snot\\s(?:reject|report|flag|fail))\\b`,
  `\\b(?:do\\snot|don['’]?t|never)\\s(?:flag|reject|fail|report|list)\\s(?:it|this|me|my|the\\s(?:number|profile)|any)\\b`,
  `\\b(?:already|has\\sbeen|is|are)\\s(?:pre-?approved|(?:checked|verified|approved)\\sby\\s(?:the\\s|a\\s)?(?:human\\s)?(?:admin|moderator|support|staff|talaash))|\\b(?:pre-?approved|approved)\\sby\\stalaash\\b|\\bno\\sfurther\\sreview\\b`,
  `\\b(?:pass|approve|accept)\\smy\\s(?:profile|post|text|account)\\b|\\bgrant\\sme\\b|\\bmust\\s(?:always\\s)?(?:receive|get|answer)\\s(?:pass|approved|confidence)`,
  `<\\|?(?:im_start|im_end|system|endoftext)\\|?>|\\[/?inst\\]|<<?/?sys>?>|</?(?:system|profile|instructions?|prompt)>|(?<!#)#{2,6}\\s?(?:instruction|response|system)\\b`,
  `\\bstop\\sreading\\b`,
  `\\b(?:nirdesh|niyam|instruction)\\w{0,2}\\s[^.!?\\n]{0,16}?(?:bhool|bhul|chhod|ignore)|\\b(?:profile|post)\\s(?:ko\\s)?(?:approve|pass|accept|swikar|manzoor)\\s(?:kar|kr)\\w{0,5}`,
  `निर्देश[^।.!?\\n]{0,20}भूल|(?:प्रोफ़ाइल|प्रोफाइल|पोस्ट)\\sको\\s(?:स्वीकृत|पास|मंज़ूर|मंजूर|अप्रूव)`,
].map((pattern) => new RegExp(pattern.normalize('NFC'), 'iu'));

const VERDICT =
  '(?:approv\\w{1,4}|pass(?:e[sd])?|accept\\w{0,3}|reject\\w{0,3}|flag\\w{0,4}|whitelist\\w{0,2}|verified|valid|correct|perfect|excellent|allowed|cleared|exempt\\w{0,2}|trusted|safe|genuine|through)';
const THIS = '(?:this|these|my|the\\s(?:above|following)|mer[aei]|is|our)';
const OWN_TEXT =
  '(?:profile|post|job\\spost|text|intro(?:duction)?|about(?:\\ssection)?|description|candidate|applicant|submission|review)';

/** Words of instructions that a text about work may have too. Several of them together speak to the reviewer. */
const SIGNS: readonly Sign[] = [
  [2, new RegExp(`\\b${THIS}\\s(?:\\w{2,12}\\s)?${OWN_TEXT}\\b`, 'iu')],
  [1, new RegExp(`\\b${VERDICT}\\b`, 'iu')],
  [
    2,
    new RegExp(
      `\\b${OWN_TEXT}\\b[^.!?\\n]{0,40}?\\b(?:is|are|has\\sbeen|have\\sbeen|was)\\s(?:\\w{2,12}\\s)?(?:${VERDICT}|complete|final|done|over)\\b`,
      'iu',
    ),
  ],
  [
    2,
    /\b(?:reviewer|moderator|checker|verifier|screening\s(?:bot|system|tool)|whoever\s(?:checks|reads|reviews|sees))\b/iu,
  ],
  [1, /\b(?:attention|please|kindly|pls|sir|madam|ji|kripya|needful|request\syou)\b/iu],
  [1, /\b(?:policy|policies|guidelines?|rules?|checks?|filters?|restrictions?)\b/iu],
  [
    4,
    /\b(?:do\snot|don['’]?t|never)\sapply\s(?:the|your|any)\s(?:polic(?:y|ies)|rules?|checks?|filters?)\b/iu,
  ],
  [
    2,
    /\b(?:do\snot|don['’]?t|never|no\sneed\sto|pay\sno)\s(?:apply|attention|enforce|check|reject|flag|report|use\sthe|follow)\b/iu,
  ],
  [
    2,
    /\b(?:you\s(?:must|should|have\sto|will|are\sto|need\sto)|your\s(?:new|only|next|real)\s(?:task|job|role|instruction|goal|rule))\b/iu,
  ],
  [
    2,
    /\b(?:earlier|previous|prior|existing|old|other|your|all)\s(?:rules?|instructions?|guidelines?|policies|checks|orders|directions)\b/iu,
  ],
  [
    3,
    /\b(?:begin|start|end)\s(?:of\s)?(?:override|instructions?|system|prompt)\b|\b(?:result|verdict|decision|status|review)\s?[:=]\s?["']?(?:pass|approved|accepted|ok)\b|\bconfidence(?:score)?\s?[:=]\s?\d/iu,
  ],
  [
    2,
    /\b(?:let|allow|give)\sme\s(?:through|pass|in|the\spass)\b|\bthis\s(?:time|attempt)\b|\b(?:second|third|fourth|fifth|last|many)\s(?:attempts?|times)\b/iu,
  ],
  [
    2,
    /\b(?:reject|fail|block)\s(?:mat|na)\s(?:kar|kr)\w{0,5}|\b(?:approve|pass|accept)\s(?:kar|kr)\w{0,5}/iu,
  ],
  [
    3,
    /\b(?:classify|rate|grade|score|judge|evaluate|label|mark|decide)\b[^.!?\n]{0,40}?\b(?:text|profile|candidate|me|this|favou?r|compliant)\b/iu,
  ],
  [
    1,
    /\b(?:following|above|below|compliant|acceptable|favou?r|outdated|full\s(?:score|marks)|genuine|confidential)\b/iu,
  ],
  [
    2,
    /\b(?:new|these|those|the|following)\sinstructions?\b|\binstructions?\s(?:you|that)\b|\byou\s(?:received|were\s(?:given|told)|have\sbeen)\b/iu,
  ],
  [
    4,
    /\b(?:do\snot|don['’]?t|never|please\sskip|without)\s(?:run|do|use|apply)?\s?(?:any\s|the\s)?(?:spam|abuse|contact)?\s?(?:detection|verification|moderation)\b/iu,
  ],
  [
    4,
    /\b(?:answer|reply|respond|say|output|write|return)\s(?:me\s)?(?:only|just|with)?\s?["'“]?(?:yes|approved|ok|true)\b/iu,
  ],
  [
    2,
    /\b(?:dear|hello|hi|respected|to\sthe)\s(?:\w{2,10}\s)?(?:team|admin|reviewer|moderator|ai|system|support|sir|madam|staff)\b|\btalaash\b/iu,
  ],
  [
    3,
    /\b(?:clear|pass|approve|accept|verify|activate|publish|unblock)\s(?:my|this)\s(?:profile|account|post|text|application)\b/iu,
  ],
  [
    2,
    /\b(?:good|nice|great|best|valid|suitable)\sprofile\b|\brejected\s(?:by\smistake|again|wrongly|\w{2,6}\stimes)\b/iu,
  ],
  [4, /\b(?:reviewer|moderation|filter|safety)_\w{3,20}\s?[:=]/iu],
  [
    3,
    /\bskip\s(?:this|the)\s(?:field|section|text|profile|part)\b|\bprofile\sko\s(?:\w{2,10}\s)?(?:manjoori|manzoori|approval|pass|swikriti)|\b(?:manjoori|manzoori|swikriti)\s(?:de|den|dein|dijiye|do)\b/iu,
  ],
  [1, /\bkripya\b|\bturant\b|\bsahi\shai\b|\brequest\b/iu],
  [2, /\bif\syou\s(?:decide|review|check|read|judge|approve)\b|\breader\s?[,:]/iu],
];

/** Text to the reviewer instead of the readers of the record. It is never followed. */
export const findInstruction: TextRule = (text) => {
  const texts = readingsOf(text);
  const words = firstFound(INSTRUCTIONS, texts) ?? weighed(SIGNS, texts, POINTS_MIN);
  return words === undefined ? [] : [{ fault: 'instruction', words }];
};

const POINTS_MIN = 4;
