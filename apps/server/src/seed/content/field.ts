import { z } from '@talaash/domain/base/schema';
import { slotsOf } from './slot.ts';

export const text = z.string().min(1);

/** Names in one line, separated by commas, which keeps long lists short. */
export const names = text.transform((line) => line.split(', ')).pipe(z.array(text));

/** A sentence with these slots only, because an unknown slot would silently be left empty. */
export const sentence = (...slots: string[]) =>
  text.refine((line) => slotsOf(line).every((slot) => slots.includes(slot)), {
    error: slots.length === 0 ? 'Must have no slots' : `May have the slots {${slots.join('}, {')}} only`,
  });

export const sentences = (...slots: string[]) => z.array(sentence(...slots)).min(1);

export const weight = z.number().positive();
export const share = z.number().min(0).max(1);
