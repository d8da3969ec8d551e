import type { PipelineEntry } from '@talaash/contract/pipeline';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { useInviting } from '../../../features/invitation/inviting.ts';
import { actUnless } from '../../../parts/refusal.ts';

/** Opens the invitation of a person in a pipeline, or says why there can be none. */
export const inviteFrom =
  (inviting: ReturnType<typeof useInviting>, jobPost: JobPost | undefined) =>
  ({ talentId, talentName, thread }: PipelineEntry): void => {
    const relation = {
      isShortlisted: true,
      isHidden: false,
      ...(thread && thread.invitationStatus !== 'TakenBack' && thread.invitationStatus !== 'Expired'
        ? { invitationStatus: thread.invitationStatus }
        : {}),
    };
    actUnless(inviting.refusalOf(relation, jobPost), () =>
      inviting.openDialog({ talentId, name: talentName }, jobPost),
    );
  };
