import type { FileRef } from '@talaash/domain/file/schema';
import { FILE_GONE_SENTENCE } from '@talaash/domain/file/words';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import {
  filledCompanyProfile,
  filledJobPost,
  filledTalentProfile,
} from '../../../../../packages/domain/test/filled.ts';
import { testApp } from '../../../test/app.ts';
import { companyProfileDraft, talentProfileDraft } from '../../../test/draft.ts';
import { PASSED } from '../../../test/person.ts';
import { loseAnswers } from '../../../test/lost-answer.ts';
import { png, uploadCalls } from '../../../test/upload.ts';
import { files } from '../../db/schema/file.ts';
import { keepFiles } from './queries.ts';
import { deleteStoredFiles, deleteUnusedFiles } from './unused.ts';

const hourMs = 60 * 60 * 1000;
let duringReview = async () => {};
const review = async () => {
  await duringReview();
  return PASSED;
};
let hours = 0;

const { client, company, deps, request, talent } = await testApp({
  instead: {
    now: () => Date.now() + hours * hourMs,
    reviewer: { reviewTalentProfile: review, reviewCompanyProfile: review, reviewJobPost: review },
  },
});
const { upload, uploaded } = uploadCalls(request);

/** The paths whose deletion fails once. */
const failing = new Set<string>();
const fileStore = {
  ...deps.fileStore,
  async delete(path: string) {
    if (failing.delete(path)) throw new Error('The storage does not answer.');
    await deps.fileStore.delete(path);
  },
};
await deps.jobs.work('file.deleteStored', (data) => deleteStoredFiles({ ...deps, fileStore }, data));

const picture = { filename: 'me.png', content: png };
const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n';

async function after(hoursMore: number): Promise<void> {
  hours += hoursMore;
  await deleteUnusedFiles(deps);
  // Wakes the worker, which else finds at its next poll what a transaction has queued.
  await deps.jobs.send('file.deleteStored', { paths: [] });
}

async function isStored({ id, path }: Pick<FileRef, 'id' | 'path'>): Promise<boolean> {
  const rows = await deps.db.select().from(files).where(eq(files.id, id));
  const variants = [path, path.replace('.webp', '-lg.webp')];
  const contents = () =>
    Promise.all(variants.map((variant) => deps.fileStore.readAll(variant).then(Boolean, () => false)));
  const expected = variants.map(() => rows.length === 1);
  await vi.waitFor(async () => expect(await contents(), 'the content follows the row').toEqual(expected), {
    interval: 20,
    timeout: 60_000,
  });
  return rows.length === 1;
}

describe('a file', () => {
  test('that no record names is deleted a day after that was seen, and not before', async () => {
    const file = await uploaded(await talent(), 'profilePicture', picture);
    await after(1);
    await after(23);
    expect(await isStored(file)).toBe(true);
    await after(2);
    expect(await isStored(file)).toBe(false);
  });

  test('that is replaced is deleted a day later, and its successor stays', async () => {
    const someone = await talent();
    const [old, successor] = [
      await uploaded(someone, 'profilePicture', picture),
      await uploaded(someone, 'profilePicture', picture),
    ];
    const save = (profilePicture: FileRef) =>
      client(someone).talentProfile.update({ talentProfile: talentProfileDraft({ profilePicture }) });
    await save(old);
    await after(48);
    await save(successor);
    await after(1);
    expect(await isStored(old)).toBe(true);
    await after(25);
    expect([await isStored(old), await isStored(successor)]).toEqual([false, true]);
  });

  test('that is named again in the meantime stays', async () => {
    const someone = await talent();
    const file = await uploaded(someone, 'profilePicture', picture);
    await after(1);
    await client(someone).talentProfile.update({
      talentProfile: talentProfileDraft({ profilePicture: file }),
    });
    await after(25);
    expect(await isStored(file)).toBe(true);
    await client(someone).talentProfile.update({ talentProfile: talentProfileDraft() });
    await after(1);
    await after(23);
    expect(await isStored(file)).toBe(true);
  });
});

