import { rangeIn, shortDayIn } from '@talaash/domain/meeting/time-words';
import { offeredWords, UPCOMING_SENTENCES as SENTENCES } from '@talaash/domain/meeting/upcoming-words';
import type { UpcomingMeetings } from '@talaash/contract/meeting';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useState } from 'react';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Link } from '../../ui/press/link.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { type AgendaEntry, agendaOf } from './agenda.ts';
import agendaCss from './agenda.module.css';
import css from './meeting.module.css';
import { useOwnZone } from './meeting.ts';
import { useUpcoming } from './upcoming.ts';

const SHOWN = 3;

/** The next meetings and offers, on a dashboard. */
export function NextMeetings({ side }: { side: UserType }) {
  const found = useUpcoming();
  if (found.isError) return <QueryFailure title={SENTENCES.loadFailed} queries={[found]} />;
  if (!found.data) return <TextSkeleton lines={2} label={SENTENCES.loading} />;
  return <Next side={side} found={found.data} />;
}

function Next({ side, found }: { side: UserType; found: UpcomingMeetings }) {
  const zone = useOwnZone(found);
  const [nowMs] = useState(() => Date.now());
  const next = agendaOf(found, zone, nowMs)
    .flatMap(({ entries }) => entries)
    .slice(0, SHOWN);
  if (next.length === 0) return <p className={css['hint']}>{SENTENCES.none}</p>;
  return (
    <ul className={agendaCss['next']}>
      {next.map((entry) => (
        <NextEntry
          key={entry.kind === 'meeting' ? entry.meeting.meetingId : entry.offer.meetingOfferId}
          {...{ entry, side, zone }}
        />
      ))}
    </ul>
  );
}

function NextEntry({ entry, side, zone }: { entry: AgendaEntry; side: UserType; zone: string }) {
  const { otherName, threadId } = entry.kind === 'meeting' ? entry.meeting : entry.offer;
  return (
    <li>
      <Link
        plain
        to={side === 'company' ? '/company/messages' : '/talent/messages'}
        search={{ thread: threadId }}
      >
        {otherName}
      </Link>
      <span>{whenOf(entry, side, zone)}</span>
    </li>
  );
}

function whenOf(entry: AgendaEntry, side: UserType, zone: string): string {
  const day = shortDayIn(zone, entry.startMs);
  if (entry.kind === 'meeting')
    return `${day}, ${rangeIn(zone, entry.startMs, Date.parse(entry.meeting.endsIsoDateTimeUtc))}`;
  return `${offeredWords({ ...entry.offer, slots: entry.slots }, side)}, from ${day}`;
}
