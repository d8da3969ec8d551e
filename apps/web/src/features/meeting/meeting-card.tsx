import type { Meeting } from '@talaash/domain/meeting/schema';
import { dayIn, elsewhereWords, rangeIn } from '@talaash/domain/meeting/time-words';
import { cancelledWords, MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { type ReactNode, useState } from 'react';
import { IconCalendarEvent } from '../../ui/icon/calendar-event.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './meeting.module.css';
import { saveCalendarFile, useCancel } from './meeting.ts';
import { MeetingReason } from './meeting-reason.tsx';

interface MeetingCardProps {
  meeting: Meeting;
  side: UserType;
  zone: string;
  otherName: string;
  /** In a list by day: the other side, in place of the day. */
  heading?: ReactNode;
  /** Why nothing can be changed; undefined if it can. */
  lack: string | undefined;
  onMove: (reason: string) => void;
}

/** A meeting: when it is for both, and what can be done. */
export function MeetingCard(props: MeetingCardProps) {
  const { meeting, side, zone, otherName, heading, lack, onMove } = props;
  const [asked, setAsked] = useState<'move' | 'cancel'>();
  const [nowMs] = useState(() => Date.now());
  const cancel = useCancel();
  const close = () => setAsked(undefined);
  const [startMs, endMs] = [Date.parse(meeting.startsIsoDateTimeUtc), Date.parse(meeting.endsIsoDateTimeUtc)];
  const isOff = meeting.state === 'cancelled';
  const canChange = !isOff && startMs > nowMs;
  const elsewhere = elsewhereWords(zone, meeting.otherTimeZone, startMs);
  return (
    <div className={css['card']} data-off={isOff || undefined}>
      <div className={css['meeting']}>
        <IconCalendarEvent aria-hidden />
        <div className={css['when']}>
          {heading}
          <b>
            {heading ? null : `${dayIn(zone, startMs)}, `}
            {rangeIn(zone, startMs, endMs)}
          </b>
          <span>{[elsewhere, meeting.memberNames.join(', ')].filter(Boolean).join(' · ')}</span>
          {isOff && meeting.cancelledBy ? (
            <span>{cancelledWords(meeting.cancelledBy, side, otherName)}</span>
          ) : null}
          {meeting.reason ? <span>“{meeting.reason}”</span> : null}
          {canChange ? <span className={css['hint']}>{MEETING_SENTENCES.reminders}</span> : null}
        </div>
      </div>
      {isOff ? null : (
        <div className={css['acts']}>
          {meeting.roomUrl ? (
            <a className={css['join']} href={meeting.roomUrl} target="_blank" rel="noreferrer">
              Join
            </a>
          ) : null}
          <Button size="s" onClick={() => void saveCalendarFile(meeting.meetingId)}>
            Add to calendar
          </Button>
          {canChange ? (
            <>
              <Button size="s" disabled={lack ?? false} onClick={() => setAsked('move')}>
                Move
              </Button>
              <Button
                size="s"
                tone="quiet"
                disabled={lack ?? false}
                loading={cancel.isPending}
                onClick={() => setAsked('cancel')}
              >
                Cancel
              </Button>
            </>
          ) : null}
        </div>
      )}
      {asked ? (
        <MeetingReason
          kind={asked}
          otherName={otherName}
          isPending={cancel.isPending}
          onClose={close}
          onReason={(reason) => {
            if (asked === 'cancel')
              return cancel.mutate({ meetingId: meeting.meetingId, reason }, { onSuccess: close });
            close();
            onMove(reason);
          }}
        />
      ) : null}
    </div>
  );
}
