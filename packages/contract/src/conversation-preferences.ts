import { z } from '@talaash/domain/base/schema';
import { ConversationPreferences } from '@talaash/domain/conversation-preferences/schema';
import { call } from './call.ts';

const tags = ['Messages'];
const own = 'the caller’s own account';
const Preferences = z.object({ conversationPreferences: ConversationPreferences });

export const conversationPreferences = {
  get: call({
    access: 'verified',
    own,
    method: 'GET',
    path: '/conversation-preferences',
    summary: 'Returns whether others see when the account has read and that it is writing',
    tags,
  }).output(Preferences),
  update: call({
    access: 'verified',
    own,
    method: 'PUT',
    path: '/conversation-preferences',
    summary:
      'Saves whether others see when the account has read and that it is writing. Applies to what it reads and writes from then on',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(z.strictObject({ conversationPreferences: ConversationPreferences }))
    .output(Preferences),
};
