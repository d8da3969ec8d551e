import type { ThreadMeetings as ThreadMeetingsAnswer } from '@talaash/contract/meeting';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { Meeting, MeetingOffer } from '@talaash/domain/meeting/schema';
import { countOf } from '@talaash/domain/base/count';
import { dayIn, timeIn } from '@talaash/domain/meeting/time-words';
import { lazy, Suspense, useState } from 'react';
import { useLackOf } from '../../lib/lack.ts';
import { useNow } from '../../lib/thread-time.tsx';
import { IconCalendarEvent } from '../../ui/icon/calendar-event.ts';
import { Button } from '../../ui/press/button.tsx';
import { StripRow, ThreadStrip } from '../../parts/thread-strip.tsx';
import css from './meeting.module.css';
import { MeetingCard } from './meeting-card.tsx';
import { useOwnZone, useThreadMeetings, useWithdraw } from './meeting.ts';
import { SlotList } from './slot-list.tsx';

// Nobody needs the week to read a conversation.
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

interface ThreadMeetingsProps {
  side: UserType;
  threadId: string;
  otherName: string;
  /** Whether slots can be offered here: the invitation is accepted, and the conversation is open. */
  canMeet: boolean;
}

const startOf = (meeting: Meeting) => Date.parse(meeting.startsIsoDateTimeUtc);

type Offering = { moves?: { meetingId: string; reason: string } };

/** Above the messages: the slots to take, the meetings, and the way to offer slots. */
export function ThreadMeetings(props: ThreadMeetingsProps) {
  const found = useThreadMeetings(props.threadId).data;
  if (!found || (!props.canMeet && found.meetings.length === 0)) return null;
  return <MeetingStrip {...props} found={found} />;
}

function MeetingStrip({
  side,
  threadId,
  otherName,
  canMeet,
  found,
}: ThreadMeetingsProps & { found: ThreadMeetingsAnswer }) {
  const now = useNow();
  const zone = useOwnZone(found);
  const [offering, setOffering] = useState<Offering>();
  const lackOfRole = useLackOf('recruit');
  // Roles are those of a company. A talent may always answer.
  const lack = side === 'company' ? lackOfRole : undefined;
  const offers = canMeet ? found.offers : [];
  const theirs = offers.filter((offer) => offer.side !== side);
  const ours = offers.find((offer) => offer.side === side);
  const offerSlots = () => setOffering({});
  const next = found.meetings.find((meeting) => meeting.state !== 'cancelled' && startOf(meeting) > now);
  return (
    <ThreadStrip
      className={css['strip']}
      label="Meetings"
      summary={next ? `Meeting: ${dayIn(zone, startOf(next))}, ${timeIn(zone, startOf(next))}` : 'Meetings'}
      isAnswerDue={lack === undefined && theirs.length > 0}
    >
      {found.meetings.map((meeting) => (
        <MeetingCard
          key={meeting.meetingId}
          meeting={meeting}
          side={side}
          zone={zone}
          otherName={otherName}
          lack={lack ?? (canMeet ? undefined : 'This conversation is closed.')}
          onMove={(reason) => setOffering({ moves: { meetingId: meeting.meetingId, reason } })}
        />
      ))}
      {theirs.map((offer) =>
        lack === undefined ? (
          <SlotList
            key={offer.meetingOfferId}
            offer={offer}
            zone={zone}
            otherName={otherName}
            onOfferOther={offerSlots}
          />
        ) : null,
      )}
      {ours ? <OwnOffer offer={ours} zone={zone} lack={lack} onChange={offerSlots} /> : null}
      {canMeet && !ours && theirs.length === 0 ? (
        <StripRow sentence={`Meet ${otherName}: offer some slots, and they take one.`}>
          <Button
            size="s"
            icon={<IconCalendarEvent aria-hidden />}
            disabled={lack ?? false}
            onClick={offerSlots}
          >
            Offer slots
          </Button>
        </StripRow>
      ) : null}
      {offering ? (
        <Suspense fallback={null}>
          <OfferDialog
            side={side}
            threadId={threadId}
            otherName={otherName}
            found={found}
            moves={offering.moves}
            onClose={() => setOffering(undefined)}
          />
        </Suspense>
      ) : null}
    </ThreadStrip>
  );
}

interface OwnOfferProps {
  offer: MeetingOffer;
  zone: string;
  lack: string | undefined;
  onChange: () => void;
}

/** The slots that the own side offers: changed or withdrawn while none is taken. */
function OwnOffer({ offer, zone, lack, onChange }: OwnOfferProps) {
  const withdraw = useWithdraw();
  const keptMs = Date.parse(offer.keptUntilIsoDateTimeUtc);
  return (
    <StripRow
      sentence={`${countOf(offer.slots.length, 'slot')} offered, kept until ${dayIn(zone, keptMs)}, ${timeIn(zone, keptMs)}.`}
    >
      <Button size="s" disabled={lack ?? false} onClick={onChange}>
        Change
      </Button>
      <Button
        size="s"
        tone="quiet"
        disabled={lack ?? false}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ meetingOfferId: offer.meetingOfferId })}
      >
        Withdraw
      </Button>
    </StripRow>
  );
}
