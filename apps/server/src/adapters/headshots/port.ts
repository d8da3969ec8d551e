import type { HeadshotStyle } from '@talaash/domain/headshot/choice';

export type HeadshotRequest = {
  /** The path of a JPEG or PNG. */
  image: string;
  /** The path of a gray PNG in the proportions of the upright picture, white where the person is. */
  mask?: string | undefined;
  /** Ends the work between two variations. */
  signal: AbortSignal;
};

export type MadeHeadshot = {
  style: HeadshotStyle;
  /** A square WebP. */
  picture: Buffer;
};

export type MadeHeadshots = { headshots: MadeHeadshot[]; isMasked: boolean };

/** Why nothing was made: of which of the two files, and a sentence. */
export type HeadshotRefusal = { file: 'image' | 'mask' };

export type HeadshotGenerator = {
  /** Five variations of a picture. Never alters a face. */
  generate(request: HeadshotRequest): Promise<MadeHeadshots | { refused: HeadshotRefusal['file'] }>;
};
