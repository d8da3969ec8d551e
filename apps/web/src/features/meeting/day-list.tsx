import { MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import { isOverlap } from '@talaash/domain/meeting/rule';
import { elsewhereWords, rangeIn, shortDayIn } from '@talaash/domain/meeting/time-words';
import { useState } from 'react';
import { classNames } from '../../ui/base/class-names.ts';
import checkCss from '../../ui/field/checkbox.module.css';
import { SelectField } from '../../ui/field/select-field.tsx';
import css from './meeting.module.css';
import type { SlotView } from './view.ts';
import { isOutside, momentOfCell, placeRefusal, rangeOfSlot, withoutSlot } from './week.ts';

const STEP = 30;

/** The times of one day, as rows that are 60 px high. */
export function DayList({
  week,
  own,
  other,
  otherName,
  minutes,
  slots,
  busy,
  nowMs,
  onPlace,
  onRemove,
}: SlotView) {
  const isAhead = (day: number) => (momentOfCell(week, { day, minutes: 23 * 60 }) ?? 0) > nowMs;
  const days = week.dates.map((_, day) => day).filter(isAhead);
  const [wanted, setDay] = useState(0);
  const day = days.includes(wanted) ? wanted : (days[0] ?? 0);
  const ranges = [...(busy?.busy ?? []), ...(busy?.meetings ?? [])].map((range) => ({
    startMs: Date.parse(range.startsIsoDateTimeUtc),
    endMs: Date.parse(range.endsIsoDateTimeUtc),
  }));
  const noteOf = (start: number) => {
    const slot = rangeOfSlot(start, minutes);
    if (ranges.some((range) => isOverlap(range, slot))) return MEETING_SENTENCES.overlaps;
    return isOutside(other, slot) ? MEETING_SENTENCES.outsideOther(otherName) : undefined;
  };
  const starts = Array.from({ length: (own.dayEndMinutes - own.dayStartMinutes) / STEP }, (_, at) =>
    momentOfCell(week, { day, minutes: own.dayStartMinutes + at * STEP }),
  ).filter((start) => start !== undefined);
  const shown = starts.filter(
    (start) =>
      slots.includes(start) || placeRefusal(start, minutes, withoutSlot(slots, start), nowMs) === undefined,
  );
  return (
    <div className={css['day']}>
      <SelectField
        label="Day"
        value={String(day)}
        options={days.map((one) => ({
          value: String(one),
          label: shortDayIn(week.zone, momentOfCell(week, { day: one, minutes: 12 * 60 }) ?? week.fromMs),
        }))}
        onChange={(value) => setDay(Number(value))}
      />
      {shown.length === 0 ? <p className={css['hint']}>No time is left on this day.</p> : null}
      {shown.map((start) => {
        const isChosen = slots.includes(start);
        const note = noteOf(start);
        return (
          <label key={start} className={css['slot']} data-chosen={isChosen || undefined}>
            <input
              type="checkbox"
              className={classNames(checkCss['check'])}
              checked={isChosen}
              onChange={() => (isChosen ? onRemove(start) : onPlace(start))}
            />
            <span className={css['when']}>
              <b>{rangeIn(week.zone, start, start + minutes * 60_000)}</b>
              <span>{elsewhereWords(week.zone, other.timeZone, start) ?? 'the same there'}</span>
            </span>
            {note ? (
              <span className={css['note']} data-tone="warm">
                {note}
              </span>
            ) : null}
          </label>
        );
      })}
    </div>
  );
}
