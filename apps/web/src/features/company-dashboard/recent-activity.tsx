import { IconBriefcase } from '../../ui/icon/briefcase.ts';
import { IconCircleCheck } from '../../ui/icon/circle-check.ts';
import { IconCircleX } from '../../ui/icon/circle-x.ts';
import { IconMail } from '../../ui/icon/mail.ts';
import { IconMessage } from '../../ui/icon/message.ts';
import { IconMessageForward } from '../../ui/icon/message-forward.ts';
import { IconPencil } from '../../ui/icon/pencil.ts';
import { IconStar } from '../../ui/icon/star.ts';
import type { CompanyActivity } from '@talaash/contract/company-dashboard';
import { companyActivityWords } from '@talaash/domain/company-dashboard/words';
import { ActivityList } from '../../parts/activity-list.tsx';
import { useRecentActivities } from './company-dashboard.ts';

/** Recent activity around the company. */
export function RecentActivity() {
  return (
    <ActivityList
      recent={useRecentActivities()}
      show={(activity) => ({
        icon: iconOf(activity),
        words: companyActivityWords(activity),
        isNamed: true,
        place: placeOf(activity),
      })}
    />
  );
}

function iconOf({ type, isByTalent, isAccepted }: CompanyActivity) {
  const icons = {
    Invitation: IconMail,
    InvitationResponse: isAccepted ? IconCircleCheck : IconCircleX,
    Shortlist: IconStar,
    Message: isByTalent ? IconMessage : IconMessageForward,
    JobPost: IconBriefcase,
    ProfileUpdate: IconPencil,
  };
  return icons[type];
}

/** The link to its page. */
function placeOf({ type, threadId, jobPostId }: CompanyActivity) {
  if (threadId !== null) return { to: '/company/messages', search: { thread: threadId } };
  if (jobPostId !== null) return { to: '/company/job_posts/view/$jobPostId', params: { jobPostId } };
  return { to: type === 'Shortlist' ? '/company/shortlist' : '/company/profile' };
}
