import { IconFileText, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { announce } from '../base/announce.tsx';
import { Button } from '../press/button.tsx';
import { Field, type FieldFrame } from './field.tsx';
import css from './upload-field.module.css';

export type UploadState =
  | { kind: 'empty' }
  | {
      kind: 'uploading';
      name: string;
      /** Bytes. */
      sent: number;
      total: number;
      /** Unknown at the start. */
      secondsLeft?: number | undefined;
      /** What comes after it, in a sentence. */
      next?: string | undefined;
    }
  | {
      kind: 'done';
      name: string;
      /** Bytes. */
      size?: number | undefined;
      /** A picture of it, or the icon of a document. */
      preview?: ReactNode;
      /** Links beside it: Open, Download. */
      links?: ReactNode;
    };

interface UploadFieldProps extends FieldFrame {
  /** As the input's attribute: ".jpg,.jpeg,.png,.gif". */
  accept: string;
  /** What may be dropped, in words: "PDF, at most 10MB". */
  kinds: string;
  state: UploadState;
  /** Type and size are the caller's to judge; its refusal comes back as `error`. */
  onFile: (file: File) => void;
  onCancel: () => void;
  /** Absent: it can be replaced, not taken away. */
  onRemove?: (() => void) | undefined;
  /** Said when several were dropped. */
  manySentence: string;
  disabled?: boolean | undefined;
}

/** One file: dropped or chosen, on its way with the amount and the time left, or there. */
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
  const [over, setOver] = useState(false);
  const [many, setMany] = useState(false);

  function take(files: FileList | null) {
    const [file, second] = files ?? [];
    setMany(Boolean(second));
    if (second) announce(manySentence, 'assertive');
    else if (file) onFile(file);
  }

  return (
    <Field {...{ label, hideLabel, hint, help, error: many ? manySentence : error }}>
      {(aria) => {
        if (state.kind === 'uploading') return <Uploading state={state} onCancel={onCancel} />;
        const chooser = (
          <input
            {...aria}
            type="file"
            className={css['input']}
            accept={accept}
            disabled={disabled}
            // Dropping two is refused with a sentence rather than silently losing one.
            multiple
            onChange={(event) => {
              take(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
        );
        return (
          <>
            {state.kind === 'done' ? (
              <div className={css['file']}>
                {state.preview ?? <IconFileText aria-hidden />}
                <div className={css['name']}>
                  <span title={state.name}>{state.name}</span>
                  {state.size === undefined ? null : (
                    <span className={css['amount']}>{sizeInWords(state.size)}</span>
                  )}
                </div>
                <div className={css['actions']}>
                  {state.links}
                  {onRemove ? (
                    <Button tone="quiet" size="s" onClick={onRemove}>
                      Remove
                    </Button>
                  ) : null}
                </div>
              </div>
            ) : null}
            <div className={css['drop']} data-over={over || undefined} data-invalid={aria['aria-invalid']}>
              <span className={css['fake']} aria-hidden>
                <IconUpload aria-hidden />
                {state.kind === 'done' ? 'Replace' : 'Choose a file'}
              </span>
              <span className={css['words']} aria-hidden>
                or drop it here
                <small>{kinds}</small>
              </span>
              {chooser}
            </div>
          </>
        );
      }}
    </Field>
  );
}

function Uploading({
  state,
  onCancel,
}: {
  state: Extract<UploadState, { kind: 'uploading' }>;
  onCancel: () => void;
}) {
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

function sizeInWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024).toLocaleString()} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

function secondsInWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 90) return `${whole} ${whole === 1 ? 'second' : 'seconds'}`;
  return `${Math.round(whole / 60)} minutes`;
}
