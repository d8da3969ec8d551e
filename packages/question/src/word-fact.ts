import type { Level } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { EnglishFluency } from '@talaash/domain/talent-profile/choice';
import { DEGREE_FACTS } from './degree-fact.ts';
import { always, END, fact, type FactPattern } from './fact-pattern.ts';

const FLUENCY_WORDS: readonly (readonly [RegExp, EnglishFluency])[] = [
  [/native|mother\s+tongue|bilingual/, 'Native'],
  [/basic|beginner|little|a[12]/, 'Beginner'],
  [
    /intermediate|decent|working|conversational|average|b[12]|good\s+(?:written|spoken|verbal|oral)/,
    'Intermediate',
  ],
  [/fluen|excellent|advanced|strong|very\s+good|proficien|great|perfect|good|c1|c2|best/, 'Advanced'],
];

const fluencyIn = (words: string): EnglishFluency =>
  FLUENCY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'Intermediate';

const howWell =
  '(?:native|mother\\s+tongue|bilingual|basic|beginner|intermediate|decent|working|conversational|average|fluent|fluently|excellent|advanced|strong|very\\s+good|proficient|great|perfect|good|best|[abc][12](?:\\s*[/+-]\\s*(?:[abc][12])?)?(?:\\s+level)?)';
const kindOfEnglish =
  '(?:written|spoken|verbal|oral|and|&|/|communication|skills?|in|level|with|command|over|of|knowledge|proficiency|fluency|speaking|writing)';
const englishAfter =
  '(?:speakers?|speaking|fluency|communication|skills?|level|proficiency|written|spoken|is|and|&|writing|only)';

const ENGLISH_FACTS: readonly FactPattern[] = [
  fact(
    `(?<words>(?:(?:who\\s+)?speaks?\\s+)?(?:${howWell}\\s+|fluency\\s+|proficiency\\s+|communication\\s+)(?:${kindOfEnglish}\\s*){0,5}english(?:\\s+${englishAfter}${END}){0,3})${END}`,
    ({ words = '' }) => ({ kind: 'english', min: fluencyIn(words) }),
  ),
  fact(
    `(?:speaks?\\s+|with\\s+)?english\\s*(?::|-)?\\s*(?:(?:level|speaking|communication|fluency|proficiency|skills?|is)\\s*:?\\s*){0,2}(?<words>${howWell}|must)${END}`,
    ({ words = '' }) => ({ kind: 'english', min: fluencyIn(words) }),
  ),
  fact(
    `(?:(?:who\\s+)?speaks?\\s+)?english(?:\\s+${englishAfter}){0,3}(?<well>(?:\\s+(?:very|really|quite))?\\s+(?:well|fluently))?${END}`,
    ({ well }) => ({ kind: 'english', min: well === undefined ? 'Intermediate' : 'Advanced' }),
  ),
];

/** "Excellent communication" means English. A long text says it of everybody. */
export const BARE_ENGLISH_FACT: FactPattern = fact(
  `(?<words>${howWell})\\s+(?:(?:written|spoken|verbal|oral|and|&|/)\\s*){0,4}communications?(?:\\s+skills?)?${END}`,
  ({ words = '' }) => ({ kind: 'english', min: fluencyIn(words) }),
);

const home = 'work(?:ing|s)?[\\s-]+from[\\s-]+home';
const notPlace =
  '(?!\\s+(?:sessions?|support|users?|assistance|access|troubleshooting|sensing|desktop|control|teams?|method|procedure|monitoring|config))';

