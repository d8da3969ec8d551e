import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { repeatedEmailSentence, TALENT_IMPORT_SENTENCES } from '@talaash/domain/talent-import/words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signInCalls } from '../../test/sign-in.ts';
import type { Mail } from '../adapters/mail/port.ts';
import { createLocalPlaces } from '../adapters/places/local.ts';
import { accounts, users } from '../db/schema/account.ts';
import { events } from '../db/schema/event.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { talents } from '../db/schema/talent.ts';
import { workJobs } from '../job-handlers.ts';
import { findTalentSource, seedTalents } from '../seed/talent.ts';
import { importTalents } from './import-talents.ts';

const mails: Mail[] = [];
let reviewerFails = false;
const { client, deps, request } = await testApp({
  instead: { mailer: { send: async (mail) => void mails.push(mail) } },
});
const people = [
  ...seedTalents(await findTalentSource({ places: createLocalPlaces(), seed: 41, now: Date.now() }), 0, 30),
].map(({ email, profile }) => ({ email, talentProfile: profile }));
const one = (number: number) => {
  const person = people[number];
  if (!person) throw new Error(`There is no person ${number}.`);
  return structuredClone(person);
};
const guest = client();
const { post, signIn } = signInCalls(request);
const folder = await mkdtemp(join(tmpdir(), 'talaash-import-'));

beforeAll(() => workJobs(deps));
afterAll(() => rm(folder, { recursive: true }));

