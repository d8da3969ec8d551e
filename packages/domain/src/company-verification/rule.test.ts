import { expect, test } from 'vitest';
import { DOMAIN_GRACE_DAYS, DOMAIN_PROOF_DAYS, DOMAIN_UNKNOWN_DAYS } from './limit.ts';
import { domainProofStep, domainRefusal, mailboxRefusal, normalDomain } from './rule.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

test.each([
  ['Acme.com', 'acme.com'],
  [' https://www.acme.co.in/jobs?x=1 ', 'acme.co.in'],
  ['hr@mail.acme.com', 'mail.acme.com'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['bücher.example', undefined],
  ['acme', undefined],
  ['acme..com', undefined],
  ['10.0.0.1', undefined],
])('the domain in %j is %j', (typed, domain) => expect(normalDomain(typed)).toBe(domain));

test.each([
  ['gmail.com', true],
  ['GMAIL.com', true],
  ['mail.google.com', false],
  ['x.gmail.com', true],
  ['co.uk', true],
  ['acme.co.uk', false],
  ['com', true],
])('%s is refused: %s', (domain, isRefused) => expect(domainRefusal(domain) !== undefined).toBe(isRefused));

test.each([
  ['it@acme.com', true],
  ['it@ACME.com', true],
  ['it@mail.acme.com', false],
  ['it@evilacme.com', false],
  ['it@acme.com@evil.com', false],
])('%s is at acme.com: %s', (mailbox, isAt) =>
  expect(mailboxRefusal(mailbox, 'acme.com') === undefined).toBe(isAt),
);

test.each([
  ['dns', 'proven', 0, null, { state: 'proven', dueAt: DOMAIN_PROOF_DAYS * DAY }],
  ['dns', 'proven', 0, -DAY, { state: 'proven', dueAt: DOMAIN_PROOF_DAYS * DAY }],
  ['dns', 'absent', 0, null, { state: 'failing', since: 0, isNew: true, dueAt: DAY }],
  ['dns', 'absent', 0, -DAY, { state: 'failing', since: -DAY, isNew: false, dueAt: DAY }],
  ['dns', 'absent', 0, -6.5 * DAY, { state: 'failing', since: -6.5 * DAY, isNew: false, dueAt: DAY / 2 }],
  ['dns', 'absent', 0, -DOMAIN_GRACE_DAYS * DAY, { state: 'lost' }],
  ['dns', 'unknown', 0, null, { state: 'waiting', dueAt: 6 * HOUR }],
  ['dns', 'unknown', 0, -DOMAIN_GRACE_DAYS * DAY, { state: 'waiting', dueAt: 6 * HOUR }],
  [
    'dns',
    'unknown',
    -(DOMAIN_PROOF_DAYS + DOMAIN_UNKNOWN_DAYS) * DAY,
    null,
    { state: 'failing', since: 0, isNew: true, dueAt: DAY },
  ],
  ['mail', 'absent', 0, null, { state: 'failing', since: 0, isNew: true, dueAt: DOMAIN_GRACE_DAYS * DAY }],
  ['mail', 'absent', 0, -DOMAIN_GRACE_DAYS * DAY, { state: 'lost' }],
] as const)(
  'a proof by %s that is %s, confirmed at %d, missing since %s',
  (method, found, confirmedAt, failingSince, step) =>
    expect(domainProofStep({ method, confirmedAt, failingSince }, found, 0)).toEqual(step),
);
