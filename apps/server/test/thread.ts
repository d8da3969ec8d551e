import type { threads } from '../src/db/schema/thread.ts';
import { newRecordId } from '../src/base/record-id.ts';

type Keys = { companyId: string; talentId: string; jobPostId?: string };

/** The row of a thread, as a pending invitation opens it. */
export const threadRow = ({ jobPostId = 'j', ...keys }: Keys): typeof threads.$inferInsert => ({
  threadId: newRecordId(),
  ...keys,
  talentName: 'Meera Iyer',
  talentJobTitle: 'Senior React Developer',
  jobPostId,
  jobPostTitle: 'Developer',
  companyThreadReadStatus: 'Read',
  talentThreadReadStatus: 'Unread',
  jobPostInvitationStatus: 'Pending',
});