const WORK_MODE_FACTS: readonly FactPattern[] = [
  always(
    `(?:(?:can|could|who\\s+can|able\\s+to|willing\\s+to|wants?\\s+to|option\\s+to|open\\s+to|prefers?)\\s+)*(?:fully[\\s-]+|completely[\\s-]+|100\\s?%[\\s-]+|permanent[\\s-]+)?(?:(?:work(?:ing)?\\s+)?remote(?:ly)?${END}${notPlace}(?:[\\s-]+(?:only|work|working|job|role|position|friendly|first|ok|okay|allowed|possible|preferred|location|is\\s+(?:fine|ok|okay|possible|good)))?|${home}(?:\\s+(?:only|possible|allowed|option|is\\s+(?:fine|ok|okay)))?|wfh(?:\\s+only)?|(?:work\\s+)?home\\s+(?:se|baithe)(?:\\s+work)?|from\\s+home(?!\\s*(?:town|state|country))|home\\s+office|telecommut(?:e|ing)|work(?:ing)?\\s+from\\s+anywhere)`,
    { kind: 'workMode', isRemote: true },
  ),
  always(
    '(?:on[\\s-]?site|work(?:ing)?[\\s-]+from[\\s-]+office|wfo|in[\\s-]office|office\\s+based|work(?:ing)?\\s+(?:in|at)\\s+(?:the\\s+)?office)(?:\\s+(?:only|role|job|work|position))?',
    { kind: 'workMode', isRemote: false },
  ),
];

const STATE_FACTS: readonly FactPattern[] = [
  always(
    '(?:currently\\s+)?(?:not\\s+(?:currently\\s+)?(?:working|employed)(?:\\s+(?:currently|now|anywhere|at\\s+present)|(?!\\s+(?:at|in|with|for|by|on|as)(?![a-z])))|unemployed|jobless|between\\s+jobs|without\\s+(?:a\\s+)?job|out\\s+of\\s+work|laid[\\s-]+off|khali(?:\\s+baith[ae])?|no\\s+current\\s+(?:job|employer))',
    { kind: 'employment', isEmployed: false },
  ),
  always(
    'currently\\s+(?:employed|working)(?!\\s+(?:at|in|with|for|on|as)(?![a-z]))|employed(?:\\s+(?:currently|now))?(?!\\s+(?:at|in|with|by|as)(?![a-z]))|in\\s+a\\s+job',
    {
      kind: 'employment',
      isEmployed: true,
    },
  ),
  always(
    'actively\\s+(?:looking|seeking|searching)(?:\\s+for\\s+(?:a\\s+)?(?:job|jobs|work|change|opportunit(?:y|ies)))?|looking\\s+for\\s+(?:a\\s+)?(?:job|change|work)|job\\s+seekers?|seeking\\s+(?:a\\s+)?(?:job|work)',
    {
      kind: 'openToWork',
      statuses: ['ActivelySeeking'],
    },
  ),
  always(
    'not\\s+(?:seeking|looking|open\\s+to\\s+work)(?:\\s+for\\s+(?:a\\s+)?(?:job|jobs|work|change|opportunit(?:y|ies)))?(?!\\s+(?:for|at|to|in)(?![a-z]))',
    { kind: 'openToWork', statuses: ['NotSeeking'] },
  ),
  always(
    'open\\s+to\\s+(?:work|opportunit(?:y|ies)|offers|new\\s+opportunit(?:y|ies)|job\\s+offers)|open\\s+for\\s+(?:work|opportunit(?:y|ies))',
    {
      kind: 'openToWork',
      statuses: ['ActivelySeeking', 'OpenToOpportunities'],
    },
  ),
  always(
    '(?:with|has|have|having)\\s+(?:a\\s+|an\\s+|their\\s+)?(?:resume|cv)(?:\\s+(?:attached|uploaded))?|(?:resume|cv)\\s+(?:attached|uploaded|available)',
    { kind: 'resume' },
  ),
];

const FRESHER: SearchCondition = { kind: 'experience', min: 0, max: 1 };

const level = (source: string, ...levels: Level[]): FactPattern => always(source, { kind: 'level', levels });

/** Not a level: "lead generation", "staff augmentation", "to lead a team". */
const notALevel =
  '(?!\\s+(?:generation|gen|a|an|the|our|your|their|and\\s+mentor|auditors?|augmentation|nurses?|accountants?|members?|of|teams|by\\s+example|times?|qualification)(?![a-z]))';
const levelWord = '(?:[\\s-]*level)?';

/** Nouns after "associate" that make it junior. A sales associate and an associate director are not junior. */
const ASSOCIATE_OF =
  '(?:engineers?|developers?|programmers?|designers?|testers?|analysts?|scientists?|consultants?|administrators?)';

