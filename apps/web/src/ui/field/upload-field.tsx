import { IconFileText } from '../icon/file-text.ts';
import { IconUpload } from '../icon/upload.ts';
import { type ReactNode, useState } from 'react';
import { announce } from '../base/announce.tsx';
import { Button } from '../press/button.tsx';
import { type ControlAria, Field, type FieldFrame } from './field.tsx';
import { FileInput } from './file-input.tsx';
import css from './upload-field.module.css';
import { formatNumber } from '../base/number.ts';

export type UploadState =
  | { kind: 'empty' }
  | {
      kind: 'uploading';
      name: string;
      /** Bytes. */
      sent: number;
      total: number;
      /** Unknown at first. */
      secondsLeft?: number | undefined;
      /** What happens after the upload, in a sentence. */
      next?: string | undefined;
    }
  | {
      kind: 'done';
      name: string;
      /** Bytes. */
      size?: number | undefined;
      /** A preview of the picture, or a document icon. */
      preview?: ReactNode;
      /** Links beside it: Open, Download. */
      links?: ReactNode;
    };

interface UploadFieldProps extends FieldFrame {
  /** The attribute of the input: ".jpg,.jpeg,.png,.gif". */
  accept: string;
  /** The accepted files, in words: "PDF, at most 10MB". */
  kinds: string;
  state: UploadState;
  /** The caller checks type and size, and passes a refusal as `error`. */
  onFile: (file: File) => void;
  onCancel: () => void;
  /** Without it, the file can be replaced but not removed. */
  onRemove?: (() => void) | undefined;
  /** Shown after several files were dropped. */
  manySentence: string;
  disabled?: boolean | undefined;
}

/** One file: dropped or chosen, uploading with the progress and the time left, or uploaded. */
export function UploadField({
  label,
  hideLabel,
  hint,
  help,
  error,
  accept,
  kinds,
  state,
  onFile,
  onCancel,
  onRemove,
  manySentence,
  disabled,
}: UploadFieldProps) {
  const [hasSeveral, setHasSeveral] = useState(false);

  function choose(files: FileList) {
    const [file, second] = files;
    setHasSeveral(Boolean(second));
    if (second) announce(manySentence, 'assertive');
    else if (file) onFile(file);
  }

  return (
    <Field {...{ label, hideLabel, hint, help, error: hasSeveral ? manySentence : error }}>
      {(aria) => {
        if (state.kind === 'uploading') return <UploadingFile state={state} onCancel={onCancel} />;
        return (
          <>
            {state.kind === 'done' ? <UploadedFile state={state} onRemove={onRemove} /> : null}
            <DropBox
              {...{ aria, accept, kinds, disabled }}
              label={state.kind === 'done' ? 'Replace' : 'Choose a file'}
              onFiles={choose}
            />
          </>
        );
      }}
    </Field>
  );
}

interface UploadingFileProps {
  state: Extract<UploadState, { kind: 'uploading' }>;
  onCancel: () => void;
}

function UploadingFile({ state, onCancel }: UploadingFileProps) {
  const { name, sent, total, secondsLeft, next } = state;
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
  const time = secondsLeft === undefined ? '' : `, about ${secondsInWords(secondsLeft)} left`;
  return (
    <div className={css['file']}>
      <IconFileText aria-hidden />
      <div className={css['name']}>
        <span title={name}>{name}</span>
        <span className={css['amount']}>
          {sizeInWords(sent)} of {sizeInWords(total)}
        </span>
      </div>
      <div
        className={css['progress']}
        role="progressbar"
        aria-label={`Uploading ${name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={css['sent']} style={{ width: `${percent}%` }} />
      </div>
      <p className={css['next']}>
        Uploading{time}. {next}
      </p>
      <div className={css['actions']}>
        <Button tone="quiet" size="s" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function secondsInWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 90) return `${whole} ${whole === 1 ? 'second' : 'seconds'}`;
  return `${Math.round(whole / 60)} minutes`;
}

interface UploadedFileProps {
  state: Extract<UploadState, { kind: 'done' }>;
  onRemove: (() => void) | undefined;
}

function UploadedFile({ state: { name, size, preview, links }, onRemove }: UploadedFileProps) {
  return (
    <div className={css['file']}>
      {preview ?? <IconFileText aria-hidden />}
      <div className={css['name']}>
        <span title={name}>{name}</span>
        {size === undefined ? null : <span className={css['amount']}>{sizeInWords(size)}</span>}
      </div>
      <div className={css['actions']}>
        {links}
        {onRemove ? (
          <Button tone="quiet" size="s" onClick={onRemove}>
            Remove
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function sizeInWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${formatNumber(Math.ceil(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

interface DropBoxProps extends Pick<UploadFieldProps, 'accept' | 'kinds' | 'disabled'> {
  aria: ControlAria;
  label: string;
  onFiles: (files: FileList) => void;
}

function DropBox({ aria, label, accept, kinds, disabled, onFiles }: DropBoxProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  return (
    <div className={css['drop']} data-over={isDraggedOver || undefined} data-invalid={aria['aria-invalid']}>
      <span className={css['fake']} aria-hidden>
        <IconUpload aria-hidden />
        {label}
      </span>
      <span className={css['words']} aria-hidden>
        or drop it here
        <small>{kinds}</small>
      </span>
      <FileInput
        {...aria}
        accept={accept}
        disabled={disabled}
        onFiles={onFiles}
        onDraggedOver={setDraggedOver}
      />
    </div>
  );
}
