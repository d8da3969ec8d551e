import { z } from '../base/schema.ts';

/** What a person shows of themselves in conversations while they read and write. */
export const ConversationPreferences = z.strictObject({
  /** Whether others see when they have read a message. Without it, they do not see it of others either. */
  sharesReadMarks: z.boolean(),
  /** Whether others see that they are writing. */
  sharesTyping: z.boolean(),
});
export type ConversationPreferences = z.infer<typeof ConversationPreferences>;
