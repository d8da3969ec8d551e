import type { MeetingWeek, ThreadMeetings } from '@talaash/contract/meeting';
import { countOf } from '@talaash/domain/base/count';
import { MEETING_MINUTES, type MeetingMinutes } from '@talaash/domain/meeting/choice';
import { MEETING_MEMBERS_MAX, MEETING_SLOTS_MAX } from '@talaash/domain/meeting/limit';
import { usualKeptUntil } from '@talaash/domain/meeting/rule';
import {
  aheadWords,
  dayIn,
  placeOfZone,
  rangeIn,
  shortDayIn,
  timeIn,
} from '@talaash/domain/meeting/time-words';
import {
  CALENDAR_FAILURE_SENTENCES,
  MEETING_REFUSALS,
  MEETING_SENTENCES,
} from '@talaash/domain/meeting/words';
import { addDays, aheadMinutes, wallTime } from '@talaash/domain/meeting/zone';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { announce } from '../../ui/base/announce.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { IconArrowLeft } from '../../ui/icon/arrow-left.ts';
import { IconArrowRight } from '../../ui/icon/arrow-right.ts';
import { FullScreenDialog } from '../../ui/overlay/full-screen-dialog.tsx';
import { Button, IconButton } from '../../ui/press/button.tsx';
import { RemoveButton } from '../../ui/press/remove-button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { DayList } from './day-list.tsx';
import css from './meeting.module.css';
import { ownZoneOf, useMeetingWeek, useOffer } from './meeting.ts';
import { clockChangeIn, placeRefusal, weekOf, withoutSlot, withSlot } from './week.ts';
import { WeekGrid } from './week-grid.tsx';

interface OfferDialogProps {
  side: UserType;
  threadId: string;
  otherName: string;
  found: ThreadMeetings;
  /** The meeting that should move, and why. */
  moves: { meetingId: string; reason: string } | undefined;
  onClose: () => void;
}

const USUAL_MINUTES: MeetingMinutes = 45;

/** The slots that are being chosen. */
function useDraft(zone: string) {
  const [nowMs] = useState(() => Date.now());
  const [minutes, setMinutes] = useState<MeetingMinutes>(USUAL_MINUTES);
  const [slots, setSlots] = useState<number[]>([]);
  const [memberUids, setMemberUids] = useState<string[]>([]);
  const [date, setDate] = useState(() => wallTime(zone, nowMs).isoDate);
  const week = weekOf(zone, date);

  function place(startMs: number | undefined, without?: number): boolean {
    const others = without === undefined ? slots : withoutSlot(slots, without);
    const refused =
      others.length >= MEETING_SLOTS_MAX
        ? MEETING_REFUSALS.slotCount
        : placeRefusal(startMs, minutes, others, nowMs);
    if (refused !== undefined || startMs === undefined) {
      announce(refused ?? '');
      return false;
    }
    setSlots(withSlot(others, startMs));
    return true;
  }

  function changeLength(next: MeetingMinutes) {
    setMinutes(next);
    // Longer slots may overlap: the earlier one stays.
    setSlots((before) =>
      before.filter((start, at) => at === 0 || start >= (before[at - 1] ?? 0) + next * 60_000),
    );
  }

  return {
    nowMs,
    minutes,
    slots,
    memberUids,
    week,
    place,
    changeLength,
    setMember: (uid: string, isIn: boolean) =>
      setMemberUids((before) =>
        isIn ? [...before, uid].slice(0, MEETING_MEMBERS_MAX) : before.filter((one) => one !== uid),
      ),
    remove: (start: number) => setSlots((before) => withoutSlot(before, start)),
    moveWeek: (weeks: number) => setDate(addDays(week.dates[0] ?? date, weeks * 7)),
  };
}
type Draft = ReturnType<typeof useDraft>;

/** Offers slots from a week: on a wide screen in a grid, on a phone a day at a time. */
export function OfferDialog({ side, threadId, otherName, found, moves, onClose }: OfferDialogProps) {
  const zone = ownZoneOf(found);
  const draft = useDraft(zone);
  const { nowMs, minutes, slots, memberUids, week } = draft;
  const busy = useMeetingWeek({ fromMs: week.fromMs, toMs: week.toMs, memberUids }).data;
  const offer = useOffer();
  const isWide = useMedia('(width >= 900px)');
  const keptMs = slots.length === 0 ? undefined : usualKeptUntil(slots, nowMs);

  function submit() {
    if (keptMs === undefined) return;
    offer.mutate(
      {
        threadId,
        minutes,
        slots: slots.map((start) => new Date(start).toISOString()),
        memberUids,
        keptUntilIsoDateTimeUtc: new Date(keptMs).toISOString(),
        timeZone: zone,
        ...(moves === undefined ? {} : { moves }),
      },
      { onSuccess: onClose },
    );
  }

  const nextLength = MEETING_MINUTES[(MEETING_MINUTES.indexOf(minutes) + 1) % MEETING_MINUTES.length];
  const view = {
    week,
    own: { ...found.own, timeZone: zone },
    other: found.other,
    otherName,
    minutes,
    slots,
    busy,
    nowMs,
    onPlace: draft.place,
    onRemove: draft.remove,
    onWeek: draft.moveWeek,
    onLength: () => draft.changeLength(nextLength ?? minutes),
    onSubmit: submit,
  };
  const title = moves === undefined ? `Offer slots to ${otherName}` : `Other slots for ${otherName}`;
  const lacksRoom = side === 'company' && found.roomUrl === undefined;
  return (
    <FullScreenDialog
      opened
      onClose={onClose}
      label={title}
      bar={<h2 className={css['title']}>{title}</h2>}
      actions={
        <Button
          tone="primary"
          loading={offer.isPending}
          disabled={keptMs === undefined ? 'Choose a slot first' : false}
          onClick={submit}
        >
          {keptMs === undefined ? 'Offer slots' : `Offer ${countOf(slots.length, 'slot')}`}
        </Button>
      }
    >
      <div className={css['offer']}>
        <Tools draft={draft} otherZone={found.other.timeZone} />
        <ReadFailure busy={busy} zone={zone} />
        {found.members.length > 0 && moves === undefined ? (
          <Members draft={draft} members={found.members} otherName={otherName} />
        ) : null}
        {isWide ? <WeekGrid {...view} /> : <DayList {...view} />}
        <Chosen draft={draft} otherZone={found.other.timeZone} />
        <p className={css['hint']}>
          {keptMs === undefined
            ? `Choose up to ${MEETING_SLOTS_MAX} slots.`
            : `Kept until ${dayIn(zone, keptMs)}, ${timeIn(zone, keptMs)}, or until one is taken; then the others are free again.`}
          {lacksRoom ? ` ${MEETING_SENTENCES.noRoom}` : ''}
        </p>
      </div>
    </FullScreenDialog>
  );
}

