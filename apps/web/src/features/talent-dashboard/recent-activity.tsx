import { IconCircleCheck } from '../../ui/icon/circle-check.ts';
import { IconCircleX } from '../../ui/icon/circle-x.ts';
import { IconMail } from '../../ui/icon/mail.ts';
import { IconMessage } from '../../ui/icon/message.ts';
import { IconMessageForward } from '../../ui/icon/message-forward.ts';
import { IconPencil } from '../../ui/icon/pencil.ts';
import { IconStar } from '../../ui/icon/star.ts';
import type { TalentActivity } from '@talaash/contract/talent-dashboard';
import type { TalentActivityType } from '@talaash/domain/talent-dashboard/choice';
import { activityWords } from '@talaash/domain/talent-dashboard/words';
import type { ComponentType } from 'react';
import { ActivityList } from '../../parts/activity-list.tsx';
import { useRecentActivities } from './talent-dashboard.ts';
import { MARKET_ANCHOR } from './talent-figures.tsx';

const ICONS: Record<TalentActivityType, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  InvitationReceived: IconMail,
  InvitationAccepted: IconCircleCheck,
  InvitationRejected: IconCircleX,
  MessageReceived: IconMessage,
  MessageSent: IconMessageForward,
  Shortlisted: IconStar,
  ProfileUpdated: IconPencil,
};

/** Recent activity around the talent. */
export function RecentActivity() {
  return (
    <ActivityList
      recent={useRecentActivities()}
      show={(activity) => ({
        icon: ICONS[activity.type],
        words: activityWords(activity),
        isNamed: activity.companyName !== null,
        place: placeOf(activity),
      })}
    />
  );
}

/** The link to its page. An anonymous company is only counted. */
function placeOf({ type, threadId }: TalentActivity) {
  if (threadId !== null) return { to: '/talent/messages', search: { thread: threadId } } as const;
  return type === 'ProfileUpdated'
    ? ({ to: '/talent/profile' } as const)
    : ({ to: '/talent/dashboard', hash: MARKET_ANCHOR } as const);
}
