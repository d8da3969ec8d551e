import { UPLOAD_KINDS, type UploadKind } from './limit.ts';
import { extensionSentence, sizeSentence } from './words.ts';

/** In lower case, without the dot; empty if there is none. */
export const extensionOf = (filename: string) => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';

/** Why a file is refused by its name and size alone; undefined if it is accepted. */
export function uploadRefusal(
  kind: UploadKind,
  file: { filename: string; bytes: number },
): string | undefined {
  const { extensions, maxBytes } = UPLOAD_KINDS[kind];
  if (!(extensions as readonly string[]).includes(extensionOf(file.filename))) return extensionSentence(kind);
  if (file.bytes === 0) return 'This file is empty. Please choose another one.';
  if (file.bytes > maxBytes) return sizeSentence(kind);
  return undefined;
}
