import type { FileRef } from '@talaash/domain/file/schema';
import { toRecordId } from '@talaash/domain/base/record-id';
import type { FileStore } from '../adapters/files/port.ts';
import { largePath } from '@talaash/domain/file/path';
import type { files } from '../db/schema/file.ts';
import type { DemoEmployer } from './demo-employer.ts';
import type { ReviewedTalent } from './crowd.ts';
import { drawFace, drawLettermark, type Picture } from './picture.ts';
import { createRandom } from './random.ts';
import { writeResume } from './resume.ts';

type FileRow = typeof files.$inferInsert;

/** A file to store: its row, and the reference for the record that it belongs to. */
export type DemoFile = { row: FileRow; ref: FileRef; store(): Promise<void> };

type Owner = { fileStore: FileStore; seed: number; number: number };

/** A profile picture for a talent, in the folder of the talent. */
export function faceOf(talent: ReviewedTalent, owner: Owner): DemoFile {
  const { createdIsoDateTimeUtc, key } = talent.profile;
  return pictureFile(owner, {
    kind: 'profilePicture',
    talentId: key.talentId,
    folder: `talents/${talent.uid}/profile_pictures`,
    createdIsoDateTimeUtc,
    draw: () => drawFace(owner.number, talent.gender),
  });
}

/** A logo for a company. */
export function logoOf({ company, companyId, createdAt }: DemoEmployer, owner: Owner): DemoFile {
  return pictureFile(owner, {
    kind: 'companyLogo',
    companyId,
    folder: `companies/${companyId}/logos`,
    createdIsoDateTimeUtc: createdAt,
    draw: () => drawLettermark(company.name.charAt(0), company.background),
  });
}

/** A resume that is written from the profile of a talent. */
export function resumeOf(talent: ReviewedTalent, { fileStore, seed, number }: Owner): DemoFile {
  const { createdIsoDateTimeUtc, key } = talent.profile;
  const id = idOf(seed, number, 2, createdIsoDateTimeUtc);
  const content = writeResume(talent.profile);
  const ref: FileRef = {
    id,
    bucket: fileStore.bucket,
    path: `talents/${talent.uid}/resumes/${id}.pdf`,
    filename: resumeName(talent.profile.name, number),
    contentType: 'application/pdf',
    createdIsoDateTimeUtc,
  };
  return {
    ref,
    row: rowOf(ref, { kind: 'resume', talentId: key.talentId, bytes: content.length }),
    store: () => fileStore.put(ref.path, content, ref.contentType),
  };
}

/** As people name the file that they send to companies. */
function resumeName(name: string, number: number): string {
  const words = name.split(' ');
  const names = [
    `${words.join('_')}_Resume.pdf`,
    `${words.join(' ')} CV.pdf`,
    `${words.join('')}_CV.pdf`,
    `Resume - ${words[0]}.pdf`,
    `${words.join('-').toLowerCase()}-resume.pdf`,
  ];
  return names[number % names.length] ?? `${name}.pdf`;
}

function pictureFile(
  { fileStore, seed, number }: Owner,
  given: Pick<FileRow, 'kind' | 'talentId' | 'companyId'> & {
    folder: string;
    createdIsoDateTimeUtc: string;
    draw(): Promise<Picture>;
  },
): DemoFile {
  const { kind, talentId, companyId, folder, createdIsoDateTimeUtc, draw } = given;
  const id = idOf(seed, number, kind === 'companyLogo' ? 3 : 1, createdIsoDateTimeUtc);
  const ref: FileRef = {
    id,
    bucket: fileStore.bucket,
    path: `${folder}/${id}.webp`,
    filename: 'picture.webp',
    contentType: 'image/webp',
    createdIsoDateTimeUtc,
  };
  const row = rowOf(ref, { kind, talentId: talentId ?? null, companyId: companyId ?? null, bytes: 0 });
  return {
    ref,
    row,
    async store() {
      const { small, large } = await draw();
      row.bytes = small.length + large.length;
      await fileStore.put(ref.path, small, ref.contentType);
      await fileStore.put(largePath(ref.path), large, ref.contentType);
    },
  };
}

const rowOf = (ref: FileRef, rest: Pick<FileRow, 'kind' | 'talentId' | 'companyId' | 'bytes'>): FileRow => ({
  id: ref.id,
  talentId: null,
  companyId: null,
  ...rest,
  bucket: ref.bucket,
  path: ref.path,
  filename: ref.filename ?? 'file',
  contentType: ref.contentType,
  createdIsoDateTimeUtc: ref.createdIsoDateTimeUtc,
  updatedIsoDateTimeUtc: ref.createdIsoDateTimeUtc,
});

const idOf = (seed: number, number: number, kind: number, createdAt: string) =>
  toRecordId(createRandom(seed, 3_000_000 + number * 4 + kind).bytes(12), Date.parse(createdAt));
