import type { ConversationPreferences } from './schema.ts';

/** Those of a person who has changed none. */
export const DEFAULT_CONVERSATION_PREFERENCES: ConversationPreferences = {
  sharesReadMarks: true,
  sharesTyping: true,
};
