import type { UpcomingMeetings } from '@talaash/contract/meeting';
import type { UpcomingMeeting } from '@talaash/domain/meeting/schema';
import { dayIn, placeOfZone } from '@talaash/domain/meeting/time-words';
import { UPCOMING_SENTENCES as SENTENCES } from '@talaash/domain/meeting/upcoming-words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { lazy, Suspense, useState } from 'react';
import { useLackOf } from '../../lib/lack.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { ButtonLink, Link } from '../../ui/press/link.tsx';
import { PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { type AgendaEntry, agendaOf } from './agenda.ts';
import { MeetingCard } from './meeting-card.tsx';
import agendaCss from './agenda.module.css';
import css from './meeting.module.css';
import { useThreadMeetings, useOwnZone } from './meeting.ts';
import { OfferRow } from './offer-row.tsx';
import { useUpcoming } from './upcoming.ts';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

/** What is agreed and what is offered in all conversations of a side, by day. */
export function MeetingsPage({ side }: { side: UserType }) {
  usePageTitle('Meetings');
  const found = useUpcoming();
  return (
    <>
      <PageHead
        title="Meetings"
        subtitle="What is agreed and what is offered, by day."
        actions={
          <Link to={side === 'company' ? '/company/settings' : '/talent/settings'} hash="meetings">
            Your hours
          </Link>
        }
      />
      {found.isError ? <QueryFailure title={SENTENCES.loadFailed} queries={[found]} /> : null}
      {found.isPending ? <TextSkeleton lines={5} label={SENTENCES.loading} /> : null}
      {found.data ? <Agenda side={side} found={found.data} /> : null}
    </>
  );
}

type Moving = { meeting: UpcomingMeeting; reason: string };

function Agenda({ side, found }: { side: UserType; found: UpcomingMeetings }) {
  const zone = useOwnZone(found);
  const [nowMs] = useState(() => Date.now());
  const [moving, setMoving] = useState<Moving>();
  const days = agendaOf(found, zone, nowMs);
  if (days.length === 0) return <Nothing side={side} />;
  return (
    <>
      <p className={css['hint']}>{SENTENCES.ownClocks(placeOfZone(zone))}</p>
      <div className={agendaCss['agenda']}>
        {days.map(({ isoDate, startMs, entries }) => (
          <Section key={isoDate} title={dayIn(zone, startMs)}>
            <ul className={agendaCss['entries']}>
              {entries.map((entry) => (
                <Entry key={keyOf(entry)} {...{ entry, side, zone }} onMove={setMoving} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
      {moving ? <OtherTimes {...moving} side={side} onClose={() => setMoving(undefined)} /> : null}
    </>
  );
}

const keyOf = (entry: AgendaEntry): string =>
  entry.kind === 'meeting' ? entry.meeting.meetingId : entry.offer.meetingOfferId;

const Nothing = ({ side }: { side: UserType }) => (
  <EmptyState
    title={SENTENCES.none}
    action={
      <ButtonLink tone="primary" to={side === 'company' ? '/company/messages' : '/talent/messages'}>
        Open messages
      </ButtonLink>
    }
  >
    {SENTENCES.noneHint}
  </EmptyState>
);

interface EntryProps {
  entry: AgendaEntry;
  side: UserType;
  zone: string;
  onMove: (moving: Moving) => void;
}

function Entry({ entry, side, zone, onMove }: EntryProps) {
  const lackOfRole = useLackOf('recruit');
  // Roles are those of a company. A talent may always answer.
  const lack = side === 'company' ? lackOfRole : undefined;
  const { otherName, threadId } = entry.kind === 'meeting' ? entry.meeting : entry.offer;
  const heading = (
    <h3 className={agendaCss['other']}>
      <Link
        plain
        to={side === 'company' ? '/company/messages' : '/talent/messages'}
        search={{ thread: threadId }}
      >
        {otherName}
      </Link>
    </h3>
  );
  return (
    <li>
      {entry.kind === 'meeting' ? (
        <MeetingCard
          {...{ side, zone, otherName, heading, lack }}
          meeting={entry.meeting}
          onMove={(reason) => onMove({ meeting: entry.meeting, reason })}
        />
      ) : (
        <OfferRow {...{ side, zone, heading, lack }} offer={entry.offer} slots={entry.slots} />
      )}
    </li>
  );
}

/** The week in which other slots for a meeting are offered. */
function OtherTimes({ meeting, reason, side, onClose }: Moving & { side: UserType; onClose: () => void }) {
  const { meetingId, threadId, otherName } = meeting;
  const found = useThreadMeetings(threadId);
  if (found.isError) return <QueryFailure title={SENTENCES.slotsFailed} queries={[found]} />;
  if (!found.data) return <Underway />;
  return (
    <Suspense fallback={<Underway />}>
      <OfferDialog
        {...{ side, threadId, otherName, onClose }}
        found={found.data}
        moves={{ meetingId, reason }}
      />
    </Suspense>
  );
}
