import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/judged/hostile-text.ts';
import { findContact } from './contact.ts';
import { findFiller } from './filler.ts';
import type { TextRule } from './finding.ts';
import { findGibberish, isGibberish } from './gibberish.ts';
import { findAbuse } from './profanity.ts';
import { findCopies, findRepetition } from './repetition.ts';
import { ADDRESS_RULES, FILENAME_RULES, PROSE_RULES } from './rule.ts';

const faults = (rule: TextRule, text: string, ownNames: readonly string[] = []) =>
  rule(text, new Set(ownNames)).map(({ fault }) => fault);

describe('contact details', () => {
  test.each([
    ['email', 'Write to meera.iyer+jobs@gmail.com please'],
    ['email', 'meera (at) iyer (dot) dev'],
    ['email', 'reach me: meera at gmail dot com'],
    ['email', 'meera [at] outlook.com works best'],
    ['email', 'संपर्क: मीरा@उदाहरण.भारत'],
    ['phone', 'Call 9876543210 any time'],
    ['phone', 'Call +91 98765 43210'],
    ['phone', 'Call 98765-43210 after six'],
    ['phone', 'Call (022) 2345 67890'],
    ['phone', 'Call 9 8 7 6 5 4 3 2 1 0'],
    ['phone', 'Call 987.654.3210'],
    ['phone', 'फ़ोन ९८७६५४३२१०'],
    ['phone', 'Call ９８７６５４３２１０'],
    ['phone', 'nine eight seven six five four three two one zero'],
    ['phone', 'double nine eight seven six five double four one'],
    ['link', 'See https://meera.example.com/cv'],
    ['link', 'See www.meera.in for more'],
    ['link', 'My page is meera-iyer.dev'],
    ['link', 'github.com/meera has the code'],
    ['link', '[my page](http://iyer.page)'],
    ['handle', 'I post as @meera_codes'],
    ['handle', 'Telegram id: meera99'],
  ])('%s: %s', (fault, text) => {
    expect(faults(findContact, text)).toContain(fault);
  });

  test.each([
    'I built the 2019-2023 migration and the 2015 2016 2017 2018 reports.',
    'From 2018 – 2020 at a bank, then 2021 - 2024 at a start-up.',
    'Served 10,000,000 requests a day at 99.99% and cut costs by 1,200,000 rupees.',
    'Listened on 192.168.100.200 port 8080, then on 10.0.0.1.',
    'Node.js, Next.js, Vue.js, ASP.NET, Socket.IO, ADO.NET and D3.js are my tools.',
    'Wrote the seat map of Booking.com and the wallet of Paytm.com.',
    'Used @Transactional, @Autowired, @media and @types/node every day.',
    'Holds B.Tech and M.Com degrees, CGPA 8.75/10, passed ISO 27001 and 9001 audits.',
    'Two of three servers, one by one, four times a week.',
    'Raised coverage from 40% to 92.5% over 3 years in 12 services.',
    'काम: 5 साल, 12 सर्वर, 3 टीमें।',
    'I e.g. tuned i.e. measured etc. and then shipped v2.10.3 on 12.04.2023.',
    'Responsible at night and at weekends; dot products at scale.',
  ])('are not found in: %s', (text) => {
    expect(faults(findContact, text)).toEqual([]);
  });

  test('do not include the name of an own employer', () => {
    expect(faults(findContact, 'Moved Ferns.com to PostgreSQL')).toEqual(['link']);
    expect(faults(findContact, 'Moved Ferns.com to PostgreSQL', ['ferns.com'])).toEqual([]);
  });
});

describe('gibberish', () => {
  test.each([
    'asdfgh jklqwe zxcvbn',
    'sdkjfh skdjfh wieurh xcmvnb qpwoei zxmcnb',
    'dfgdfg hjkhjk tyutyu bnmbnm',
    'qqqqqq wwwwww eeeeee',
    'aaaaaaaaaaaaaaaa bbbbbbbb',
    'xkcdvb mnbvcxz lkjhgfdsa',
    'I am a developer with hjklasdf qwertyuiop zxcvbnm asdfghjkl',
    '....................',
    '!!!??? --- ***',
  ])('is found in: %s', (text) => {
    expect(faults(findGibberish, text)).toHaveLength(1);
  });

  test.each([
    'Krishnamurthy Lakshmi Vishwanathan Jyotsna Tryambak Hrithik Dhruv Aishwarya',
    'Rajkumar Bajpai from Ajmer and Jagjit Navneet from Shahjahanpur met Hamza at Hazratganj',
    'Vikramaditya Srivastava, Phulwinder Chhabra, Mrunmayee Kshirsagar, Tsering Phuntsok',
    'Kubernetes, PostgreSQL, GraphQL, nginx, Kafka, Redux, pytest, sklearn, dplyr, XGBoost, RxJS',
    'Angular and TypeScript at Maxwell Oxford; wrote gRPC and OAuth flows with JWTs',
    'मैं बेंगलुरु में काम करती हूँ और भुगतान के पन्ने बनाती हूँ',
    'நான் சென்னையில் மென்பொருள் எழுதுகிறேன்',
    'main ek developer hoon aur mujhe achha code likhna pasand hai',
    'Strengths: rhythm, synchronous lengths, Knightsbridge, catchphrases',
    'React',
    'SDE-2',
    'C',
    '',
    'QWERTY keyboard layouts for property and power users',
  ])('is not found in: %s', (text) => {
    expect(isGibberish(text)).toBe(false);
  });
});

