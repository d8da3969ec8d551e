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

/** A picture on this device, and its address for showing it. */
export type Chosen = { file: File; url: string };

/** What the widget shows. `settled`: the stored picture, or that there is none. */
export type HeadshotState =
  | { kind: 'settled' }
  | { kind: 'selected'; chosen: Chosen; note?: string | undefined }
  | { kind: 'uploading'; chosen: Chosen; share: number }
  | { kind: 'generating'; chosen: Chosen; step: HeadshotStep; since: number }
  | { kind: 'comparison'; chosen: Chosen; answer: HeadshotAnswer; seconds: number };

/** The states of choosing a profile picture. `error` says why the last step did not work; the picture stays. */
export function useHeadshots(onChange: (picture: FileRef | undefined) => void) {
  const [state, setState] = useState<HeadshotState>({ kind: 'settled' });
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const shown = useRef<string>(undefined);

  // Leaving the page ends what is underway and frees the picture.
  useEffect(
    () => () => {
      running.current?.abort();
      if (shown.current) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  function show(file: File): Chosen {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = URL.createObjectURL(file);
    return { file, url: shown.current };
  }

  function take(file: File) {
    running.current?.abort();
    const image = { filename: file.name, bytes: file.size };
    const refusal = uploadRefusal('profilePicture', image);
    setError(refusal);
    if (!refusal) setState({ kind: 'selected', chosen: show(file), note: headshotImageRefusal(image) });
  }

  function back() {
    running.current?.abort();
    setError(undefined);
    setState({ kind: 'settled' });
  }

  /** Runs one step that can be cancelled. After a failure the picture is still selected. */
  async function run(chosen: Chosen, fallback: string, step: (signal: AbortSignal) => Promise<void>) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setError(undefined);
    try {
      await step(abort.signal);
    } catch (failure) {
      if (running.current !== abort) return;
      if (!abort.signal.aborted) setError(sentenceOf(failure, fallback));
      setState({ kind: 'selected', chosen });
    } finally {
      if (running.current === abort) running.current = undefined;
    }
  }

  const upload = (chosen: Chosen) =>
    run(chosen, PICTURE_UPLOAD_FAILED_SENTENCE, async (signal) => {
      setState({ kind: 'uploading', chosen, share: 0 });
      const stored = await uploadFile('profilePicture', chosen.file, {
        signal,
        onProgress: ({ sent, total }) => setState({ kind: 'uploading', chosen, share: sent / total }),
      });
      signal.throwIfAborted();
      onChange(stored);
      setState({ kind: 'settled' });
      toast.success(uploadedSentence(chosen.file.name));
    });

  const generate = (chosen: Chosen) =>
    run(chosen, HEADSHOTS_FAILED_SENTENCE, async (signal) => {
      const since = Date.now();
      const onStep = (step: HeadshotStep) => {
        if (!signal.aborted) setState({ kind: 'generating', chosen, step, since });
      };
      const answer = await generateHeadshots(chosen.file, signal, onStep);
      signal.throwIfAborted();
      const seconds = Math.max(1, Math.round((Date.now() - since) / 1000));
      setState({ kind: 'comparison', chosen, answer, seconds });
    });

  /** Headshots of the stored picture, which is read back first. */
  async function generateFrom(stored: FileRef) {
    try {
      await generate(show(await readStored(stored)));
    } catch {
      setError(IMAGE_LOAD_SENTENCE);
    }
  }

  return {
    state,
    error,
    take,
    back,
    cancel: () => running.current?.abort(),
    upload: (chosen: Chosen) => void upload(chosen),
    generate: (chosen: Chosen) => void generate(chosen),
    generateFrom: (stored: FileRef) => void generateFrom(stored),
    choose: (picture: FileRef) => {
      onChange(picture);
      back();
    },
    remove: () => {
      onChange(undefined);
      back();
    },
  };
}

/** A stored picture is WebP; headshots are made of JPEG. */
async function readStored(stored: FileRef): Promise<File> {
  const answered = await fetch(pictureAddress(stored, 'large') ?? '');
  if (!answered.ok) throw new Error(`The picture answered ${answered.status}.`);
  const picture = await createImageBitmap(await answered.blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new File([jpeg], `${nameOf(stored)}.jpg`, { type: 'image/jpeg' });
}

/** A picture's name without its extension: headshots are called after what was done. */
export const nameOf = ({ filename }: Pick<FileRef, 'filename'>): string =>
  filename?.replace(/\.[^.]+$/, '') ?? 'Profile picture';