/** Nouns after "staff" that make it a lead. Ground staff and a staff nurse lead nobody. */
const STAFF_OF =
  '(?:engineers?|developers?|programmers?|designers?|scientists?|architects?|sde|sre|swe|researchers?|product\\s+managers?)';

/** The number after a title: SDE 2, Engineer III. One that ends the text may still become years. */
const step = (digit: number, roman: string, of: Level): FactPattern =>
  level(
    `(?:(?<=(?:^|[^a-z])(?:sde|swe|sdet)[ -]?)${digit}|(?<=(?:sde|swe|sdet|engineer|developer)[ -]?)${roman}(?!$))(?![\\w+]|\\s*(?:\\+|-|to|years?|yrs?|y|lakhs?|lpa|l|months?|days?|weeks?)(?![a-z]))`,
    of,
  );

const STEP_FACTS = [
  step(1, 'i', 'junior'),
  step(2, 'ii', 'middle'),
  step(3, 'iii', 'senior'),
  step(4, 'iv', 'lead'),
];

const LEVEL_FACTS: readonly FactPattern[] = [
  {
    ...always(
      '(?:20[23]\\d\\s*)?(?:pass(?:ed)?[\\s-]*outs?)|freshers?(?!(?:\\s+with\\s+(?:[a-z]+\\s+){1,4}?)?\\s+(?:(?:can|may|are|also|r)\\s+){1,3}(?:apply|come|join|ok|okay|fine|welcome|allowed|considered|eligible)(?![a-z]))|fresh\\s+(?:graduates?|grads?|talent)|entry[\\s-]*level|campus\\s+(?:hires?|hiring)|new\\s+grad(?:uate)?s?|(?:no|zero|without(?:\\s+any)?)\\s+(?:work\\s+)?experience(?!\\s+(?:in|with|of|on|as|at)(?![a-z]))(?:\\s+(?:needed|required))?',
      FRESHER,
    ),
    isVague: true,
  },
  level(`mid[\\s-]*(?:to|/)?\\s*senior${levelWord}`, 'middle', 'senior'),
  level(`(?:junior|jr)\\s*(?:\\.|-|to|/|or)*\\s*(?:mid|middle)${levelWord}`, 'junior', 'middle'),
  level(`(?:mid|middle)${levelWord}\\s*(?:-|to|/|or)+\\s*(?:senior|sr)${levelWord}`, 'middle', 'senior'),
  level(
    `(?:(?:graduate|engineer(?:ing)?|management)\\s+){1,2}trainees?|(?:juniors?|jr|trainees?|interns?|internship|apprentices?)${levelWord}\\.?`,
    'junior',
  ),
  level(`associate(?=\\s+(?:[a-z+#./]+\\s+){0,2}${ASSOCIATE_OF}${END})`, 'junior'),
  level('mid[\\s-]*(?:level|career)|middle[\\s-]*level|intermediate[\\s-]+level|mid(?=\\s+[a-z])', 'middle'),
  level(
    `(?:seniors?|sr)${levelWord}\\.?(?!\\s+(?:citizens?|management|stakeholders?|leadership|secondary|people|colleagues|members))`,
    'senior',
  ),
  level(
    `(?:tech|technical|team|engineering|development)[\\s-]+lead(?:s|ers?)?${notALevel}|staff(?=\\s+(?:[a-z+#./]+\\s+){0,2}${STAFF_OF}${END})|(?:leads?|principals?)${levelWord}${notALevel}(?=\\s+[a-z]|\\s*$|[,)/])|to\\s+lead(?=\\s+(?:our|a|an|the|my|their)\\s+(?:[a-z]+\\s+){0,3}team)|head\\s+of(?=\\s)|director(?=\\s+of)`,
    'lead',
  ),
];

/** In the order in which they are tried. */
export const WORD_FACTS: readonly FactPattern[] = [
  ...STEP_FACTS,
  ...STATE_FACTS,
  ...WORK_MODE_FACTS,
  ...ENGLISH_FACTS,
  ...LEVEL_FACTS,
  ...DEGREE_FACTS,
];
