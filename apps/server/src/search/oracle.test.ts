import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDistance, plainSearch } from '../../test/plain-search.ts';
import { beginningDistance, editDistance } from './edit-distance.ts';
import { SearchEngine } from './engine.ts';
import type { NumberRange, TalentDocument, TalentQuestion } from './port.ts';

const SKILLS = (
  'React|ReactJS|react.js|React Native|Node.js|NodeJS|Java|JavaScript|TypeScript|Python|Django|C++|' +
  'C#|.NET|Kubernetes|k8s|Docker|AWS|socket.io|Socket IO|Figma|Selenium|PostgreSQL|' +
  'Machine Learning|ML|हिन्दी|Stack|Stakeholder Management|Go|Café'
).split('|');
const TITLES = [
  'React Developer',
  'Senior Python Engineer',
  'Full Stack Developer',
  'QA Tester',
  'UX Designer',
  'DevOps Engineer',
  'Machine Learning Engineer',
  'Frontend Developer',
  'Node.js Backend Developer',
  'Data Scientist',
  'हिन्दी लेखक',
];
const NAMES = [
  'Asha Rao',
  'Ravi Kumar',
  'Priya Sharma',
  'José García',
  'Java Singh',
  'अनिल वर्मा',
  'An Li',
  'Reena Stacks',
];
const PLACES = ['Bengaluru, Karnataka', 'Pune, Maharashtra', 'Kochi, Kerala', 'New Delhi, Delhi'];
const PROSE = [
  'I build fast web applications with react and node js',
  'I am Asha and I test machines',
  'Reads stacks of papers, python too',
  'Worked on the front end of a bank',
  'Stakeholder talks, socket io, and java for banks',
  'Uses c++, c# and .net at work',
  'Teaches python python python python python python to developers',
  'Leads designers; machine, learning of people',
];
const TYPED = [
  ...SKILLS,
  ...TITLES,
  ...NAMES,
  ...PLACES,
  ...PROSE,
  ...(
    'raect|pyhton|pythn devloper|jvascript|kubernets|full stak|developers|engineer|bangalore|js|' +
    'nodejs|node js dev|socketio|socket.io|machine lerning|react developr pune|the|of the|stac|r|re|' +
    'asha|zzz|zzz react|react zzz python yyy|fe|qa|resct develo|dveelo|पाइथन|हिन्द|🎉|.*|('
  ).split('|'),
  '',
  '   ',
  '\\',
];

const talentId = fc.nat({ max: 70 }).map((number) => `talent-${number}`);

/** So many that not all can be among the counted ones. */
const rareSkill = fc.nat({ max: 90 }).map((number) => `Tool${number}x`);

const document: fc.Arbitrary<TalentDocument> = fc.record({
  talentId,
  updatedAtMs: fc.integer({ min: 0, max: 5 }),
  name: fc.constantFrom(...NAMES),
  jobTitle: fc.constantFrom(...TITLES),
  skills: fc.uniqueArray(fc.oneof(fc.constantFrom(...SKILLS), rareSkill), { minLength: 1, maxLength: 9 }),
  locality: fc.constantFrom(...PLACES),
  jobCategory: fc.constantFrom('Software Development', 'Software Testing', 'UI/UX Design'),
  about: fc.constantFrom(...PROSE),
  certifications: fc.subarray(['AWS Certified Developer, Amazon', 'Scrum Master, Scrum.org'], {
    maxLength: 1,
  }),
  workExperiences: fc.subarray(PROSE, { maxLength: 2 }),
  personalProjects: fc.subarray(['A chat in socket.io', 'Kubernetes at home'], { maxLength: 1 }),
  educationList: fc.constantFrom(['B.Tech, IIT Bombay'], ['M.Sc. Physics, Pune University']),
  experienceInYears: fc.integer({ min: 0, max: 20 }).map((half) => half / 2),
  expectedSalaryInLpaInr: fc.integer({ min: 2, max: 40 }).map((half) => half / 2),
});

