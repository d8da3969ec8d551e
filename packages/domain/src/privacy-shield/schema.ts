import { z } from '../base/schema.ts';
import { SHIELD_KINDS } from './choice.ts';
import { SHIELD_TEXT_LENGTH_MAX } from './limit.ts';

export const ShieldEntryDraft = z.strictObject({
  kind: z.enum(SHIELD_KINDS),
  /** A name, a domain or the id of a company; empty for agencies. */
  value: z.string().trim().max(SHIELD_TEXT_LENGTH_MAX),
});
export type ShieldEntryDraft = z.infer<typeof ShieldEntryDraft>;

/** What an entry does today. Companies that are not approved count nowhere, and only those that the talent knows are named. */
export const ShieldEffect = z.strictObject({
  companiesCount: z.number().int().min(0),
  /** The names of those that the talent knows: they opened the profile by name, talk to the talent or copied something. */
  knownNames: z.array(z.string()),
  /** The names of those whose conversation or invitation with the talent is open, and stays. */
  conversationNames: z.array(z.string()),
});
export type ShieldEffect = z.infer<typeof ShieldEffect>;

export const ShieldEntry = z.strictObject({
  kind: z.enum(SHIELD_KINDS),
  value: z.string(),
  /** As the talent typed it. */
  label: z.string(),
  /** The companies that it hides from today. */
  companiesCount: z.number().int().min(0),
});
export type ShieldEntry = z.infer<typeof ShieldEntry>;