/** The length, the week, and the clocks of the other side. */
function Tools({ draft, otherZone }: { draft: Draft; otherZone: string }) {
  const { week, nowMs, minutes } = draft;
  const { zone } = week;
  const change = clockChangeIn(week, otherZone);
  const minutesAhead = aheadMinutes(otherZone, zone, week.fromMs);
  const ahead =
    minutesAhead === 0 && change === undefined
      ? MEETING_SENTENCES.sameClocks
      : `${aheadWords(minutesAhead)} h`;
  return (
    <div className={css['tools']}>
      <SelectField
        label="Length"
        hideLabel
        size="s"
        value={String(minutes)}
        options={MEETING_MINUTES.map((length) => ({ value: String(length), label: `${length} minutes` }))}
        onChange={(value) => draft.changeLength(Number(value) as MeetingMinutes)}
      />
      <div className={css['weekNav']}>
        <IconButton
          label="The week before"
          icon={<IconArrowLeft aria-hidden />}
          disabled={week.fromMs <= nowMs}
          onClick={() => draft.moveWeek(-1)}
        />
        <span>
          {shortDayIn(zone, week.fromMs)} to {shortDayIn(zone, week.toMs - 60_000)}
        </span>
        <IconButton
          label="The week after"
          icon={<IconArrowRight aria-hidden />}
          onClick={() => draft.moveWeek(1)}
        />
      </div>
      <p className={css['hint']}>
        {placeOfZone(otherZone)}, {timeIn(otherZone, nowMs)} there now · {ahead}
        {change === undefined
          ? ''
          : `, from ${shortDayIn('UTC', Date.parse(change))} ${aheadWords(aheadMinutes(otherZone, zone, week.toMs))} h`}
      </p>
    </div>
  );
}

/** Says which calendar was not read, and from when its busy times are. */
function ReadFailure({ busy, zone }: { busy: MeetingWeek | undefined; zone: string }) {
  const failed = busy?.calendars.find(({ failure }) => failure !== undefined);
  if (!failed?.failure) return null;
  const readMs = failed.readIsoDateTimeUtc && Date.parse(failed.readIsoDateTimeUtc);
  return (
    <Banner tone="warm">
      The calendar of {failed.name} was not read. {CALENDAR_FAILURE_SENTENCES[failed.failure]}{' '}
      {readMs ? `Its busy times are from ${dayIn(zone, readMs)}, ${timeIn(zone, readMs)}.` : ''}
    </Banner>
  );
}

interface MembersProps {
  draft: Draft;
  members: ThreadMeetings['members'];
  otherName: string;
}

function Members({ draft, members, otherName }: MembersProps) {
  return (
    <fieldset className={css['members']}>
      <legend>Also takes part. {otherName} reads the names.</legend>
      {members.map(({ uid, name }) => (
        <CheckboxField
          key={uid}
          label={name}
          checked={draft.memberUids.includes(uid)}
          onChange={(isIn) => draft.setMember(uid, isIn)}
        />
      ))}
    </fieldset>
  );
}

/** The chosen slots as a list: what the grid shows, for those who do not see it. */
function Chosen({ draft: { slots, minutes, week, remove }, otherZone }: { draft: Draft; otherZone: string }) {
  const { zone } = week;
  if (slots.length === 0) return null;
  return (
    <ul className={css['chosen']} aria-label="Chosen slots">
      {slots.map((start) => (
        <li key={start}>
          <span>
            {shortDayIn(zone, start)}, {rangeIn(zone, start, start + minutes * 60_000)}
            {aheadMinutes(otherZone, zone, start) === 0 ? '' : ` · ${timeIn(otherZone, start)} there`}
          </span>
          <RemoveButton
            label={`Take away ${shortDayIn(zone, start)}, ${timeIn(zone, start)}`}
            onClick={() => remove(start)}
          />
        </li>
      ))}
    </ul>
  );
}