const range: fc.Arbitrary<NumberRange> = fc.record(
  { min: fc.integer({ min: -5, max: 12 }), max: fc.integer({ min: 0, max: 25 }) },
  { requiredKeys: [] },
);

/** What somebody typed, at times with a slip of the finger, and at times not to the end. */
const typed = fc
  .tuple(
    fc.array(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 2 }),
    fc.nat(),
    fc.nat(),
    fc.constantFrom('none', 'cut', 'swap', 'drop', 'add'),
  )
  .map(([texts, at, letter, slip]) => {
    const text = texts.join(' ');
    const i = text.length === 0 ? 0 : at % text.length;
    const slips: Record<string, string> = {
      none: text,
      cut: text.slice(0, i),
      swap: text.slice(0, i) + text.slice(i + 1, i + 2) + text.slice(i, i + 1) + text.slice(i + 2),
      drop: text.slice(0, i) + text.slice(i + 1),
      add: text.slice(0, i) + String.fromCharCode(97 + (letter % 26)) + text.slice(i),
    };
    return slips[slip] ?? text;
  });

/** A quarter of the questions ask for something here. */
const seldom = <T>(nothing: T, something: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(nothing) }, { weight: 1, arbitrary: something });

const question: fc.Arbitrary<TalentQuestion> = fc.record({
  text: typed,
  skills: seldom<string[]>([], fc.array(fc.constantFrom(...SKILLS, 'Cobol'), { maxLength: 3 })),
  experienceInYears: seldom({}, range),
  expectedSalaryInLpaInr: seldom({}, range),
  page: fc.constantFrom(0, 0, 0, 1, 2, 30),
  hiddenTalentIds: seldom<string[]>([], fc.array(talentId, { maxLength: 8 })),
  redacted: fc.boolean(),
});

type Step =
  | { kind: 'apply'; upserts: TalentDocument[]; removals: string[] }
  | { kind: 'ask'; question: TalentQuestion }
  /** Packs some way, or to the end when there is no way to go. */
  | { kind: 'pack'; steps: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      upserts: fc.array(document, { maxLength: 40 }),
      removals: fc.array(talentId, { maxLength: 4 }),
    }),
  },
  { weight: 8, arbitrary: question.map((asked) => ({ kind: 'ask' as const, question: asked })) },
  { weight: 1, arbitrary: fc.nat({ max: 12 }).map((steps) => ({ kind: 'pack' as const, steps })) },
);

/** Each asks some twenty questions. */
const RUNS = 150;

test('the engine answers random questions between random changes exactly as a plain search does', () => {
  let asked = 0;
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 80 }),
      fc.array(step, { minLength: 20, maxLength: 40 }),
      (first, steps) => {
        const engine = new SearchEngine();
        const documents = new Map<string, TalentDocument>();
        let packing: Generator<void, void, void> | undefined;
        const apply = (upserts: TalentDocument[], removals: string[]) => {
          engine.apply({ upserts, removals });
          for (const talentId of removals) documents.delete(talentId);
          for (const upsert of upserts) documents.set(upsert.talentId, upsert);
        };
        apply(first, []);
        for (const taken of steps) {
          if (taken.kind === 'apply') apply(taken.upserts, taken.removals);
          else if (taken.kind === 'pack') {
            packing ??= engine.compact();
            for (let i = 0; packing !== undefined && (i < taken.steps || taken.steps === 0); i += 1) {
              if (packing.next().done === true) packing = undefined;
            }
          } else {
            asked += 1;
            const { hits, ...answer } = engine.search(taken.question);
            const plain = plainSearch([...documents.values()], taken.question);
            expect({ ...answer, talentIds: hits.map(({ talentId }) => talentId) }).toEqual(plain);
          }
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(asked).toBeGreaterThan(RUNS * 10);
}, 600_000);

test('edit distances are those of the definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(plainDistance(a, b));
      const beginnings = Array.from({ length: b.length + 1 }, (_, length) =>
        plainDistance(a, b.slice(0, length)),
      );
      expect(beginningDistance(a, b)).toBe(Math.min(...beginnings));
    }),
    { numRuns: 3000 },
  );
});