async function importLines(
  lines: readonly (object | string)[],
  { isReviewed = true, isMailed = false } = {},
) {
  const file = join(folder, 'talents.jsonl');
  await writeFile(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  const refusals: [line: number, sentence: string][] = [];
  const reviewer = reviewerFails
    ? { ...deps.reviewer, reviewTalentProfile: () => Promise.reject(new Error('It is down.')) }
    : deps.reviewer;
  const result = await importTalents({ ...deps, reviewer }, file, {
    isReviewed,
    isMailed,
    onRefused: (line, sentence) => refusals.push([line, sentence]),
    onProgress: () => undefined,
  });
  return { result, refusals };
}

const mailsTo = ({ email }: { email: string }) => mails.filter(({ to }) => to === email);

const talentOf = async (email: string) => {
  const [row] = await deps.db
    .select({ talent: talents, profile: talentProfiles, user: users })
    .from(users)
    .innerJoin(talents, eq(talents.createdByUid, users.id))
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .where(eq(users.email, email));
  return row;
};

test('a separator that JSON allows in a text ends no line, and a line without an end is not held in memory', async () => {
  const odd = one(28);
  const [work] = odd.talentProfile.workExperiences ?? [];
  if (work) work.rolesAndResponsibilities = 'Builds\u2028ledgers.\u2029And tests them.';
  const { result, refusals } = await importLines([
    odd,
    'x'.repeat(3_000_000),
    `${JSON.stringify(one(29))}\r`,
  ]);
  expect(result).toMatchObject({ stored: 2, refused: 1 });
  expect(refusals).toEqual([[2, TALENT_IMPORT_SENTENCES.lineTooLong]]);
});

test('every line is checked, and what is refused is named by its line', async () => {
  const thin = { ...one(0), talentProfile: { ...one(0).talentProfile, skills: [], jobTitle: '' } };
  const { result, refusals } = await importLines([
    '{"email":',
    '',
    { email: 'no-address', talentProfile: one(1).talentProfile },
    thin,
    { ...one(2), isAdmin: true },
    one(3),
    { ...one(4), email: one(3).email.toUpperCase() },
    `"${'x'.repeat(1_000_001)}"`,
    { ...one(4), talentProfile: { ...one(4).talentProfile, updatedIsoDateTimeUtc: '2999-01-01T00:00:00Z' } },
  ]);
  expect(refusals.map(([line]) => line)).toEqual([1, 3, 4, 5, 7, 8, 9]);
  const sentences = new Map(refusals);
  expect(sentences.get(1)).toBe(TALENT_IMPORT_SENTENCES.notJson);
  expect(sentences.get(3)).toContain('email: Must be a valid email address');
  expect(sentences.get(4)).toMatch(/talentProfile\.jobTitle: .*; .*talentProfile\.skills: /);
  expect(sentences.get(7)).toBe(repeatedEmailSentence(6));
  expect(sentences.get(8)).toBe(TALENT_IMPORT_SENTENCES.lineTooLong);
  expect(sentences.get(9)).toContain('Must not be in the future');
  expect(result).toMatchObject({ stored: 1, refused: 7, known: 0 });
});

test('people are found at once, with their id and times, and repeating the file changes nothing', async () => {
  const lines = people.slice(5, 15).map((person) => {
    person.talentProfile.openToWorkStatus = 'ActivelySeeking';
    return person;
  });
  expect((await importLines(lines)).result).toMatchObject({ stored: 10, known: 0, refused: 0 });
  const before = await Promise.all(lines.map(({ email }) => talentOf(email)));
  for (const [index, { talentProfile }] of lines.entries()) {
    const { key, profilePicture: _, resume: __, ...fields } = talentProfile;
    expect(before[index]?.profile).toMatchObject({
      talentId: key.talentId,
      ...JSON.parse(JSON.stringify(fields)),
    });
  }
  const apiKey = (await guest.publicConfiguration.get()).guestSearchApiKey;
  const wanted = lines[0]?.talentProfile as TalentProfile;
  await vi.waitFor(
    async () => {
      const { hits } = await guest.talentSearch.search({
        apiKey,
        query: wanted.jobTitle,
        skills: wanted.skills,
      });
      expect(hits.map(({ talentProfile }) => talentProfile.key.talentId)).toContain(wanted.key.talentId);
    },
    { interval: 20, timeout: 60_000 },
  );
  const countAccounts = () => deps.db.$count(accounts);
  const accountsBefore = await countAccounts();
  const countEvents = () => deps.db.$count(events);
  const eventsBefore = await countEvents();
  expect((await importLines(lines)).result).toMatchObject({ stored: 0, known: 10, refused: 0 });
  expect(await Promise.all(lines.map(({ email }) => talentOf(email)))).toEqual(before);
  expect(await countEvents()).toBe(eventsBefore);
  expect(await countAccounts()).toBe(accountsBefore);
  expect(lines.flatMap(mailsTo)).toEqual([]);
});

test('an id that is taken is replaced, and an account that exists is left alone', async () => {
  await importLines([one(21)]);
  const taken = one(21).talentProfile.key;
  const { result } = await importLines([
    { ...one(16), talentProfile: { ...one(16).talentProfile, key: taken } },
    { ...one(21), talentProfile: { ...one(21).talentProfile, about: one(22).talentProfile.about } },
  ]);
  expect(result).toMatchObject({ stored: 1, known: 1 });
  expect((await talentOf(one(16).email))?.profile.talentId).not.toBe(taken.talentId);
  expect((await talentOf(one(21).email))?.profile.about).toBe(one(21).talentProfile.about);
});

test('profiles are reviewed like anybody’s; files do not come along', async () => {
  const picture = {
    id: 'x',
    bucket: 'elsewhere',
    path: 'talents/x/p.webp',
    contentType: 'image/webp',
    createdIsoDateTimeUtc: '2025-01-01T00:00:00.000Z',
  };
  const bad = {
    ...one(17),
    talentProfile: { ...one(17).talentProfile, about: `Call me on 98765 43210. ${'x '.repeat(90)}` },
  };
  const { result, refusals } = await importLines(
    [{ ...one(18), talentProfile: { ...one(18).talentProfile, profilePicture: picture } }, bad],
    { isReviewed: false },
  );
  expect(refusals).toEqual([]);
  expect(result).toMatchObject({ stored: 2, failed: 1, queued: 0, withFiles: 1 });
  expect(await talentOf(one(18).email)).toMatchObject({
    talent: { aiReviewResponse: { reviewStatus: 'pass' }, aiReviewCount: 1, reviewQueuedAt: null },
    profile: { profilePicture: null },
  });
  expect((await talentOf(bad.email))?.talent.aiReviewResponse?.reviewStatus).toBe('fail');
});

test('while the reviewer does not answer, the review waits in the queue', async () => {
  reviewerFails = true;
  onTestFinished(() => {
    reviewerFails = false;
  });
  const { result } = await importLines([one(19)], { isReviewed: false });
  expect(result).toMatchObject({ stored: 1, queued: 1, failed: 0 });
  await vi.waitFor(
    async () => expect((await talentOf(one(19).email))?.talent.aiReviewResponse?.reviewStatus).toBe('pass'),
    { interval: 20, timeout: 60_000 },
  );
});

test('a new person is mailed on request, and the link sets the first password and verifies the address', async () => {
  await importLines([one(20)], { isMailed: true });
  await vi.waitFor(() => expect(mailsTo(one(20))).toHaveLength(1), { interval: 20, timeout: 60_000 });
  const [mail] = mailsTo(one(20));
  expect(mail).toMatchObject({ subject: 'Your profile is on Talaash' });
  expect(mail?.text).not.toContain(one(20).talentProfile.name.split(' ')[0]);
  expect((await talentOf(one(20).email))?.user.emailVerified).toBe(false);
  const token = /oobCode=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await post('reset-password', { token, newPassword: 'quite-a-long-one-7' })).status).toBe(200);
  expect((await talentOf(one(20).email))?.user.emailVerified).toBe(true);
  expect((await signIn(one(20).email, 'quite-a-long-one-7')).status).toBe(200);
});
