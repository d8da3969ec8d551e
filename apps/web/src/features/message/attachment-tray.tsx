import { formatBytes } from '../../lib/format.ts';
import { IconFileText } from '../../ui/icon/file-text.ts';
import { Button } from '../../ui/press/button.tsx';
import type { ChosenFile } from './attachment-store.ts';
import { removeFile, retryFile } from './attachment-upload.ts';
import css from './attachment.module.css';

/** The files of the message that is being written: uploading with the progress, refused with the reason, or uploaded. */
export function AttachmentTray({ files }: { files: readonly ChosenFile[] }) {
  return (
    <ul className={css['tray']} aria-label="Files of this message">
      {files.map((one) => (
        <li key={one.key} className={css['chosen']}>
          <IconFileText aria-hidden />
          <span className={css['name']} title={one.name}>
            {one.name}
          </span>
          <span className={css['amount']}>{formatBytes(one.bytes)}</span>
          <span className={css['acts']}>
            {one.state === 'failed' && one.file ? (
              <Button
                tone="quiet"
                size="s"
                aria-label={`Try again: ${one.name}`}
                onClick={() => retryFile(one)}
              >
                Try again
              </Button>
            ) : null}
            <Button
              tone="quiet"
              size="s"
              aria-label={`${isUnderway(one) ? 'Cancel' : 'Remove'}: ${one.name}`}
              onClick={() => removeFile(one.key)}
            >
              {isUnderway(one) ? 'Cancel' : 'Remove'}
            </Button>
          </span>
          {one.state === 'failed' ? (
            <p className={css['error']} role="alert">
              {one.error}
            </p>
          ) : null}
          {isUnderway(one) ? (
            <progress className={css['progress']} aria-label={`Uploading ${one.name}`} {...partOf(one)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const isUnderway = ({ state }: ChosenFile) => state === 'waiting' || state === 'uploading';

const partOf = ({ sent, total }: ChosenFile) => ({ value: Math.min(sent, total), max: Math.max(total, 1) });