describe('filler', () => {
  test.each([
    'Lorem ipsum dolor sit amet',
    'test test test',
    'Testing testing one two',
    'asdf',
    'blah blah',
    'This is sample text for my profile',
    'Enter text here',
    'To be filled later',
    'N/A',
    'n.a'.replace('.', '/'),
    'TBD',
    'test user 1',
    'Hello world',
    'abcdef',
    'Untitled',
  ])('is found in: %s', (text) => {
    expect(faults(findFiller, text)).toHaveLength(1);
  });

  test.each([
    'Test automation engineer who tests before merging',
    'I wrote unit tests, test plans and test data builders',
    'Accessible placeholders and labels for forms',
    'The design system has sample apps and dummy drivers',
    'Tester',
    'Nathan Abcede',
    'Filled the gap between design and code',
    'Wrote a compiler whose first program printed hello world in nine languages',
  ])('is not found in: %s', (text) => {
    expect(faults(findFiller, text)).toEqual([]);
  });
});

describe('repeated text', () => {
  test.each([
    'code code code code',
    'I write good software. I write good software.',
    'I build things that work well. Then tea. I BUILD things that work well!',
    'fast code and clean code '.repeat(12),
    'मैं अच्छा काम करता हूँ। मैं अच्छा काम करता हूँ।',
  ])('is found in: %s', (text) => {
    expect(faults(findRepetition, text)).toHaveLength(1);
  });

  test.each([
    'I write the tests first, and I write the documents last, and I like both.',
    'Step by step, day by day, side by side.',
    'Very, very careful.',
    'Wrote services. Wrote tests. Wrote documents.',
  ])('is not found in: %s', (text) => {
    expect(faults(findRepetition, text)).toEqual([]);
  });

  test('is found across sections when it is long', () => {
    const text = 'Own the checkout page, its accessibility and its speed on slow phones in the field.';
    expect(
      findCopies([
        { field: 'About', kind: 'prose', text },
        { field: 'Work experience at Kavya', kind: 'prose', text: ` ${text.toUpperCase()} ` },
        { field: 'Work experience at Ferns', kind: 'prose', text: 'Own the checkout.' },
        { field: 'Project Map', kind: 'prose', text: 'Own the checkout.' },
      ]),
    ).toEqual([
      {
        field: 'Work experience at Kavya',
        change: 'write a different text; this one repeats “About”.',
        certainty: 90,
      },
    ]);
  });
});

describe('profanity', () => {
  test.each(['I write fucking good code', 'BULLSHIT-free reports', 'ये चूतिया काम है', 'chutiya log'])(
    'is found in: %s',
    (text) => {
      expect(faults(findAbuse, text)).toEqual(['abuse']);
    },
  );

  test.each([
    'Scunthorpe',
    'Dickens and Cocker',
    'Shital Randive',
    'class assessment',
    'Gandhinagar',
    'शितल',
  ])('is not found in: %s', (text) => {
    expect(faults(findAbuse, text)).toEqual([]);
  });
});

test('every rule handles any text, and names words of it', () => {
  const rules = new Set([...PROSE_RULES, ...FILENAME_RULES, ...ADDRESS_RULES]);
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme' })),
      (text) => {
        for (const rule of rules) expect(rule(text, new Set())).toEqual(rule(text, new Set()));
      },
    ),
  );
});

test.each([
  [findContact, 'I am on t e l e g r a m : meera_99 at night', 't e l e g r a m : meera_99'],
  [findContact, 'Mail me: meera dot iyer at gmail dot com!', 'meera dot iyer at gmail dot com'],
  [findContact, 'Call ९८४५० १२३४५ now', '९८४५० १२३४५'],
  [findAbuse, 'It is a sh1tty place', 'shitty'],
])('%o names the words of %s', (rule, text, words) => {
  expect(rule(text, new Set())).toMatchObject([{ words }]);
});

test('every rule ends with a long hostile text, and finds the same in it at a second look', () => {
  const rules = new Set([...PROSE_RULES, ...FILENAME_RULES, ...ADDRESS_RULES]);
  for (const text of HOSTILE_TEXTS)
    for (const rule of rules) {
      const found = rule(text, new Set());
      expect(rule(text, new Set()), `${rule.name} ${text.slice(0, 12)}`).toEqual(found);
    }
});
