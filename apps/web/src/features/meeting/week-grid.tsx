import { countOf } from '@talaash/domain/base/count';
import { MEETING_STEP_MINUTES } from '@talaash/domain/meeting/limit';
import { clockWords, placeOfZone, shortDayIn, timeIn } from '@talaash/domain/meeting/time-words';
import { MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import { aheadMinutes } from '@talaash/domain/meeting/zone';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { KeyCap } from '../../ui/key/key-cap.tsx';
import css from './week-grid.module.css';
import type { SlotView } from './view.ts';
import { type Cell, cellOf, isOutside, momentOfCell, movedCell, rangeOfSlot, slotAt } from './week.ts';

/** 80 px an hour. */
const PX_A_MINUTE = 80 / 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MOVES: Record<string, [days: number, steps: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -4],
  PageDown: [0, 4],
};

/** A week in two clocks. The pointer draws and moves slots; the keyboard has a cell that moves. */
export function WeekGrid(view: SlotView) {
  const { week, own, other, otherName, slots, nowMs } = view;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ top: Math.max(0, own.dayStartMinutes - 60) * PX_A_MINUTE });
  }, [own.dayStartMinutes]);
  const [cell, setCell] = useState<Cell>(() => ({
    day: Math.max(0, cellOf(week, nowMs)?.day ?? 0),
    minutes: own.dayStartMinutes,
  }));
  const [isInside, setInside] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const pointer = usePointer(view, body, setCell);
  const onKeyDown = useKeys(view, cell, (next) => setCell(keepInView(scroller.current, next)));
  const otherClock = (hour: number) => {
    const ms = momentOfCell(week, { day: cell.day, minutes: hour * 60 });
    return ms === undefined ? '–' : timeIn(other.timeZone, ms);
  };
  return (
    <div className={css['frame']}>
      <div className={css['heads']}>
        <span>{placeOfZone(week.zone)}</span>
        <span>{placeOfZone(other.timeZone)}</span>
        {week.dates.map((date, day) => (
          <div key={date} data-today={cellOf(week, nowMs)?.day === day || undefined}>
            <b>{shortDayIn(week.zone, momentOfCell(week, { day, minutes: 12 * 60 }) ?? week.fromMs)}</b>
            <span>{countOf(slots.filter((slot) => cellOf(week, slot)?.day === day).length, 'slot')}</span>
          </div>
        ))}
      </div>
      <div className={css['scroller']} ref={scroller}>
        <div className={css['clocks']} aria-hidden>
          {HOURS.map((hour) => (
            <span key={hour} style={{ top: hour * 60 * PX_A_MINUTE }}>
              {clockWords(hour * 60)}
            </span>
          ))}
        </div>
        <div className={css['clocks']} data-other aria-hidden>
          {HOURS.map((hour) => (
            <span key={hour} style={{ top: hour * 60 * PX_A_MINUTE }}>
              {otherClock(hour)}
            </span>
          ))}
        </div>
        <div
          ref={body}
          className={css['body']}
          role="application"
          tabIndex={0}
          aria-label={cellWords(view, cell)}
          aria-roledescription="week"
          onKeyDown={onKeyDown}
          onFocus={() => setInside(true)}
          onBlur={() => setInside(false)}
          {...pointer}
        >
          {week.dates.map((date, day) => (
            <Day key={date} view={view} day={day} />
          ))}
          {isInside ? <div className={css['cell']} style={boxOf(cell, MEETING_STEP_MINUTES)} /> : null}
        </div>
      </div>
      <p className={css['keys']} aria-hidden>
        <KeyCap>←→↑↓</KeyCap> move <KeyCap>Space</KeyCap> offer, take away <KeyCap>[ ]</KeyCap> week{' '}
        <KeyCap>D</KeyCap> length <KeyCap>↵</KeyCap> offer
      </p>
      <p className={css['keys']}>{MEETING_SENTENCES.grey(otherName)}</p>
    </div>
  );
}

/** The pointer draws a slot, or moves the one that it holds. */
function usePointer(view: SlotView, body: RefObject<HTMLDivElement | null>, setCell: (cell: Cell) => void) {
  const { week, slots, minutes } = view;
  const [drag, setDrag] = useState<{ start: number; grab: number }>();

  const cellAt = (event: PointerEvent, grabMinutes = 0): Cell | undefined => {
    const box = body.current?.getBoundingClientRect();
    if (!box) return undefined;
    const day = Math.floor(((event.clientX - box.left) / box.width) * 7);
    const at = (event.clientY - box.top) / PX_A_MINUTE - grabMinutes;
    const steps = Math.floor(at / MEETING_STEP_MINUTES);
    return movedCell({ day: Math.min(6, Math.max(0, day)), minutes: 0 }, 0, steps);
  };

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    const at = cellAt(event);
    const ms = at && momentOfCell(week, at);
    if (at === undefined || ms === undefined) return;
    setCell(at);
    const found = slotAt(slots, minutes, ms);
    if (found === undefined) {
      if (view.onPlace(ms)) setDrag({ start: ms, grab: 0 });
    } else setDrag({ start: found, grab: (ms - found) / 60_000 });
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent) {
    if (drag === undefined) return;
    const at = cellAt(event, drag.grab);
    const ms = at && momentOfCell(week, at);
    if (ms !== undefined && ms !== drag.start && view.onPlace(ms, drag.start)) {
      if (at) setCell(at);
      setDrag({ ...drag, start: ms });
    }
  }

  const onPointerUp = () => setDrag(undefined);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** The keys of the grid. */