/** Stores a file of this kind for a new person, and saves a record that names it in `field`. */
async function nameAs(field: string): Promise<FileRef> {
  if (field === 'logo') {
    const owner = await company();
    const logo = await uploaded(owner, 'companyLogo', picture);
    await client(owner).companyProfile.update({ companyProfile: companyProfileDraft({ logo }) });
    return logo;
  }
  // A new field that names a file needs a line here.
  const sent = { profilePicture: picture, resume: { filename: 'cv.pdf', content: pdf } }[field];
  if (!sent) throw new Error(`This test cannot upload a ${field}.`);
  const owner = await talent();
  const file = await uploaded(owner, field, sent);
  await client(owner).talentProfile.update({ talentProfile: talentProfileDraft({ [field]: file }) });
  return file;
}

const isFile = (value: unknown) => typeof value === 'object' && value !== null && 'bucket' in value;

test.each(
  [filledTalentProfile, filledCompanyProfile, filledJobPost].flatMap((record) =>
    Object.entries(record).flatMap(([field, value]) => (isFile(value) ? [field] : [])),
  ),
)('a file that a record names as its %s stays', async (field) => {
  const { id } = await nameAs(field);
  await after(1);
  await after(48);
  expect(await deps.db.select().from(files).where(eq(files.id, id))).toHaveLength(1);
});

test('a file that the storage does not delete at once is deleted later', async () => {
  const file = await uploaded(await talent(), 'profilePicture', picture);
  await after(1);
  failing.add(file.path.replace('.webp', '-lg.webp'));
  await after(25);
  expect(await isStored(file)).toBe(false);
  expect(failing).toEqual(new Set());
});

describe('a save at the same moment', () => {
  test('holds its file, and the deletion passes over it', async () => {
    const someone = await talent();
    const file = await uploaded(someone, 'profilePicture', picture);
    await after(1);
    await deps.db.transaction(async (tx) => {
      await keepFiles(tx, { profilePicture: file });
      await after(25);
    });
    expect(await isStored(file)).toBe(true);
    await deleteUnusedFiles(deps);
    expect(await isStored(file)).toBe(false);
  });

  test('of a file that was deleted during the review is refused at its field', async () => {
    const someone = await talent();
    const file = await uploaded(someone, 'profilePicture', picture);
    await after(1);
    duringReview = () => after(25);
    const save = client(someone).talentProfile.update({
      talentProfile: talentProfileDraft({ profilePicture: file }),
    });
    await expect(save).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { profilePicture: FILE_GONE_SENTENCE },
    });
    duringReview = async () => {};
    expect(await client(someone).talentProfile.get({ talentId: someone.talentId })).toBeNull();
  });
});

describe('a node that dies during an upload', () => {
  test('leaves files that are deleted an hour later; those that were recorded stay', async () => {
    const someone = await talent();
    const file = await uploaded(someone, 'profilePicture', picture);
    const { rows } = await deps.database.pool.query<{ paths: string[]; minutes: number }>(
      `select data -> 'paths' as paths, extract(epoch from start_after - created_on)::int / 60 as minutes
        from pgboss.job where name = 'file.deleteStored' and data::text like $1`,
      [`%${file.path}%`],
    );
    expect(rows).toEqual([{ paths: [file.path, file.path.replace('.webp', '-lg.webp')], minutes: 60 }]);
    const unrecorded = file.path.replace(file.id, 'unrecorded');
    await deps.fileStore.put(unrecorded, png, 'image/webp');
    const paths = [...(rows[0]?.paths ?? []), unrecorded];
    await deleteStoredFiles(deps, { paths });
    expect(await isStored(file)).toBe(true);
    await expect(deps.fileStore.readAll(unrecorded)).rejects.toMatchObject({ name: 'FileMissing' });
  });

  test('after its commit leaves the file that it has recorded whole', async () => {
    const someone = await talent();
    const connections = loseAnswers(/^commit/i);
    const { status } = await upload(someone, 'profilePicture', picture);
    connections.restore();
    expect(status).toBe(503);
    const [row] = await deps.db.select().from(files).where(eq(files.talentId, someone.talentId));
    if (!row) throw new Error('The commit was not made.');
    expect(await isStored(row)).toBe(true);
  });
});
