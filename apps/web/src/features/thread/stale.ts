import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';

const threads = () => [api.thread.key()];
const threadsAndMessages = () => [api.thread.key(), api.message.key()];

registerStale({
  'invitation.sent': threadsAndMessages,
  'invitation.accepted': threadsAndMessages,
  'invitation.rejected': threadsAndMessages,
  'message.sent': threadsAndMessages,
  'thread.read': threads,
  'talentProfile.saved': threads,
  'companyProfile.saved': threads,
});
