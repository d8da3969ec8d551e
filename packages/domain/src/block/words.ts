import type { UserType } from '../user-profile/choice.ts';
import { BLOCKS_MAX } from './limit.ts';

export const BLOCK_SENTENCES = {
  put: (name: string) => `${name} is blocked.`,
  removed: (name: string) => `${name} is no longer blocked.`,
  failed: 'This failed. Please try again.',
  full: `You have blocked ${BLOCKS_MAX.toLocaleString('en')} others, which is the limit. Unblock someone first.`,
  none: 'You have blocked nobody',
  noneHint:
    'People whom you block no longer find you, and neither of you can write. You can unblock them here.',
} as const;

/** The question before blocking. */
export const BLOCK_QUESTIONS: Record<UserType, { title: (name: string) => string; body: string }> = {
  talent: {
    title: (name) => `Block ${name}?`,
    body: 'They no longer find you or see your profile, and neither of you can invite or write. We do not tell them. You can unblock them in your settings.',
  },
  company: {
    title: (name) => `Block ${name}?`,
    body: 'You no longer find this person, and neither of you can invite or write. We do not tell them. You can unblock them in your settings.',
  },
};

/** For the side that blocked, by the side. */
export const BLOCKED_SENTENCES: Record<UserType, string> = {
  talent: 'You have blocked this company. Unblock it to write or answer.',
  company: 'You have blocked this person. Unblock them to invite or write.',
};

/** For either side of a conversation whose other side is suspended, disabled or has blocked this one: nobody learns which. */
export const UNAVAILABLE_SENTENCES: Record<UserType, string> = {
  company: 'This person is not available at the moment. You can still read the conversation.',
  talent: 'This company is not available at the moment. You can still read the conversation.',
};
