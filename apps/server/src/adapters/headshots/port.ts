import type { HeadshotStyle } from '@talaash/domain/headshot/choice';

export type HeadshotRequest = {
  /** The path of a JPEG or PNG. */
  image: string;
  /** The path of a gray PNG in the proportions of the upright picture, white where the person is. */
  mask?: string | undefined;
  /** Ends the work. */
  signal: AbortSignal;
};

export type MadeHeadshot = {
  style: HeadshotStyle;
  /** A square WebP. */
  picture: Buffer;
};

/** `isAiEdited`: an image model made them. `isModelAway`: it should have, and did not. */
export type MadeHeadshots = {
  headshots: MadeHeadshot[];
  isMasked: boolean;
  isAiEdited: boolean;
  isModelAway: boolean;
};

/** Why nothing was made: of which of the two files, and a sentence. */
export type HeadshotRefusal = { file: 'image' | 'mask' };

export type HeadshotGenerator = {
  /** Five variations of a picture. Without a model no face is ever altered. Rejects with `HeadshotsBusy` when too many wait. */
  generate(request: HeadshotRequest): Promise<MadeHeadshots | { refused: HeadshotRefusal['file'] }>;
  /** Shows by a harmless call that the provider answers: a sentence of what was found. Throws a ProviderFault. */
  probe?(): Promise<string>;
};

/** No headshot can be made at the moment. */
export class HeadshotsBusy extends Error {}
