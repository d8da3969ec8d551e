import { IconAlertCircle } from '../../../ui/icon/alert-circle.ts';
import { IconFileText } from '../../../ui/icon/file-text.ts';
import { IconUpload } from '../../../ui/icon/upload.ts';
import { UPLOAD_KINDS } from '@talaash/domain/file/limit';
import { UPLOAD_KIND_WORDS } from '@talaash/domain/file/words';
import {
  RESUME_FAILED_SENTENCE,
  RESUME_MODEL_SENTENCE,
  resumeTakenSentence,
} from '@talaash/domain/resume/words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { formatBytes } from '../../../lib/format.ts';
import { Button } from '../../../ui/press/button.tsx';
import css from './fill-card.module.css';
import type { Filling } from './filling.ts';
import { usePageDrop } from './page-drop.ts';
import type { Reading } from './reading.ts';

/** Above the form: fills it from a resume, and shows the progress. */
export function FillCard({ filling, isShown }: { filling: Filling; isShown: boolean }) {
  const { reading, read } = filling;
  const configuration = useQuery(api.publicConfiguration.get.queryOptions());
  const usesModel = configuration.data?.modelUses.includes('resume') === true;
  const isBusy = reading.kind === 'sending' || reading.kind === 'reading';
  const isOver = usePageDrop(isShown && !isBusy ? read : undefined);
  return (
    <section
      className={css['card']}
      data-over={isOver || undefined}
      data-kind={reading.kind}
      aria-label="Fill from resume"
    >
      {isBusy ? (
        <Underway reading={reading} onCancel={filling.cancel} />
      ) : reading.kind === 'failed' ? (
        <Failed reading={reading} filling={filling} />
      ) : filling.finding ? (
        <Read filling={filling} />
      ) : (
        <Card icon={<IconFileText aria-hidden />} title="Fill from resume">
          <p>
            {UPLOAD_KIND_WORDS.resume}. We show what we found beside your profile. Nothing changes until you
            take it.{usesModel ? ` ${RESUME_MODEL_SENTENCE}` : null}
          </p>
          <div className={css['actions']}>
            <ChooseButton onFiles={read}>Choose a PDF</ChooseButton>
            <span className={css['drop']}>or drop it anywhere on this page</span>
          </div>
        </Card>
      )}
      <Keeping filling={filling} />
    </section>
  );
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={css['inner']}>
      {icon}
      <div className={css['words']}>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}

function ChooseButton({ onFiles, children }: { onFiles: (files: FileList) => void; children: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<IconUpload aria-hidden />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Resume to fill from"
        accept={UPLOAD_KINDS.resume.extensions.map((extension) => `.${extension}`).join(',')}
        // The page refuses two files with a sentence. Without this the browser would silently drop one.
        multiple
        onChange={(event) => {
          if (event.currentTarget.files) onFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

type UnderwayReading = Extract<Reading, { kind: 'sending' | 'reading' }>;

function Underway({ reading, onCancel }: { reading: UnderwayReading; onCancel: () => void }) {
  const { file } = reading;
  const isSending = reading.kind === 'sending';
  const percent = isSending ? Math.floor((reading.sent / Math.max(1, reading.total)) * 100) : 100;
  return (
    <Card icon={<IconFileText aria-hidden />} title={file.name}>
      <div
        className={css['progress']}
        role="progressbar"
        aria-label={isSending ? `Sending ${file.name}` : `Reading ${file.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        // Indeterminate, because the duration of the reading is unknown.
        {...(isSending ? { 'aria-valuenow': percent } : {})}
      >
        <div
          className={css['sent']}
          data-reading={!isSending || undefined}
          style={{ width: `${percent}%` }}
        />
      </div>
      <div className={css['actions']}>
        <p className={css['step']} role="status">
          {isSending ? `Sending ${formatBytes(file.size)}, ${percent} %` : 'Reading the pages'}
        </p>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  );
}

function Failed({ reading, filling }: { reading: Extract<Reading, { kind: 'failed' }>; filling: Filling }) {
  const { file, reason } = reading;
  return (
    <Card icon={<IconAlertCircle className={css['bad']} aria-hidden />} title={RESUME_FAILED_SENTENCE}>
      <p>{reason} What you typed is kept.</p>
      <div className={css['actions']}>
        <ChooseButton onFiles={filling.read}>Try another file</ChooseButton>
        {file ? (
          <Button tone="quiet" onClick={() => filling.keeping.take(file)}>
            Keep it as my resume
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function Read({ filling }: { filling: Filling }) {
  const { finding, takenCount } = filling;
  return (
    <Card
      icon={<IconFileText aria-hidden />}
      title={takenCount === undefined ? `${finding?.name} has been read` : resumeTakenSentence(takenCount)}
    >
      <p>
        {takenCount === undefined
          ? 'You have taken nothing from it. You can compare again or read another file.'
          : 'Undo restores all filled fields at once. Save keeps them.'}
      </p>
      <div className={css['actions']}>
        {takenCount === undefined ? null : <Button onClick={filling.undo}>Undo all</Button>}
        <Button onClick={filling.openComparing}>Compare again</Button>
        <ChooseButton onFiles={filling.read}>Choose another PDF</ChooseButton>
      </div>
    </Card>
  );
}

/** The file being uploaded as the profile's resume. */
function Keeping({ filling: { keeping } }: { filling: Filling }) {
  const { underway, error } = keeping;
  if (!underway && !error) return null;
  return (
    <div className={css['keeping']}>
      {underway ? (
        <>
          <p role="status">
            Keeping {underway.name} as your resume,{' '}
            {Math.floor((underway.sent / Math.max(1, underway.total)) * 100)} %
          </p>
          <Button tone="quiet" size="s" onClick={keeping.cancel}>
            Cancel
          </Button>
        </>
      ) : (
        <>
          <p role="alert" className={css['bad']}>
            The file was not saved as your resume. {error}
          </p>
          <Button tone="quiet" size="s" onClick={keeping.clearError}>
            Dismiss
          </Button>
        </>
      )}
    </div>
  );
}