function useKeys(view: SlotView, cell: Cell, setCell: (cell: Cell) => void) {
  const { week, slots, minutes } = view;
  const ms = momentOfCell(week, cell);
  const here = ms === undefined ? undefined : slotAt(slots, minutes, ms);
  const takeAway = () => {
    if (here !== undefined) view.onRemove(here);
  };
  const acts: Record<string, () => unknown> = {
    ' ': () => (here === undefined ? view.onPlace(ms) : takeAway()),
    Delete: takeAway,
    Backspace: takeAway,
    '[': () => view.onWeek(-1),
    ']': () => view.onWeek(1),
    d: view.onLength,
    Enter: view.onSubmit,
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    const act = move ? () => setCell(movedCell(cell, ...move)) : acts[event.key];
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
}

function keepInView(box: HTMLElement | null, next: Cell): Cell {
  const top = next.minutes * PX_A_MINUTE;
  if (box && (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 120))
    box.scrollTo({ top: Math.max(0, top - box.clientHeight / 2) });
  return next;
}

const boxOf = ({ day, minutes }: Cell, length: number) => ({
  left: `${(day / 7) * 100}%`,
  top: minutes * PX_A_MINUTE,
  height: length * PX_A_MINUTE,
});

/** What a screen reader says of the cell. */
function cellWords({ week, other, slots, minutes, busy }: SlotView, cell: Cell): string {
  const ms = momentOfCell(week, cell);
  if (ms === undefined) return 'Clocks skip this time';
  const isBusy = busy?.busy.some(
    (range) => ms >= Date.parse(range.startsIsoDateTimeUtc) && ms < Date.parse(range.endsIsoDateTimeUtc),
  );
  return [
    shortDayIn(week.zone, ms),
    timeIn(week.zone, ms),
    `${timeIn(other.timeZone, ms)} in ${placeOfZone(other.timeZone)}`,
    ...(isBusy ? ['busy'] : []),
    ...(slotAt(slots, minutes, ms) === undefined ? [] : ['offered']),
  ].join(', ');
}

/** One column: its hours, what is busy, the meetings, and the slots. */
function Day({ view, day }: { view: SlotView; day: number }) {
  const { week, own, other, minutes, slots, busy } = view;
  const isGrey = (hour: number) => {
    const ms = momentOfCell(week, { day, minutes: hour * 60 });
    if (ms === undefined) return true;
    const range = rangeOfSlot(ms, MEETING_STEP_MINUTES);
    return isOutside(own, range) || isOutside(other, range);
  };
  const place = (startMs: number, endMs: number) => {
    const cell = cellOf(week, startMs);
    return cell?.day === day
      ? { top: cell.minutes * PX_A_MINUTE, height: ((endMs - startMs) / 60_000) * PX_A_MINUTE }
      : undefined;
  };
  return (
    <div className={css['column']}>
      {HOURS.map((hour) => (
        <i key={hour} data-grey={isGrey(hour) || undefined} style={{ top: hour * 60 * PX_A_MINUTE }} />
      ))}
      {busy?.busy.map((range) => {
        const box = place(Date.parse(range.startsIsoDateTimeUtc), Date.parse(range.endsIsoDateTimeUtc));
        return box ? (
          <div key={range.startsIsoDateTimeUtc} className={css['busy']} style={box}>
            busy
          </div>
        ) : null;
      })}
      {busy?.meetings.map((range) => {
        const box = place(Date.parse(range.startsIsoDateTimeUtc), Date.parse(range.endsIsoDateTimeUtc));
        return box ? (
          <div key={range.startsIsoDateTimeUtc} className={css['meeting']} style={box}>
            {range.otherName}
          </div>
        ) : null;
      })}
      {slots.map((start) => {
        const box = place(start, start + minutes * 60_000);
        return box ? (
          <div key={start} className={css['slot']} style={box}>
            <b>
              {timeIn(other.timeZone, start)} {placeOfZone(other.timeZone)}
            </b>
            {aheadMinutes(other.timeZone, week.zone, start) === 0 ? null : (
              <span>{timeIn(week.zone, start)} here</span>
            )}
          </div>
        ) : null;
      })}
    </div>
  );
}
