import { IconBell } from '../../ui/icon/bell.ts';
import { IconBriefcase } from '../../ui/icon/briefcase.ts';
import { IconCalendarEvent } from '../../ui/icon/calendar-event.ts';
import { IconCreditCard } from '../../ui/icon/credit-card.ts';
import { IconFlag } from '../../ui/icon/flag.ts';
import { IconMail } from '../../ui/icon/mail.ts';
import { IconMailCheck } from '../../ui/icon/mail-check.ts';
import { IconMessage } from '../../ui/icon/message.ts';
import { IconShield } from '../../ui/icon/shield.ts';
import { IconShieldCheck } from '../../ui/icon/shield-check.ts';
import { IconRosetteCheck } from '../../ui/icon/rosette-check.ts';
import { IconStar } from '../../ui/icon/star.ts';
import type { Notification } from '@talaash/contract/notification';
import type { NotificationType } from '@talaash/domain/notification/choice';
import { notificationWords } from '@talaash/domain/notification/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { ComponentType, ReactNode } from 'react';
import { pictureAddress } from '../../lib/picture.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { PathLink } from '../../ui/press/path-link.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import css from './notification-entry.module.css';
import { placeOf } from './place.ts';

const ICONS: Record<NotificationType, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  invitation: IconMail,
  invitation_response: IconMailCheck,
  message: IconMessage,
  meeting: IconCalendarEvent,
  joining: IconRosetteCheck,
  team: IconBell,
  shortlist: IconStar,
  job_post: IconBriefcase,
  profile_update: IconShieldCheck,
  subscription: IconCreditCard,
  decision: IconFlag,
  privacy: IconShield,
};

interface NotificationEntryProps {
  entry: Notification;
  side: UserType;
  time: ReactNode;
  onOpen: () => void;
}

/** An entry as a link to its page: the dot if unread, the actor, the action, and the time. */
export function NotificationEntry({ entry, side, time, onOpen }: NotificationEntryProps) {
  const { before, name, after, detail } = notificationWords(entry, side);
  const isUnread = entry.status === 'unread';
  return (
    <PathLink
      {...placeOf(entry, side)}
      className={css['entry']}
      data-unread={isUnread || undefined}
      data-notification={entry.notificationId}
      onClick={onOpen}
    >
      <span className={css['dot']} aria-hidden />
      <Sender entry={entry} />
      <span className={css['words']}>
        <span className={css['sentence']}>
          {isUnread ? <VisuallyHidden>Unread: </VisuallyHidden> : null}
          {before}
          {name === '' ? null : <b>{name}</b>}
          {after}
        </span>
        {detail === '' ? null : <span className={css['detail']}>{detail}</span>}
      </span>
      <span className={css['time']}>{time}</span>
    </PathLink>
  );
}

function Sender({ entry: { sender, type } }: { entry: Notification }) {
  const Icon = ICONS[type];
  if (sender.name === null) {
    return (
      <span className={css['icon']}>
        <Icon aria-hidden />
      </span>
    );
  }
  return (
    <Avatar
      name={sender.name}
      src={pictureAddress(sender.picture ?? undefined)}
      shape={sender.kind === 'company' ? 'logo' : 'person'}
      size="m"
    />
  );
}
