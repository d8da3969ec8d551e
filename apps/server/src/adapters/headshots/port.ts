import type { HeadshotStyle } from '@talaash/domain/headshot/choice';

export type HeadshotRequest = {
  /** The path of a JPEG or PNG. */
  image: string;
  /** The path of a gray PNG in the proportions of the upright picture, white where the person is. */
  mask?: string | undefined;
  /** Aborts the work. */
  signal: AbortSignal;
};

export type MadeHeadshot = {
  style: HeadshotStyle;
  /** A square WebP. */
  picture: Buffer;
};

/** `isAiEdited`: an image model made them. `isModelAway`: it was configured, but did not deliver. */
export type MadeHeadshots = {
  headshots: MadeHeadshot[];
  isMasked: boolean;
  isAiEdited: boolean;
  isModelAway: boolean;
};

/** Why there is no result: which of the two files, and a sentence. */
export type HeadshotRefusal = { file: 'image' | 'mask' };

export type HeadshotGenerator = {
  /** Five variations of a picture. Without a model no face is ever altered. Rejects with `HeadshotsBusy` when too many wait. */
  generate(request: HeadshotRequest): Promise<MadeHeadshots | { refused: HeadshotRefusal['file'] }>;
  /** A harmless call that checks the provider. @returns a sentence about the result @throws ProviderFault */
  probe?(): Promise<string>;
};

/** No headshot can be made at the moment. */
export class HeadshotsBusy extends Error {}
