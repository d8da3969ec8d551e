import { type Audience, type Reader, TALENT_PROFILE_AUDIENCE } from '@talaash/domain/talent-profile/audience';
import { COMPANY_PROFILE_AUDIENCE } from '@talaash/domain/company-profile/audience';
import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { JOB_POST_AUDIENCE } from '@talaash/domain/job-post/audience';
import { JobPost } from '@talaash/domain/job-post/schema';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { describe, expect, test } from 'vitest';
import {
  emptyFields,
  filledCompanyProfile,
  filledJobPost,
  filledTalentProfile,
} from '../../../packages/domain/test/filled.ts';
import { pathsIn } from '../../../packages/domain/test/value.ts';
import { newRecordId } from '../src/base/record-id.ts';
import { files } from '../src/db/schema/file.ts';
import { threads } from '../src/db/schema/thread.ts';
import { testApp } from './app.ts';
import { threadRow } from './thread.ts';
import { PASSED } from './person.ts';

let isReviewerDown = false;
const review = async () => {
  if (isReviewerDown) throw new Error('The reviewer is down.');
  return PASSED;
};

const { client, company, deps, talent } = await testApp({
  instead: { reviewer: { reviewTalentProfile: review, reviewCompanyProfile: review, reviewJobPost: review } },
});

type Stored = typeof files.$inferInsert;

/** Stores a file row, as if the owner had uploaded the file. */
const upload = (
  file: Omit<Stored, 'kind' | 'bytes'>,
  owner: Pick<Stored, 'kind' | 'talentId' | 'companyId'>,
) => deps.db.insert(files).values({ ...file, ...owner, bytes: 1 });

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], record);

/** How the table shows a value: a refused field on its path hides it, otherwise its own entry decides. */
function showingOf(path: readonly string[], reader: Reader) {
  let table: Audience | undefined = TALENT_PROFILE_AUDIENCE;
  let showing: string = 'shown';
  for (const key of path.filter((part) => !/^\d+$/.test(part))) {
    const field: Audience[string] | undefined = table?.[key];
    if (!field) throw new Error(`The table has no entry for ${path.join('.')}.`);
    showing = field[reader];
    if (showing === 'refused') return showing;
    table = field.parts;
  }
  return showing;
}

describe('the filled record has a value in every field of', () => {
  test.each([
    ['a talent profile', TalentProfile, filledTalentProfile],
    ['a company profile', CompanyProfile, filledCompanyProfile],
    ['a job post', JobPost, filledJobPost],
  ])('%s', (_, schema, record) => {
    expect(emptyFields(schema, record)).toEqual([]);
    expect(schema.safeParse(record).error).toBeUndefined();
  });
});

describe('every field of a talent profile', async () => {
  const { createdIsoDateTimeUtc: _, updatedIsoDateTimeUtc: __, ...draft } = filledTalentProfile;
  const owner = await talent();
  const { talentId } = owner;
  await upload(draft.profilePicture, { kind: 'profilePicture', talentId });
  await upload(draft.resume, { kind: 'resume', talentId });
  const key = { talentId };
  const saved = await client(owner).talentProfile.update({ talentProfile: { ...draft, key } });
  const { createdIsoDateTimeUtc, updatedIsoDateTimeUtc } = saved.talentProfile;
  const expected = { ...draft, key, createdIsoDateTimeUtc, updatedIsoDateTimeUtc };

  test('is returned to its owner', async () => {
    expect(saved.talentProfile).toEqual(expected);
    expect(await client(owner).talentProfile.get(key)).toEqual(expected);
  });

  test.each<Reader>(['company', 'guest'])('is shown to a %s as the table says', async (reader) => {
    const as = reader === 'company' ? await company({ isApproved: true }) : undefined;
    const { talentProfiles } = await client(as).talentProfile.list({ talentIds: [talentId] });
    const view = talentProfiles[0];
    const values = pathsIn(expected).map((path) => ({ path, showing: showingOf(path, reader) }));
    for (const { path, showing } of values) {
      const value = valueAt(expected, path);
      const seen = valueAt(view, path);
      const field = path.join('.');
      if (showing === 'refused') expect({ field, seen }).toEqual({ field, seen: undefined });
      else if (showing === 'position') expect({ field, seen }).toEqual({ field, seen: path.at(-2) });
      else if (showing === 'shown') expect({ field, seen }).toEqual({ field, seen: value });
      else {
        const masked = String(value).replaceAll('Meera', '[Redacted]');
        expect({ field, value }).not.toEqual({ field, value: masked });
        expect({ field, seen }).toEqual({ field, seen: masked });
      }
    }
    const listed = values.filter(({ showing }) => showing !== 'refused').map(({ path }) => path.join('.'));
    const seen = pathsIn(view).map((path) => path.join('.'));
    expect(seen.sort()).toEqual([...listed, 'isRedacted'].sort());
  });

  test('never shows a guest the name of the person', async () => {
    const { talentProfiles } = await client().talentProfile.list({ talentIds: [talentId] });
    const words = JSON.stringify(talentProfiles).toLowerCase();
    for (const secret of ['meera', 'iyer', 'secret', '1993']) expect(words).not.toContain(secret);
  });
});

