import { countOf } from '@talaash/domain/base/count';
import { dayIn, elsewhereWords, rangeIn, timeIn } from '@talaash/domain/meeting/time-words';
import type { MeetingOffer } from '@talaash/domain/meeting/schema';
import { MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import { isOverlap } from '@talaash/domain/meeting/rule';
import { useId, useState } from 'react';
import { classNames } from '../../ui/base/class-names.ts';
import checkCss from '../../ui/field/checkbox.module.css';
import { Button } from '../../ui/press/button.tsx';
import css from './meeting.module.css';
import { useMeetingWeek, useTake } from './meeting.ts';
import { rangeOfSlot } from './week.ts';

interface SlotListProps {
  offer: MeetingOffer;
  zone: string;
  otherName: string;
  onOfferOther: () => void;
}

/** The slots that the other side offers, each a row. One press takes the chosen one. */
export function SlotList({ offer, zone, otherName, onOfferOther }: SlotListProps) {
  const { minutes, reason, movesMeetingId, keptUntilIsoDateTimeUtc, memberNames } = offer;
  const starts = offer.slots.map((slot) => Date.parse(slot));
  const isMove = movesMeetingId !== undefined;
  const take = useTake(isMove);
  const [chosen, setChosen] = useState<number>();
  const [nowMs] = useState(() => Date.now());
  const noteOf = useNotes(starts, minutes, nowMs);
  const id = useId();
  const keptMs = Date.parse(keptUntilIsoDateTimeUtc);
  const people = memberNames.length > 0 ? ` with ${memberNames.join(', ')}` : '';
  return (
    <form
      className={css['card']}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) return;
        take.mutate({
          meetingOfferId: offer.meetingOfferId,
          startsIsoDateTimeUtc: new Date(chosen).toISOString(),
          timeZone: zone,
        });
      }}
    >
      <fieldset className={css['slots']}>
        <legend>
          {isMove ? `${otherName} asks to move your meeting` : `Take a slot: ${minutes} minutes${people}`}
        </legend>
        {reason ? <p className={css['reason']}>“{reason}”</p> : null}
        {starts.map((start) => {
          const note = noteOf(start);
          const elsewhere = elsewhereWords(zone, offer.timeZone, start);
          return (
            <label key={start} className={css['slot']} data-chosen={start === chosen || undefined}>
              <input
                type="radio"
                name={id}
                value={start}
                checked={start === chosen}
                disabled={start <= nowMs}
                className={classNames(checkCss['check'], checkCss['radio'])}
                onChange={() => setChosen(start)}
              />
              <span className={css['when']}>
                <b>{dayIn(zone, start)}</b>
                <span>
                  {rangeIn(zone, start, start + minutes * 60_000)}
                  {elsewhere === undefined ? '' : ` · ${elsewhere}`}
                </span>
              </span>
              {note ? (
                <span className={css['note']} data-tone={note.tone}>
                  {note.text}
                </span>
              ) : null}
            </label>
          );
        })}
      </fieldset>
      <div className={css['acts']}>
        <Button
          type="submit"
          tone="primary"
          size="l"
          loading={take.isPending}
          disabled={chosen === undefined ? 'Choose a slot first' : false}
        >
          {chosen === undefined ? 'Take a slot' : `Take ${takeWords(zone, chosen)}`}
        </Button>
        <Button size="l" onClick={onOfferOther}>
          Offer other slots
        </Button>
      </div>
      <p className={css['hint']}>
        {countOf(starts.length, 'slot')} kept for you until {dayIn(zone, keptMs)}, {timeIn(zone, keptMs)}.{' '}
        {MEETING_SENTENCES.onePress}
      </p>
    </form>
  );
}

/** Tuesday 15:00. */
const takeWords = (zone: string, ms: number): string =>
  `${dayIn(zone, ms).split(' ')[0] ?? ''} ${timeIn(zone, ms)}`;

/** What the calendar and the meetings of the own side say about each slot. */
function useNotes(starts: readonly number[], minutes: number, nowMs: number) {
  const week = useMeetingWeek({
    fromMs: Math.min(...starts),
    toMs: Math.max(...starts) + minutes * 60_000,
    memberUids: [],
  }).data;
  const busy = [...(week?.busy ?? []), ...(week?.meetings ?? [])].map((range) => ({
    startMs: Date.parse(range.startsIsoDateTimeUtc),
    endMs: Date.parse(range.endsIsoDateTimeUtc),
  }));
  return (start: number) => {
    if (start <= nowMs) return { text: MEETING_SENTENCES.gone, tone: 'warm' };
    if (busy.some((range) => isOverlap(range, rangeOfSlot(start, minutes))))
      return { text: MEETING_SENTENCES.overlaps, tone: 'warm' };
    return (week?.calendars.length ?? 0) > 0 ? { text: MEETING_SENTENCES.free, tone: 'ok' } : undefined;
  };
}
