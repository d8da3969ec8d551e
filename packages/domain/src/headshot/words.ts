import { MEGABYTE } from '../file/limit.ts';
import type { HeadshotStyle } from './choice.ts';
import { HEADSHOT_IMAGE, HEADSHOT_RUNS_A_DAY } from './limit.ts';

export const NO_HEADSHOT_IMAGE_SENTENCE = 'Please select an image';

export const HEADSHOT_TYPE_SENTENCE = 'Please select an image file (JPG, PNG)';

export const HEADSHOT_SIZE_SENTENCE = `Image size must be less than ${HEADSHOT_IMAGE.bytes / MEGABYTE}MB`;

export const HEADSHOTS_FAILED_SENTENCE = 'Failed to generate headshots. Please try again.';

export const PICTURE_UPLOAD_FAILED_SENTENCE = 'Failed to upload image';

export const HEADSHOT_RUNS_SENTENCE = `You have made headshots ${HEADSHOT_RUNS_A_DAY} times today. Please come again tomorrow.`;

export const HEADSHOT_BUSY_SENTENCE =
  'Headshots are being made for you already. Please wait until they are done.';

export const HEADSHOT_MASK_SENTENCE = 'The mask must be a PNG in the proportions of the picture.';

/** What a style is called, and what was done, in a few words. */
export const HEADSHOT_STYLE_WORDS: Record<HeadshotStyle, { label: string; done: string }> = {
  Plain_Light: { label: 'Plain light', done: 'plain light ground' },
  Slate: { label: 'Slate', done: 'slate blue ground' },
  Window_Light: { label: 'Window light', done: 'light from the left, ground softened' },
  Warm_Studio: { label: 'Warm studio', done: 'warm ground, warmer light' },
  Dark_Studio: { label: 'Dark studio', done: 'dark ground, deeper shadows' },
  Portrait: { label: 'Portrait', done: 'cropped, light levelled' },
  Bright: { label: 'Bright', done: 'brighter light' },
  Warm: { label: 'Warm', done: 'warmer light' },
  Cool: { label: 'Cool', done: 'cooler light' },
  Black_And_White: { label: 'Black and white', done: 'without color' },
  Professional: { label: 'Professional', done: 'AI-edited: a business suit' },
  Blazer: { label: 'Blazer', done: 'AI-edited: a blazer' },
  Button_Down: { label: 'Button-Down', done: 'AI-edited: a button-down shirt' },
  Smart_Casual: { label: 'Smart Casual', done: 'AI-edited: smart casual clothes' },
  Polo: { label: 'Polo', done: 'AI-edited: a polo shirt' },
};

export const HEADSHOT_CLOTHING_SENTENCE = 'Clothing needs an image model, which is not set up here';

/** The mark of every picture that an image model made. */
export const AI_EDITED_LABEL = 'AI-edited';
export const AI_EDITED_PICTURE_LABEL = `${AI_EDITED_LABEL} picture`;

export const HEADSHOT_FACE_SENTENCE = 'Made by an image model: look closely whether it is still your face';

export const HEADSHOT_MODEL_AWAY_SENTENCE =
  'The image model did not answer, so these were made without it. Your clothes stay as they are.';

export const HEADSHOT_MODEL_SENTENCE =
  'An image model makes them: your picture is sent to it, and each one is marked “AI-edited”.';
