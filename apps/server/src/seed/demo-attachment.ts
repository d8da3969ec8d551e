import { UPLOAD_KINDS } from '@talaash/domain/file/limit';
import { toRecordId } from '@talaash/domain/base/record-id';
import type { FileStore } from '../adapters/files/port.ts';
import type { files } from '../db/schema/file.ts';
import { largePath } from '@talaash/domain/file/path';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoThread } from './demo-thread.ts';
import { drawLettermark } from './picture.ts';
import { createRandom } from './random.ts';
import { writeResume } from './resume.ts';

type FileRow = typeof files.$inferInsert;

/** So many conversations of a company have files. */
const WITH_FILES = 3;

/**
 * The last answers of talents in a company's conversations carry a picture and a PDF. The files are stored, and the messages name
 * them.
 * @returns their rows, which come after those of the messages
 */
export async function storeDemoAttachments(given: {
  threads: readonly DemoThread[];
  companyId: string | undefined;
  talents: readonly ReviewedTalent[];
  fileStore: FileStore;
  seed: number;
}): Promise<FileRow[]> {
  const { threads, companyId, talents, fileStore, seed } = given;
  const random = createRandom(seed, 3_900_000);
  const answers = threads
    .filter(({ thread }) => thread.companyId === companyId)
    .flatMap(({ thread, messages }) => {
      const message = messages.findLast(({ sender }) => sender === 'Talent');
      const talent = talents.find(({ profile }) => profile.key.talentId === thread.talentId);
      return message && talent ? [{ message, talent }] : [];
    })
    .slice(0, WITH_FILES);
  const rows: FileRow[] = [];
  for (const { message, talent } of answers) {
    const at = message.createdIsoDateTimeUtc as string;
    const picture = await drawLettermark('W', '#0f6b5c');
    const pdf = writeResume(talent.profile);
    const fileOf = (kind: FileRow['kind'], filename: string, bytes: number): FileRow => {
      const id = toRecordId(random.bytes(12), Date.parse(at));
      const isPicture = kind === 'messagePicture';
      const side = Math.min(
        UPLOAD_KINDS.messagePicture.sides.normal,
        UPLOAD_KINDS.profilePicture.sides.normal,
      );
      return {
        id,
        kind,
        talentId: talent.profile.key.talentId,
        companyId: null,
        bucket: fileStore.bucket,
        path: `talents/${talent.uid}/messages/${id}.${isPicture ? 'webp' : 'pdf'}`,
        filename,
        contentType: isPicture ? 'image/webp' : 'application/pdf',
        bytes,
        messageId: message.messageId,
        width: isPicture ? side : null,
        height: isPicture ? side : null,
        createdIsoDateTimeUtc: at,
        updatedIsoDateTimeUtc: at,
      };
    };
    const sketch = fileOf('messagePicture', 'sketch.png', picture.small.length + picture.large.length);
    const samples = fileOf('messagePdf', 'Work samples.pdf', pdf.length);
    await fileStore.put(sketch.path, picture.small, sketch.contentType);
    await fileStore.put(largePath(sketch.path), picture.large, sketch.contentType);
    await fileStore.put(samples.path, pdf, samples.contentType);
    message.attachments = [sketch, samples].map(({ id, filename, bytes, kind, width, height }) => ({
      id,
      filename,
      bytes,
      contentType: kind === 'messagePdf' ? 'application/pdf' : 'image/webp',
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
    }));
    rows.push(sketch, samples);
  }
  return rows;
}
