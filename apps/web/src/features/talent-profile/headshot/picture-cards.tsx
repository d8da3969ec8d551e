import type { FileRef } from '@talaash/domain/file/schema';
import { UPLOAD_KIND_WORDS } from '@talaash/domain/file/words';
import { HEADSHOT_TIMEOUT_SECONDS } from '@talaash/domain/headshot/limit';
import { AI_EDITED_LABEL, HEADSHOT_MODEL_SENTENCE } from '@talaash/domain/headshot/words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { formatBytes } from '../../../lib/format.ts';
import { pictureAddress } from '../../../lib/picture.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Avatar } from '../../../ui/show/avatar.tsx';
import type { HeadshotStep } from './generate-headshots.ts';
import css from './picture-field.module.css';
import { type HeadshotState, nameOf, type useHeadshots } from './use-headshots.ts';

type Headshots = ReturnType<typeof useHeadshots>;

export function EmptyCard({ name, picker }: { name: string; picker: ReactNode }) {
  return (
    <Card
      picture={<Avatar name={name} size="l" />}
      title="No picture yet"
      text={`${UPLOAD_KIND_WORDS.profilePicture}. A front view of your face in daylight works best.`}
    >
      {picker}
      <span className={css['hint']}>or drop it here</span>
    </Card>
  );
}

interface StoredCardProps {
  name: string;
  value: FileRef;
  picker: ReactNode;
  headshots: Headshots;
}

export function StoredCard({ name, value, picker, headshots }: StoredCardProps) {
  return (
    <Card
      picture={<Avatar name={name} size="l" src={pictureAddress(value, 'large')} />}
      title={nameOf(value)}
      text={`${value.isAiEdited ? `${AI_EDITED_LABEL}. ` : ''}Companies see it. Guests never do.`}
    >
      {picker}
      <Button onClick={() => headshots.generateFrom(value)}>Make headshots</Button>
      <Button tone="quiet" onClick={() => headshots.settle(undefined)}>
        Remove
      </Button>
    </Card>
  );
}

type SelectedCardProps = Pick<Extract<HeadshotState, { kind: 'selected' }>, 'chosen' | 'note'> & {
  headshots: Headshots;
};

export function SelectedCard({ chosen, note, headshots }: SelectedCardProps) {
  const { name, size } = chosen.file;
  const configuration = useQuery(api.publicConfiguration.get.queryOptions());
  const usesModel = configuration.data?.modelUses.includes('headshot') === true;
  return (
    <Card
      picture={<Avatar name={name} size="l" src={chosen.url} />}
      title={name}
      text={`${formatBytes(size)}. Use it as it is, or make five headshots from it.${usesModel ? ` ${HEADSHOT_MODEL_SENTENCE}` : ''}`}
    >
      <Button tone="primary" disabled={note ?? false} onClick={() => headshots.generate(chosen)}>
        Make headshots
      </Button>
      <Button onClick={() => headshots.upload(chosen)}>Use as it is</Button>
      <Button tone="quiet" onClick={headshots.back}>
        Remove
      </Button>
    </Card>
  );
}

interface UnderwayCardProps {
  state: Extract<HeadshotState, { kind: 'uploading' | 'generating' }>;
  onCancel: () => void;
}

export function UnderwayCard({ state, onCancel }: UnderwayCardProps) {
  const seconds = useSeconds();
  const isUpload = state.kind === 'uploading';
  const title = isUpload ? `Uploading ${state.chosen.file.name}` : STEP_TITLES[state.step.kind];
  const done = isUpload ? state.share : doneOf(state.step);
  return (
    <Card
      picture={<Avatar name="" size="l" src={state.chosen.url} />}
      title={title}
      text={`You can keep editing. ${seconds} ${seconds === 1 ? 'second' : 'seconds'} so far.`}
    >
      <div
        className={css['progress']}
        role="progressbar"
        aria-label={title}
        aria-valuenow={Math.round(done * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={css['done']} style={{ width: `${done * 100}%` }} />
      </div>
      <Button tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {isUpload ? null : (
        <span className={css['hint']}>stops automatically after {HEADSHOT_TIMEOUT_SECONDS / 60} minutes</span>
      )}
    </Card>
  );
}

const STEP_TITLES: Record<HeadshotStep['kind'], string> = {
  finding: 'Finding you in the picture',
  sending: 'Sending the picture',
  making: 'Making five variations',
};

/** The progress by step. The first and the last step have no amounts. */
function doneOf(step: HeadshotStep): number {
  if (step.kind === 'finding') return 0.1;
  return step.kind === 'sending' ? 0.3 + step.share * 0.3 : 0.7;
}

/** The whole seconds since the component was mounted. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

interface CardProps {
  picture: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ picture, title, text, children }: CardProps) {
  return (
    <div className={css['card']}>
      {picture}
      <div className={css['words']}>
        <p className={css['title']}>{title}</p>
        <p className={css['text']}>{text}</p>
        <div className={css['actions']}>{children}</div>
      </div>
    </div>
  );
}
