import { HEADSHOT_TIMEOUT_SECONDS } from '@talaash/domain/headshot/limit';
import type { HeadshotAnswer } from '@talaash/domain/headshot/schema';
import { HEADSHOTS_FAILED_SENTENCE } from '@talaash/domain/headshot/words';
import { IMAGE_LOAD_SENTENCE } from '@talaash/domain/file/words';
import { CallError } from '../../../lib/call-error.ts';
import { sendForm } from '../../../lib/upload.ts';
import { findPerson } from './find-person.ts';

/** The current step. `share` is the uploaded part of the picture, from 0 to 1. */
export type HeadshotStep = { kind: 'finding' } | { kind: 'sending'; share: number } | { kind: 'making' };

/** Generates five headshots of a picture. Throws a `CallError`, or the abort reason of `cancelled`. */
export async function generateHeadshots(
  file: File,
  cancelled: AbortSignal,
  onStep: (step: HeadshotStep) => void,
): Promise<HeadshotAnswer> {
  const tooLate = AbortSignal.timeout(HEADSHOT_TIMEOUT_SECONDS * 1000);
  const signal = AbortSignal.any([cancelled, tooLate]);
  onStep({ kind: 'finding' });
  const picture = await createImageBitmap(file).catch(() => {
    throw new CallError('VALIDATION_FAILED', IMAGE_LOAD_SENTENCE);
  });
  const mask = await findPerson(picture, signal);
  picture.close();
  const body = new FormData();
  body.append('file', file);
  if (mask) body.append('mask', new File([mask], 'mask.png', { type: 'image/png' }));
  onStep({ kind: 'sending', share: 0 });
  return sendForm<HeadshotAnswer>('/api/v1/generate-headshots', body, {
    signal,
    failedSentence: HEADSHOTS_FAILED_SENTENCE,
    onProgress: ({ sent, total }) =>
      onStep(sent < total ? { kind: 'sending', share: sent / total } : { kind: 'making' }),
  });
}