async function filledCompany() {
  const { createdIsoDateTimeUtc: _, updatedIsoDateTimeUtc: __, ...draft } = filledCompanyProfile;
  const owner = await company();
  const { companyId } = owner;
  const logo = { ...draft.logo, id: newRecordId(), path: `secret/${newRecordId()}` };
  await upload(logo, { kind: 'companyLogo', companyId });
  const key = { companyId };
  const saved = await client(owner).companyProfile.update({ companyProfile: { ...draft, logo, key } });
  const { createdIsoDateTimeUtc, updatedIsoDateTimeUtc } = saved.companyProfile;
  return { owner, saved, expected: { ...draft, logo, key, createdIsoDateTimeUtc, updatedIsoDateTimeUtc } };
}

/** The client of a talent whom a company has invited for a job post. */
async function invitedTalent(companyId: string, jobPostId: string) {
  const invited = await talent();
  await deps.db.insert(threads).values(threadRow({ companyId, talentId: invited.talentId, jobPostId }));
  return client(invited);
}

/** Callers who may not see a company's records, with the code of their refusal. */
const strangers = async () =>
  [
    ['UNAUTHORIZED', undefined],
    ['NOT_FOUND', await company()],
    ['NOT_FOUND', await talent()],
  ] as const;

const shownBy = (record: object, table: Record<string, 'shown' | 'refused'>) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => table[field] === 'shown'));

describe('every field of a company profile', async () => {
  const { owner, saved, expected } = await filledCompany();
  const { companyId } = owner;

  test('is returned to the company', async () => {
    expect(saved.companyProfile).toEqual(expected);
    expect(await client(owner).companyProfile.get({ companyId })).toEqual(expected);
  });

  test('is shown to an invited talent as the table says, and to nobody else', async () => {
    const seen = await (await invitedTalent(companyId, 'j')).companyProfile.get({ companyId });
    expect(seen).toEqual(shownBy(expected, COMPANY_PROFILE_AUDIENCE));
    for (const [code, other] of await strangers()) {
      await expect(client(other).companyProfile.get({ companyId })).rejects.toMatchObject({ code });
    }
  });
});

describe('every field of a job post', async () => {
  const { createdIsoDateTimeUtc: _, updatedIsoDateTimeUtc: __, key: ___, ...post } = filledJobPost;
  const { owner } = await filledCompany();
  const { companyId } = owner;
  const { aiReviewResponse: _review, isReviewQueued: _queued, ...draft } = { ...post, companyId };
  const save = async (isDown: boolean) => {
    isReviewerDown = isDown;
    const { jobPost } = await client(owner).jobPost.update({ jobPost: draft });
    isReviewerDown = false;
    const { key, createdIsoDateTimeUtc, updatedIsoDateTimeUtc } = jobPost;
    // A save confirms that the job is open.
    const { askedIsoDateTimeUtc: _asked, closedIsoDateTimeUtc: _closed, ...kept } = draft;
    const times = {
      createdIsoDateTimeUtc,
      updatedIsoDateTimeUtc,
      confirmedIsoDateTimeUtc: updatedIsoDateTimeUtc,
    };
    return { jobPost, expected: { ...kept, key, ...times } };
  };
  const reviewed = await save(false);
  const queued = await save(true);

  test('is returned to the company, with its review or as queued', async () => {
    expect(reviewed.jobPost).toEqual({ ...reviewed.expected, aiReviewResponse: PASSED });
    expect(queued.jobPost).toEqual({ ...queued.expected, isReviewQueued: true });
    expect(await client(owner).jobPost.get(reviewed.jobPost.key)).toEqual(reviewed.jobPost);
    expect(await client(owner).jobPost.get(queued.jobPost.key)).toEqual(queued.jobPost);
  });

  test('is shown to an invited talent as the table says, and to nobody else', async () => {
    for (const { jobPost } of [reviewed, queued]) {
      const seen = await (await invitedTalent(companyId, jobPost.key.jobPostId)).jobPost.get(jobPost.key);
      expect(seen).toEqual(shownBy(jobPost, JOB_POST_AUDIENCE));
    }
    for (const [code, other] of await strangers()) {
      await expect(client(other).jobPost.get(reviewed.jobPost.key)).rejects.toMatchObject({ code });
    }
  });
});
