import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledTalentProfile } from '../../test/filled.ts';
import { isNamedIn } from './page.ts';
import { certificatePageRefusal, employerDomain, employerMailboxRefusal, hostOf } from './rule.ts';
import {
  codeAccountOf,
  droppedBy,
  factName,
  factPosition,
  type FactProfile,
  factStatement,
} from './statement.ts';
import { droppedMarksSentence, FACT_REFUSALS } from './own-words.ts';
import { namedFactSentence, verifiedFactSentence } from './words.ts';

const profile = filledTalentProfile;
const [job, certificate] = [profile.workExperiences[0], profile.certifications[0]];
if (!job || !certificate) throw new Error('The filled profile has no job or certification.');
const KEYS = [
  { kind: 'employer', entryId: job.id },
  { kind: 'codeAccount', entryId: 'github.com' },
  { kind: 'certification', entryId: certificate.id },
] as const;

test('a mark says who verified what and when, and nothing of skill', () => {
  const on = '3 Nov 2026';
  const sentences = (['employer', 'codeAccount', 'certification'] as const).flatMap((kind) => [
    verifiedFactSentence({ kind, verifier: 'infosys.com' }, on),
    verifiedFactSentence({ kind }, on),
  ]);
  expect(sentences).toEqual([
    'Employer confirmed by email at infosys.com, 3 Nov 2026',
    'Employer confirmed by email, 3 Nov 2026',
    'GitHub account is theirs, confirmed by infosys.com, 3 Nov 2026',
    'GitHub account is theirs, 3 Nov 2026',
    'Person and certificate are named at infosys.com, 3 Nov 2026',
    'Person and certificate are named at its link, 3 Nov 2026',
  ]);
});

test('a mark that stands apart names its job or certification', () => {
  const of = (kind: 'employer' | 'codeAccount' | 'certification', position?: number) =>
    namedFactSentence({ kind, ...(position === undefined ? {} : { position }) }, profile, 'today');
  expect(of('employer', 0)).toBe(`${job.company}: Employer confirmed by email, today`);
  expect(of('certification', 0)).toBe(
    `${certificate.name}: Person and certificate are named at its link, today`,
  );
  expect(of('codeAccount')).toBe('GitHub account is theirs, today');
});

describe('a mailbox', () => {
  test.each([
    ['meera@infosys.com', 'infosys.com'],
    ['Meera@INFOSYS.com', 'infosys.com'],
    ['meera@mail.infosys.co.in', 'mail.infosys.co.in'],
    ['meera@gmail.com', undefined],
    ['meera@mail.yahoo.com', undefined],
    ['meera@co.in', undefined],
    ['meera@192.0.2.1', undefined],
    ['meera@іnfosys.com', undefined],
  ])('%s proves %s', (mailbox, domain) => {
    expect(employerDomain(mailbox)).toBe(domain);
    expect(employerMailboxRefusal(mailbox)).toBe(domain === undefined ? FACT_REFUSALS.mailbox : undefined);
  });
});

test.each([
  ['https://github.com/Meera-K', 'meera-k'],
  ['http://www.github.com/meera/', 'meera'],
  ['https://github.com/meera?tab=repositories', 'meera'],
  ['https://github.com', undefined],
  ['https://github.com/meera/project', undefined],
  ['https://github.com.evil.example/meera', undefined],
  ['https://evil.example/github.com/meera', undefined],
  ['https://gitlab.com/meera', undefined],
  ['https://github.com/-meera', undefined],
  [undefined, undefined],
])('%s is the link of %s', (url, account) => {
  expect(codeAccountOf(url)).toBe(account);
});

test.each([
  ['https://www.Board.example/17', 'board.example'],
  ['https://board.example', 'board.example'],
  ['http://board.example/17', undefined],
  ['https://board.example:8443/17', undefined],
  ['https://meera@board.example/17', undefined],
  ['https://board.example\\@evil.example/17', undefined],
  ['https://bоard.example/17', undefined],
])('the page of %s is at %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test.each([
  'https://board.example/?name=Meera+Iyer',
  'https://board.example/meera-iyer/17',
  'https://board.example/?q=%4Deera%20Iyer%20developer',
  'https://board.example/MEERA_IYER',
])('%s could be a page that repeats its address', (credentialUrl) => {
  expect(certificatePageRefusal({ ...certificate, credentialUrl }, { name: 'Meera Iyer' })).toBe(
    FACT_REFUSALS.certificateLinkNames,
  );
});

