import { EVERYBODY } from '@talaash/talent-index/everybody';
import type { TalentQuestion } from '@talaash/talent-index/port';
import { filterQuestions, POINTS } from './search-filter-question.ts';
import { pastedJobAds, postQuestions } from './search-job-ad.ts';
import { RECRUITER_TEXTS } from './search-recruiter-text.ts';

export type BenchQuestion = { kind: string; question: TalentQuestion };

/** Its freshness is counted from the day of the bench's people. */
const NO_QUESTION: TalentQuestion = { ...EVERYBODY, nowMs: Date.UTC(2026, 10, 20), points: POINTS };

/** Twenty of each kind, so that all kinds weigh the same. */
const TEXTS: Record<string, string> = {
  'one word':
    'react|java|python|devops|figma|kubernetes|selenium|android|designer|tester|golang|angular|aws|django|flutter|sql|analyst|' +
    'salesforce|architect|lead',
  'job title':
    'react developer|python developer|full stack|ui/ux designer|devops engineer|data scientist|java developer|qa engineer|' +
    'android developer|machine learning engineer|senior react developer|node.js developer|data engineer|ios developer|' +
    'site reliability engineer|product designer|php developer|test automation engineer|backend developer|frontend developer',
  'long text':
    'senior react developer in bangalore|python django developer with aws|java spring boot microservices kafka|' +
    'full stack developer react node mongodb|data engineer spark airflow snowflake|ui designer figma prototyping research|' +
    'android developer kotlin jetpack compose|devops engineer kubernetes terraform aws|qa engineer selenium java api testing|' +
    'machine learning engineer pytorch nlp|php laravel mysql developer pune|angular typescript developer rxjs hyderabad|' +
    'flutter developer firebase riverpod|golang developer kubernetes microservices|.net core developer azure sql server|' +
    'react native developer typescript redux|data analyst power bi sql excel|ios developer swiftui combine chennai|' +
    'salesforce developer apex lightning|embedded software engineer c++ rtos',
  misspelt:
    'raect|pyhton|javscript|kubernets|andriod|desinger|enginer|angualr|djnago|flutetr|selenuim|typscript|postgress|salesfroce|' +
    'machne learning|full stak|recat develper|devlopr|analsyt|archtiect',
  'prefix of 1': 'r|j|p|d|f|k|s|a|t|g|m|c|n|b|e|h|l|i|u|w',
  'prefix of 2': 're|ja|py|de|fi|ku|se|an|te|go|ma|cl|no|ba|en|ha|la|io|ux|we',
  'prefix of 3': 'rea|jav|pyt|dev|fig|kub|sel|and|tes|gol|mac|clo|nod|bac|eng|had|lar|ios|des|web',
  'prefix of 5':
    'react|javas|pytho|devop|figma|kuber|selen|andro|teste|golan|machi|cloud|nodej|backe|engin|hadoo|larav|swift|desig|websi',
  'word and prefix':
    'react d|java de|python en|devops e|data sc|qa en|senior r|full st|node j|machine l|ux des|lead a|spring b|power b|react n|' +
    'test a|cloud en|data an|product d|php dev',
  name:
    'priya sharma|rahul verma|ananya|arjun reddy|kavya nair|amit kumar|sneha patel|vikram singh|neha gupta|rohan das|pooja|' +
    'sanjay iyer|deepika rao|karthik|meera menon|aditya joshi|fatima khan|john mathew|harpreet kaur|lakshmi',
  'nothing found':
    'zzzzxqw|qwrtplkj|xylophonist wzk|bbbbbbbb|hhhhhhh ttttttt|vvvvx|12345678901|9f8e7d6c|jjjjjjjjk|wwwwwwww|ππππ|ыыыыыы|🎉🎉|' +
    '.*.*|((((|ooooooooh|uuuuuu|fffffffff|nnnnnnn|kkkkkkk',
};

const SKILLS =
  'React|Python|JavaScript|SQL|AWS|Git|Docker|Java|REST APIs|Figma|TypeScript|Kubernetes|Node.js|MongoDB|Selenium|Linux|' +
  'PostgreSQL|HTML|Machine Learning|Kafka';
const PAIRS =
  'React,TypeScript|Python,AWS|JavaScript,HTML,CSS|SQL,Power BI|AWS,Docker,Kubernetes|Git,Linux|Docker,Redis|Java,Kafka|' +
  'REST APIs,GraphQL|Figma,Prototyping|TypeScript,NestJS|Kubernetes,Terraform|Node.js,MongoDB,Express|MongoDB,Redis,AWS|' +
  'Selenium,Java,TestNG|Linux,Bash|PostgreSQL,Django|HTML,jQuery|Machine Learning,NLP|Kafka,Spark';

type Asked = [kind: string, asked: Partial<TalentQuestion>];

/** A fixed mix of every kind of question. */
export function benchQuestions(): BenchQuestion[] {
  const titles = (TEXTS['job title'] ?? '').split('|');
  const { filters, withText, sorted } = filterQuestions(titles);
  const all: Asked[] = [
    ...Array.from({ length: 20 }, (_, page): Asked => ['empty', { page: page % 5 }]),
    ...SKILLS.split('|').map((skill): Asked => ['one skill', { skills: [skill] }]),
    ...PAIRS.split('|').map((pair): Asked => ['several skills', { skills: pair.split(',') }]),
    ...textQuestions(TEXTS),
    ...titles.flatMap(titleQuestions),
    ...textQuestions(RECRUITER_TEXTS),
    ...pastedJobAds().map((text): Asked => ['pasted job ad', { text }]),
    ...postQuestions().map((asked): Asked => ['for a job post', asked]),
    ...filters.map((asked): Asked => ['filters', asked]),
    ...withText.map((asked): Asked => ['text, filters', asked]),
    ...sorted.map((asked): Asked => ['sorted', asked]),
  ];
  return all.map(([kind, asked]) => ({ kind, question: { ...NO_QUESTION, ...asked } }));
}

const textQuestions = (texts: Record<string, string>): Asked[] =>
  Object.entries(texts).flatMap(([kind, list]) => list.split('|').map((text): Asked => [kind, { text }]));

function titleQuestions(text: string, at: number): Asked[] {
  const years = { min: at % 6, max: (at % 6) + 4 };
  const [skill = ''] = SKILLS.split('|').slice(at);
  return [
    [
      'ranges',
      { experienceInYears: years, expectedSalaryInLpaInr: at % 2 === 0 ? {} : { min: 5, max: 5 + at } },
    ],
    ['text, ranges', { text, experienceInYears: years, expectedSalaryInLpaInr: { max: 8 + at } }],
    ['text, skill, range', { text, skills: [skill], experienceInYears: { min: at % 4 } }],
    ['guest', { text, redacted: true }],
  ];
}
