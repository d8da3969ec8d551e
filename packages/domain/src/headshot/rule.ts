import { extensionOf } from '../file/rule.ts';
import { HEADSHOT_IMAGE } from './limit.ts';
import { HEADSHOT_SIZE_SENTENCE, HEADSHOT_TYPE_SENTENCE, NO_HEADSHOT_IMAGE_SENTENCE } from './words.ts';

/** Why a picture is refused by its name and size alone; undefined if it is accepted. */
export function headshotImageRefusal(image: { filename: string; bytes: number }): string | undefined {
  if (!(HEADSHOT_IMAGE.extensions as readonly string[]).includes(extensionOf(image.filename)))
    return HEADSHOT_TYPE_SENTENCE;
  if (image.bytes === 0) return NO_HEADSHOT_IMAGE_SENTENCE;
  if (image.bytes >= HEADSHOT_IMAGE.bytes) return HEADSHOT_SIZE_SENTENCE;
  return undefined;
}
