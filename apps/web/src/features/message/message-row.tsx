import { IconArrowLeft } from '../../ui/icon/arrow-left.ts';
import { IconArrowUp } from '../../ui/icon/arrow-up.ts';
import { IconClock } from '../../ui/icon/clock.ts';
import { IconAlertCircle } from '../../ui/icon/alert-circle.ts';
import { IconCircleCheck } from '../../ui/icon/circle-check.ts';
import { IconCircleX } from '../../ui/icon/circle-x.ts';
import { IconLock } from '../../ui/icon/lock.ts';
import { IconSend } from '../../ui/icon/send.ts';
import { FOLLOW_UP_LABEL } from '@talaash/domain/follow-up/label';
import type { DeclineReason } from '@talaash/domain/invitation/choice';
import { declineReasonSentence } from '@talaash/domain/invitation/words';
import type { SystemMessageEvent } from '@talaash/domain/message/choice';
import { systemMessageSentence } from '@talaash/domain/message/rule';
import type { Message } from '@talaash/domain/message/schema';
import type { ComponentType, ReactNode } from 'react';
import { formatDay, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Button } from '../../ui/press/button.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { AttachmentList } from './attachment-list.tsx';
import css from './message-row.module.css';
import type { UnsentMessage } from './outbox.ts';

export type Speaker = { name: string; picture: string | undefined; shape: 'person' | 'logo' };

const EVENT_ICONS: Record<SystemMessageEvent, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  InvitationSent: IconSend,
  InvitationAccepted: IconCircleCheck,
  InvitationRejected: IconCircleX,
  InvitationTakenBack: IconArrowLeft,
  InvitationExpired: IconClock,
  PayRaised: IconArrowUp,
  ThreadEnded: IconLock,
};

/** A system message: an icon and a sentence, and the reason for declining an invitation. */
export function SystemMessageRow({
  message,
  names,
  declineReason,
}: {
  message: Message;
  names: { jobTitle: string; talentName: string };
  declineReason: DeclineReason | undefined;
}) {
  const Icon = message.event ? EVENT_ICONS[message.event] : IconAlertCircle;
  return (
    <div className={css['row']} data-kind="system">
      <span />
      <p className={css['system']} data-event={message.event}>
        <Icon aria-hidden />
        {systemMessageSentence(message, names)}{' '}
        {message.event === 'InvitationRejected' && declineReason ? (
          <span className={css['reason']}>{declineReasonSentence(declineReason)}</span>
        ) : null}
      </p>
      <Time at={message.createdIsoDateTimeUtc} />
    </div>
  );
}

/** A message of either side. `isContinued` hides the picture and the name. */
export function MessageRow({
  message,
  speaker,
  isContinued,
  isFound,
  readAt,
  action,
}: {
  message: Message;
  speaker: Speaker;
  isContinued: boolean;
  /** Whether a search has found it. */
  isFound: boolean;
  /** When the other side has read it, under the last own message that it has read. */
  readAt: string | undefined;
  /** A button beside the time. */
  action?: ReactNode;
}) {
  return (
    <Row
      speaker={speaker}
      isContinued={isContinued}
      at={message.createdIsoDateTimeUtc}
      action={action}
      messageId={message.key.messageId}
      isFound={isFound}
    >
      {message.isFollowUp ? <p className={css['kind']}>{FOLLOW_UP_LABEL}</p> : null}
      <Content of={message} />
      {readAt === undefined ? null : (
        <p className={css['read']}>
          Read <LocalText of={() => readTime(readAt)} />
        </p>
      )}
    </Row>
  );
}

/** Today the time, on another day the day too. */
const readTime = (at: string) =>
  new Date(at).toDateString() === new Date().toDateString()
    ? formatTime(at)
    : `${formatDay(at)}, ${formatTime(at)}`;

interface UnsentMessageRowProps {
  message: UnsentMessage;
  speaker: Speaker;
  onRetry: () => void;
  onDelete: () => void;
}

/** A message that is being sent, or that failed and can be retried or deleted. */
export function UnsentMessageRow({ message, speaker, onRetry, onDelete }: UnsentMessageRowProps) {
  return (
    <Row
      speaker={speaker}
      isContinued={false}
      at={message.createdIsoDateTimeUtc}
      isFaint={message.state === 'sending'}
    >
      <Content of={message} />
      {message.state === 'failed' ? (
        <p className={css['failed']} role="alert">
          <IconAlertCircle aria-hidden />
          {message.reason}
          <Button tone="quiet" size="s" onClick={onRetry}>
            Try again
          </Button>
          <Button tone="quiet" size="s" onClick={onDelete}>
            Delete
          </Button>
        </p>
      ) : (
        <p className={css['sending']}>Sending…</p>
      )}
    </Row>
  );
}

function Content({ of: { markdown, attachments } }: { of: Pick<Message, 'markdown' | 'attachments'> }) {
  return (
    <>
      {markdown === '' ? null : <MarkdownView text={markdown} />}
      {attachments ? <AttachmentList files={attachments} /> : null}
    </>
  );
}

interface RowProps {
  speaker: Speaker;
  isContinued: boolean;
  at: string;
  isFaint?: boolean;
  isFound?: boolean;
  messageId?: string;
  action?: ReactNode;
  children: ReactNode;
}

function Row({ speaker, isContinued, at, isFaint, isFound, messageId, action, children }: RowProps) {
  return (
    <div
      className={css['row']}
      data-continued={isContinued || undefined}
      data-faint={isFaint || undefined}
      data-found={isFound || undefined}
      data-message={messageId}
    >
      {isContinued ? (
        <span />
      ) : (
        <Avatar name={speaker.name} src={speaker.picture} shape={speaker.shape} size="m" />
      )}
      <div className={css['content']}>
        {isContinued ? null : <p className={css['name']}>{speaker.name}</p>}
        {children}
      </div>
      <div className={css['side']}>
        {action}
        <Time at={at} />
      </div>
    </div>
  );
}

function Time({ at }: { at: string }) {
  return (
    <time className={css['time']} dateTime={at}>
      <LocalText of={() => formatTime(at)} />
    </time>
  );
}
