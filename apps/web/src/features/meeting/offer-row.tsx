import type { UpcomingOffer } from '@talaash/domain/meeting/schema';
import { dayIn, elsewhereWords, rangeIn, shortDayIn, timeIn } from '@talaash/domain/meeting/time-words';
import { offeredWords } from '@talaash/domain/meeting/upcoming-words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { ReactNode } from 'react';
import { IconClock } from '../../ui/icon/clock.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import agendaCss from './agenda.module.css';
import css from './meeting.module.css';
import { useWithdraw } from './meeting.ts';

interface OfferRowProps {
  offer: UpcomingOffer;
  /** The slots that have not passed, the earliest first. */
  slots: readonly number[];
  side: UserType;
  zone: string;
  heading: ReactNode;
  lack: string | undefined;
}

/** Slots that wait to be taken. Those of the other side are taken in the conversation, beside what was written about them. */
export function OfferRow({ offer, slots, side, zone, heading, lack }: OfferRowProps) {
  const withdraw = useWithdraw();
  const isOwn = offer.side === side;
  const keptMs = Date.parse(offer.keptUntilIsoDateTimeUtc);
  return (
    <div className={css['card']}>
      <div className={css['meeting']}>
        <IconClock aria-hidden className={agendaCss['clock']} />
        <div className={css['when']}>
          {heading}
          <b>{offeredWords({ ...offer, slots }, side)}</b>
          <ul className={agendaCss['times']} aria-label="Slots">
            {slots.map((start) => (
              <li key={start}>
                {shortDayIn(zone, start)}, {rangeIn(zone, start, start + offer.minutes * 60_000)}
                <span>{elsewhereWords(zone, offer.otherTimeZone, start)}</span>
              </li>
            ))}
          </ul>
          {offer.reason ? <span>“{offer.reason}”</span> : null}
          <span className={css['hint']}>
            Kept until {dayIn(zone, keptMs)}, {timeIn(zone, keptMs)}
          </span>
        </div>
      </div>
      <div className={css['acts']}>
        <ButtonLink
          size="s"
          tone={isOwn ? 'default' : 'primary'}
          to={side === 'company' ? '/company/messages' : '/talent/messages'}
          search={{ thread: offer.threadId }}
        >
          {isOwn ? 'Change' : 'Choose a slot'}
        </ButtonLink>
        {isOwn ? (
          <Button
            size="s"
            tone="quiet"
            disabled={lack ?? false}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ meetingOfferId: offer.meetingOfferId })}
          >
            Withdraw
          </Button>
        ) : null}
      </div>
    </div>
  );
}
