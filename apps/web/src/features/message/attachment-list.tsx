import type { Attachment } from '@talaash/domain/attachment/schema';
import { formatBytes } from '../../lib/format.ts';
import { IconFileText } from '../../ui/icon/file-text.ts';
import { Picture } from '../../ui/show/picture.tsx';
import css from './attachment.module.css';

/** The largest preview, in pixels. */
const PREVIEW = { width: 320, height: 240 };

const addressOf = ({ id }: Attachment, ending: string) => `/api/v1/message-files/${id}${ending}`;

/** The files of a message: pictures as previews, PDFs as lines. Each opens in a new tab. */
export const AttachmentList = ({ files }: { files: readonly Attachment[] }) => (
  <ul className={css['list']} aria-label="Files">
    {files.map((file) => (
      <li key={file.id}>
        {file.contentType === 'image/webp' ? <PictureLink file={file} /> : <PdfLink file={file} />}
      </li>
    ))}
  </ul>
);

function PictureLink({ file }: { file: Attachment }) {
  const { width, height } = previewSize(file);
  return (
    <a
      className={css['picture']}
      style={{ width }}
      href={addressOf(file, '-lg.webp')}
      target="_blank"
      rel="noreferrer"
    >
      <Picture
        src={addressOf(file, '.webp')}
        alt={file.filename}
        loading="lazy"
        ratio={`${width}x${height}`}
      />
    </a>
  );
}

function PdfLink({ file }: { file: Attachment }) {
  return (
    <a className={css['pdf']} href={addressOf(file, '.pdf')} target="_blank" rel="noreferrer">
      <IconFileText aria-hidden />
      <span className={css['name']} title={file.filename}>
        {file.filename}
      </span>
      <span className={css['amount']}>{formatBytes(file.bytes)}</span>
    </a>
  );
}

/** The space of a preview is known before the picture, so that nothing moves when it comes. */
function previewSize({ width = PREVIEW.width, height = PREVIEW.height }: Partial<Attachment>) {
  const scale = Math.min(1, PREVIEW.width / width, PREVIEW.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
