import { MEGABYTE } from '../file/limit.ts';
import type { HeadshotStyle } from './choice.ts';
import { HEADSHOT_IMAGE, HEADSHOT_RUNS_A_DAY } from './limit.ts';

export const NO_HEADSHOT_IMAGE_SENTENCE = 'Please select an image';

export const HEADSHOT_TYPE_SENTENCE = 'Please select an image file (JPG, PNG)';

export const HEADSHOT_SIZE_SENTENCE = `Image size must be less than ${HEADSHOT_IMAGE.bytes / MEGABYTE}MB`;

export const HEADSHOTS_FAILED_SENTENCE = 'Failed to generate headshots. Please try again.';

export const PICTURE_UPLOAD_FAILED_SENTENCE = 'Failed to upload image';

export const HEADSHOT_RUNS_SENTENCE = `You have made headshots ${HEADSHOT_RUNS_A_DAY} times today. You can make more tomorrow.`;

export const HEADSHOT_BUSY_SENTENCE =
  'Your headshots are already being made. Please wait until they are ready.';

export const HEADSHOT_MASK_SENTENCE = 'The mask must be a PNG with the proportions of the picture.';

/** What a style is called, and what was done, in a few words. */
export const HEADSHOT_STYLE_WORDS: Record<HeadshotStyle, { label: string; done: string }> = {
  Plain_Light: { label: 'Plain light', done: 'plain light background' },
  Slate: { label: 'Slate', done: 'slate blue background' },
  Window_Light: { label: 'Window light', done: 'light from the left, softer background' },
  Warm_Studio: { label: 'Warm studio', done: 'warm background, warmer light' },
  Dark_Studio: { label: 'Dark studio', done: 'dark background, deeper shadows' },
  Portrait: { label: 'Portrait', done: 'cropped, light evened out' },
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

export const HEADSHOT_CLOTHING_SENTENCE = 'Changing clothes needs an image model, which is not set up here';

/** The badge of every picture by an image model. */
export const AI_EDITED_LABEL = 'AI-edited';
export const AI_EDITED_PICTURE_LABEL = `${AI_EDITED_LABEL} picture`;

export const HEADSHOT_FACE_SENTENCE = 'Made by an image model: check that it still looks like you';

export const HEADSHOT_MODEL_AWAY_SENTENCE =
  'The image model did not answer, so we made these without it. Your clothes are unchanged.';

export const HEADSHOT_MODEL_SENTENCE =
  'We send your picture to an image model and mark each result “AI-edited”.';
