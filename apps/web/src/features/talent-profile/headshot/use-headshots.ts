import type { FileRef } from '@talaash/domain/file/schema';
import { uploadRefusal } from '@talaash/domain/file/rule';
import { headshotImageRefusal } from '@talaash/domain/headshot/rule';
import type { HeadshotAnswer } from '@talaash/domain/headshot/schema';
import { HEADSHOTS_FAILED_SENTENCE, PICTURE_UPLOAD_FAILED_SENTENCE } from '@talaash/domain/headshot/words';
import { IMAGE_LOAD_SENTENCE, uploadedSentence } from '@talaash/domain/file/words';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/call-error.ts';
import { pictureAddress } from '../../../lib/picture.ts';
import { uploadFile } from '../../../lib/upload.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { generateHeadshots, type HeadshotStep } from './generate-headshots.ts';

/** A picture on this device, and its object URL. */
export type Chosen = { file: File; url: string };

/** The widget's state. `settled`: the stored picture, or none. */
export type HeadshotState =
  | { kind: 'settled' }
  | { kind: 'selected'; chosen: Chosen; note?: string | undefined }
  | { kind: 'uploading'; chosen: Chosen; share: number }
  | { kind: 'generating'; chosen: Chosen; step: HeadshotStep }
  | { kind: 'comparison'; chosen: Chosen; answer: HeadshotAnswer; seconds: number };

/** The states of choosing a profile picture. `error` says why the last step failed; the picture stays. */
export function useHeadshots(onChange: (picture: FileRef | undefined) => void) {
  const [state, setState] = useState<HeadshotState>({ kind: 'settled' });
  const step = useStep();
  const show = usePictureAddress();
  const select = (chosen: Chosen) => setState({ kind: 'selected', chosen });

  function take(file: File) {
    const image = { filename: file.name, bytes: file.size };
    const refusal = uploadRefusal('profilePicture', image);
    step.stop(refusal);
    if (!refusal) setState({ kind: 'selected', chosen: show(file), note: headshotImageRefusal(image) });
  }

  function back() {
    step.stop();
    setState({ kind: 'settled' });
  }

  const upload = (chosen: Chosen) =>
    step.run(
      PICTURE_UPLOAD_FAILED_SENTENCE,
      () => select(chosen),
      async (signal) => {
        setState({ kind: 'uploading', chosen, share: 0 });
        const stored = await uploadFile('profilePicture', chosen.file, {
          signal,
          onProgress: ({ sent, total }) => setState({ kind: 'uploading', chosen, share: sent / total }),
        });
        signal.throwIfAborted();
        onChange(stored);
        setState({ kind: 'settled' });
        toast.success(uploadedSentence(chosen.file.name));
      },
    );

  const generate = (chosen: Chosen) =>
    step.run(
      HEADSHOTS_FAILED_SENTENCE,
      () => select(chosen),
      async (signal) => {
        const startedAt = Date.now();
        const answer = await generateHeadshots(chosen.file, signal, (now) => {
          if (!signal.aborted) setState({ kind: 'generating', chosen, step: now });
        });
        signal.throwIfAborted();
        const seconds = Math.max(1, Math.round((Date.now() - startedAt) / 1000));
        setState({ kind: 'comparison', chosen, answer, seconds });
      },
    );

  return {
    state,
    error: step.error,
    take,
    back,
    cancel: step.cancel,
    upload: (chosen: Chosen) => void upload(chosen),
    generate: (chosen: Chosen) => void generate(chosen),
    /** From the stored picture, which is downloaded first. */
    generateFrom: (stored: FileRef) =>
      void readStored(stored).then(
        (file) => generate(show(file)),
        () => step.stop(IMAGE_LOAD_SENTENCE),
      ),
    /** Takes a stored picture, or none. */
    settle: (picture: FileRef | undefined) => {
      onChange(picture);
      back();
    },
  };
}

/** Runs one step at a time. A cancelled step returns without an error; a superseded one has no result. */
function useStep() {
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);

  // Leaving the page aborts the current step.
  useEffect(() => () => running.current?.abort(), []);

  function stop(reason?: string) {
    running.current?.abort();
    running.current = undefined;
    setError(reason);
  }

  async function run(fallback: string, goBack: () => void, act: (signal: AbortSignal) => Promise<void>) {
    stop();
    const abort = new AbortController();
    running.current = abort;
    try {
      await act(abort.signal);
    } catch (failure) {
      if (running.current !== abort) return;
      if (!abort.signal.aborted) setError(sentenceOf(failure, fallback));
      goBack();
    } finally {
      if (running.current === abort) running.current = undefined;
    }
  }

  return { error, run, stop, cancel: () => running.current?.abort() };
}

/** Holds the object URL of one picture at a time. */
function usePictureAddress(): (file: File) => Chosen {
  const shown = useRef<string>(undefined);
  const free = () => {
    if (shown.current) URL.revokeObjectURL(shown.current);
  };
  useEffect(() => free, []);
  return (file) => {
    free();
    shown.current = URL.createObjectURL(file);
    return { file, url: shown.current };
  };
}

/** A stored picture is WebP, but headshots are generated from JPEG. */
async function readStored(stored: FileRef): Promise<File> {
  const answered = await fetch(pictureAddress(stored, 'large') ?? '');
  if (!answered.ok) throw new Error(`The picture answered ${answered.status}.`);
  const picture = await createImageBitmap(await answered.blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new File([jpeg], `${nameOf(stored)}.jpg`, { type: 'image/jpeg' });
}

/** A picture's name without its extension: the names of headshots append their style to it. */
export const nameOf = ({ filename }: Pick<FileRef, 'filename'>): string =>
  filename?.replace(/\.[^.]+$/, '') ?? 'Profile picture';
