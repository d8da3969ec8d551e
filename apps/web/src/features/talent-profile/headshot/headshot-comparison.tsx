import { IconCheck } from '../../../ui/icon/check.ts';
import { IconMinus } from '../../../ui/icon/minus.ts';
import { UNUSED_HOURS_MAX } from '@talaash/domain/file/limit';
import type { FileRef } from '@talaash/domain/file/schema';
import type { HeadshotStyle } from '@talaash/domain/headshot/choice';
import { HEADSHOT_RUNS_A_DAY } from '@talaash/domain/headshot/limit';
import type { HeadshotAnswer } from '@talaash/domain/headshot/schema';
import {
  HEADSHOT_CLOTHING_SENTENCE,
  HEADSHOT_FACE_SENTENCE,
  HEADSHOT_MODEL_AWAY_SENTENCE,
  HEADSHOT_STYLE_WORDS,
} from '@talaash/domain/headshot/words';
import { useEffect, useId, useRef, useState } from 'react';
import { pictureAddress } from '../../../lib/picture.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { announce } from '../../../ui/base/announce.tsx';
import { FileButton } from '../../../ui/field/file-button.tsx';
import { KeyCap } from '../../../ui/key/key-cap.tsx';
import { useShortcut } from '../../../ui/key/shortcut.ts';
import { FullScreenDialog } from '../../../ui/overlay/full-screen-dialog.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Avatar } from '../../../ui/show/avatar.tsx';
import { Picture } from '../../../ui/show/picture.tsx';
import css from './headshot-comparison.module.css';
import type { Chosen } from './use-headshots.ts';

interface HeadshotComparisonProps {
  chosen: Chosen;
  answer: HeadshotAnswer;
  /** The duration of the generation. */
  seconds: number;
  name: string;
  jobTitle: string;
  accept: string;
  onAnother: (files: FileList) => void;
  onChoose: (picture: FileRef) => void;
  onKeepOriginal: () => void;
  onClose: () => void;
}

/** A picture to choose. The original has no style. */
interface Choice {
  style: HeadshotStyle | undefined;
  picture: FileRef | undefined;
  label: string;
  done: string;
  src: string;
}

/** The original beside its headshots. The chosen one becomes the profile picture. */
export default function HeadshotComparison({
  chosen,
  answer,
  seconds,
  name,
  jobTitle,
  accept,
  onAnother,
  onChoose,
  onKeepOriginal,
  onClose,
}: HeadshotComparisonProps) {
  const choices = choicesOf(chosen, answer);
  const [at, setAt] = useState(1);
  const choice = choices[at] ?? choices[0];
  const original = choices[0];
  if (!choice || !original) return null;

  const take = () => (choice.picture ? onChoose(choice.picture) : onKeepOriginal());

  return (
    <FullScreenDialog
      opened
      label="Choose your headshot"
      onClose={onClose}
      bar={
        <>
          <h2 className={css['heading']}>Choose your headshot</h2>
          <p className={css['made']}>
            made from {chosen.file.name} in {seconds} {seconds === 1 ? 'second' : 'seconds'}
          </p>
        </>
      }
      actions={
        <>
          <span className={css['wide']}>
            <FileButton
              aria={{ id: 'another-picture', 'aria-describedby': undefined, 'aria-invalid': undefined }}
              accept={accept}
              label="Another picture"
              onFiles={onAnother}
            />
          </span>
          <Button onClick={onKeepOriginal}>Keep the original</Button>
          <Button tone="primary" keys="Enter" onClick={take}>
            Use {choice.label}
          </Button>
        </>
      }
    >
      <Keys count={choices.length} onAt={setAt} onTake={take} />
      <div className={css['page']}>
        <div className={css['pictures']}>
          <div className={css['pair']}>
            <Figure choice={original} name="Original" />
            <ChosenFigure choice={choice} original={original} />
          </div>
          <Thumbs choices={choices} at={at} onAt={setAt} />
        </div>
        <Rail choice={choice} answer={answer} name={name} jobTitle={jobTitle} />
      </div>
    </FullScreenDialog>
  );
}

function choicesOf(chosen: Chosen, { variations }: HeadshotAnswer): Choice[] {
  const original = { style: undefined, picture: undefined, label: 'Original', done: 'as you chose it' };
  return [
    { ...original, src: chosen.url },
    ...variations.map(({ style, picture }) => ({
      style,
      picture,
      ...HEADSHOT_STYLE_WORDS[style],
      src: pictureAddress(picture, 'large') ?? '',
    })),
  ];
}

interface KeysProps {
  count: number;
  onAt: (at: number) => void;
  onTake: () => void;
}

/** Registered inside the dialog, so that they work while it is open. */
function Keys({ count, onAt, onTake }: KeysProps) {
  useShortcut('Enter', onTake, { label: 'Use this picture' });
  return Array.from({ length: count }, (_, at) => <NumberKey key={at} at={at} onAt={onAt} />);
}