describe('a statement', () => {
  const changes: [string, Partial<FactProfile>, number[]][] = [
    ['nothing', {}, []],
    ['the text of the job', { workExperiences: [{ ...job, rolesAndResponsibilities: 'Else' }] }, []],
    [
      'the end of the job',
      { workExperiences: [{ ...job, tenure: { ...job.tenure, endIsoMonth: '2026-02', isCurrent: false } }] },
      [],
    ],
    ['the title', { workExperiences: [{ ...job, designation: 'Director' }] }, [0]],
    ['the employer', { workExperiences: [{ ...job, company: 'Else' }] }, [0]],
    ['the job', { workExperiences: [] }, [0]],
    ['another job before it', { workExperiences: [{ ...job, id: 'new', company: 'Else' }, job] }, []],
    ['the account', { githubProfileUrl: 'https://github.com/else' }, [1]],
    [
      'how the account is written',
      {
        githubProfileUrl: `${profile.githubProfileUrl?.toUpperCase().replace('HTTPS://GITHUB.COM', 'https://www.github.com')}/`,
      },
      [],
    ],
    [
      'the link of the certificate',
      { certifications: [{ ...certificate, credentialUrl: 'https://else.example' }] },
      [2],
    ],
    ['the issuer', { certifications: [{ ...certificate, issuingOrganization: 'Else' }] }, [2]],
    ['the name of the person', { name: 'Somebody Else' }, [2]],
  ];
  test.each(changes)('is another after an edit of %s', (_what, change, dropped) => {
    const after = { ...profile, ...change };
    expect(droppedBy(KEYS, { before: profile, after })).toEqual(dropped.map((at) => KEYS[at]));
  });

  test('is not the same for two entries that differ, however their parts are divided', () => {
    const part = fc.string({ maxLength: 4 });
    fc.assert(
      fc.property(part, part, part, part, (company, designation, otherCompany, otherDesignation) => {
        const of = (one: object) =>
          factStatement({ ...profile, workExperiences: [{ ...job, ...one }] }, KEYS[0]);
        const isSame =
          company.normalize('NFC').trim() === otherCompany.normalize('NFC').trim() &&
          designation.normalize('NFC').trim() === otherDesignation.normalize('NFC').trim();
        expect(
          of({ company, designation }) === of({ company: otherCompany, designation: otherDesignation }),
        ).toBe(isSame);
      }),
    );
  });

  test('has a name and a position', () => {
    expect(KEYS.map((key) => factName(profile, key))).toEqual([
      job.company,
      'GitHub account',
      certificate.name,
    ]);
    expect(KEYS.map((key) => factPosition(profile, key))).toEqual([0, undefined, 0]);
  });
});

test('a text names a person and a certificate only by whole words that stand together', () => {
  const sought = { name: 'Meera Iyer', certification: 'AWS Solutions Architect' };
  expect(isNamedIn('AWS Solutions Architect: Meera Iyer', sought)).toBe(true);
  expect(isNamedIn('AWS Solutions-Architect\n MEERA   IYER.', sought)).toBe(true);
  for (const text of [
    'AWS Solutions Architect: Ameera Iyer',
    'AWS Architect, Meera Iyer',
    'Meera R Iyer, AWS Solutions Architect',
    '',
  ])
    expect(isNamedIn(text, sought)).toBe(false);
  expect(isNamedIn('Meera Iyer C', { name: 'Meera Iyer', certification: 'C' })).toBe(false);
});

test('people are told before a save which marks it drops', () => {
  expect(droppedMarksSentence(['Infosys'])).toBe(
    'Saving removes the verified mark of Infosys, because you have edited it.',
  );
  expect(droppedMarksSentence(['Infosys', 'GitHub account'])).toBe(
    'Saving removes the verified marks of Infosys and GitHub account, because you have edited them.',
  );
});
