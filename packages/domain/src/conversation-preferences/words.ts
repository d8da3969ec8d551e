import { NOT_SAVED_SENTENCE } from '../base/words.ts';
import type { ConversationPreferences } from './schema.ts';

/** What each switch is called, and what it does. */
export const CONVERSATION_PREFERENCE_WORDS: Record<
  keyof ConversationPreferences,
  { label: string; help: string }
> = {
  sharesReadMarks: {
    label: 'Read marks',
    help: 'The other side sees when you have read its last message. If you turn this off, you do not see when others have read yours either. It applies to what you read from then on.',
  },
  sharesTyping: {
    label: 'Typing',
    help: 'The other side sees that you are writing. In a company, colleagues see that it is you. Nothing of what you write is sent before you send it.',
  },
};

export const CONVERSATION_PREFERENCE_SENTENCES = {
  title: 'Conversations',
  loadFailed: 'Your settings for conversations did not load',
  loading: 'Loading your settings for conversations',
  failed: NOT_SAVED_SENTENCE,
} as const;