function NumberKey({ at, onAt }: { at: number; onAt: (at: number) => void }) {
  useShortcut(String(at + 1), () => onAt(at), { label: `Picture ${at + 1}` });
  return null;
}

function Figure({ choice, name, chosen = false }: { choice: Choice; name: string; chosen?: boolean }) {
  return (
    <figure className={css['figure']} data-chosen={chosen || undefined}>
      <Picture src={choice.src} alt="" ratio="square" />
      <figcaption>
        <strong>{name}</strong> {choice.done}
      </figcaption>
    </figure>
  );
}

/** The chosen picture. If there is no space for the original beside it, a long press shows the original. */
function ChosenFigure({ choice, original }: { choice: Choice; original: Choice }) {
  const isAlone = useMedia('(width < 600px)');
  const [isHeld, setHeld] = useState(false);
  const shown = isAlone && isHeld ? original : choice;
  const letGo = () => setHeld(false);
  return (
    <div
      className={css['hold']}
      onPointerDown={() => setHeld(true)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      // Prevents the picture's context menu on a long press.
      onContextMenu={(event) => isAlone && event.preventDefault()}
    >
      <Figure choice={shown} name={shown.label} chosen />
      {isAlone && choice !== original ? (
        <p className={css['hint']}>Hold the picture to see the original.</p>
      ) : null}
    </div>
  );
}

interface ThumbsProps {
  choices: readonly Choice[];
  at: number;
  onAt: (at: number) => void;
}

function Thumbs({ choices, at, onAt }: ThumbsProps) {
  const group = useId();
  const chosen = useRef<HTMLInputElement>(null);
  // Focuses the choice after the dialog has focused its first button, so that the arrow keys work at once and continue from a
  // number key.
  useEffect(() => chosen.current?.focus(), [at]);
  return (
    <fieldset className={css['thumbs']}>
      <legend className={css['legend']}>The picture to use</legend>
      {choices.map((choice, index) => (
        <label key={choice.label} className={css['thumb']} data-chosen={index === at || undefined}>
          <input
            type="radio"
            name={group}
            ref={index === at ? chosen : undefined}
            checked={index === at}
            onChange={() => {
              onAt(index);
              announce(`${choice.label}: ${choice.done}`);
            }}
          />
          <Picture src={choice.src} alt="" ratio="square" />
          <span className={css['name']}>
            <KeyCap>{String(index + 1)}</KeyCap> {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface RailProps {
  choice: Choice;
  answer: HeadshotAnswer;
  name: string;
  jobTitle: string;
}

function Rail({ choice, answer, name, jobTitle }: RailProps) {
  return (
    <div className={css['rail']}>
      <section>
        <h3>Where it appears</h3>
        <div className={css['person']}>
          <Avatar name={name} src={choice.src} />
          <p>
            <strong>{name || 'Your name'}</strong>
            <span>{jobTitle || 'Your job title'}</span>
          </p>
        </div>
        <div className={css['sizes']}>
          {(['xl', 'l', 'm', 's'] as const).map((size) => (
            <Avatar key={size} name={name} src={choice.src} size={size} />
          ))}
        </div>
      </section>
      <section>
        <h3>What was done</h3>
        <ul className={css['deeds']}>
          {deedsOf(choice, answer).map(({ text, isDone }) => (
            <li key={text} data-done={isDone || undefined}>
              {isDone ? <IconCheck aria-hidden /> : <IconMinus aria-hidden />}
              {text}
            </li>
          ))}
        </ul>
      </section>
      <dl className={css['facts']}>
        <dt>Runs left today</dt>
        <dd>
          {answer.runs.runsLeft} of {HEADSHOT_RUNS_A_DAY}
        </dd>
        <dt>The original</dt>
        <dd>{answer.original ? 'kept with the one you choose' : 'not kept'}</dd>
        <dt>Not chosen</dt>
        <dd>deleted after {UNUSED_HOURS_MAX} hours</dd>
      </dl>
    </div>
  );
}

function deedsOf(
  { style, done }: Choice,
  { isMasked, isAiEdited, isModelAway }: HeadshotAnswer,
): { text: string; isDone: boolean }[] {
  if (!style) return [{ text: 'Nothing. This is the picture you chose', isDone: false }];
  if (isAiEdited)
    return [
      { text: done, isDone: true },
      { text: HEADSHOT_FACE_SENTENCE, isDone: false },
    ];
  return [
    { text: 'Cropped as a portrait, light evened out', isDone: true },
    isMasked
      ? { text: 'Background and light changed', isDone: true }
      : { text: 'We did not find you in the picture, so the background stays', isDone: false },
    { text: 'Your face is unchanged', isDone: true },
    { text: isModelAway ? HEADSHOT_MODEL_AWAY_SENTENCE : HEADSHOT_CLOTHING_SENTENCE, isDone: false },
  ];
}
