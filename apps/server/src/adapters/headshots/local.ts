import type { HeadshotProcess } from './headshot-process.ts';
import type { HeadshotGenerator } from './port.ts';

/** The variations that are made without a model. */
export const createLocalHeadshots = (process: HeadshotProcess): HeadshotGenerator => ({
  generate: ({ signal, ...pictures }) => process.makeVariations(pictures, signal),
});
