import { REMINDER_LENGTH_MAX } from '@talaash/domain/talent-record/limit';
import { reminderRefusal } from '@talaash/domain/talent-record/rule';
import type { TalentReminder } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { type FormEvent, useState } from 'react';
import { formatDate, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { useViewer } from '../../lib/session.ts';
import { useNow } from '../../lib/thread-time.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { IconBell } from '../../ui/icon/bell.ts';
import { IconCheck } from '../../ui/icon/check.ts';
import { IconPlus } from '../../ui/icon/plus.ts';
import { Button, IconButton } from '../../ui/press/button.tsx';
import { Fact, type RecordPart } from './fact.tsx';
import css from './record-panel.module.css';
import { failureAt, useAddReminder, useFinishReminder, useTeam } from './talent-record.ts';

/** The reminders that are not done. */
export function Reminders({ talentId, record: { reminders }, mayWrite }: RecordPart) {
  const [isAdding, setAdding] = useState(false);
  if (!mayWrite && reminders.length === 0) return null;
  return (
    <Fact label="Reminders">
      {reminders.length > 0 ? (
        <ul className={css['reminders']} aria-label="Reminders">
          {reminders.map((reminder) => (
            <Reminder key={reminder.reminderId} reminder={reminder} mayWrite={mayWrite} />
          ))}
        </ul>
      ) : null}
      {!mayWrite ? null : isAdding ? (
        <AddReminder talentId={talentId} openCount={reminders.length} onClose={() => setAdding(false)} />
      ) : (
        <Button
          size="s"
          tone="quiet"
          className={css['remind']}
          icon={<IconPlus aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Remind me
        </Button>
      )}
    </Fact>
  );
}

function Reminder({ reminder, mayWrite }: { reminder: TalentReminder; mayWrite: boolean }) {
  const { reminderId, text, dueIsoDateTimeUtc, member } = reminder;
  const isOwn = member.uid === useViewer().account?.uid;
  const isDue = Date.parse(dueIsoDateTimeUtc) <= useNow();
  const finish = useFinishReminder();
  return (
    <li className={css['line']}>
      <IconBell aria-hidden />
      <span className={css['words']}>
        <b data-due={isDue || undefined}>
          <LocalText of={() => `${formatDate(dueIsoDateTimeUtc)}, ${formatTime(dueIsoDateTimeUtc)}`} />
        </b>{' '}
        {text}{' '}
        <span className={css['dim']}>for {isOwn ? 'you' : (member.name ?? SENTENCES.formerMember)}</span>
      </span>
      {mayWrite ? (
        <IconButton
          size="s"
          label={`Done${text === '' ? '' : `: ${text}`}`}
          icon={<IconCheck aria-hidden />}
          loading={finish.isPending}
          onClick={() => finish.mutate({ reminderId, isDone: true })}
        />
      ) : null}
    </li>
  );
}

/** The day after this one as YYYY-MM-DD, in the time zone of the browser. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The moment of a date and a time in the time zone of the browser; undefined if one is missing. */
function isoAt(date: string, time: string): string | undefined {
  const at = new Date(`${date}T${time}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

interface AddReminderProps {
  talentId: string;
  openCount: number;
  onClose: () => void;
}

function useReminderDraft({ talentId, openCount, onClose }: AddReminderProps) {
  const ownUid = useViewer().account?.uid ?? '';
  const [date, setDate] = useState(tomorrow);
  const [time, setTime] = useState('10:00');
  const [text, setText] = useState('');
  const [uid, setUid] = useState(ownUid);
  const [refused, setRefused] = useState<string>();
  const add = useAddReminder();

  function submit(event: FormEvent) {
    event.preventDefault();
    const dueIsoDateTimeUtc = isoAt(date, time);
    const refusal =
      dueIsoDateTimeUtc === undefined
        ? SENTENCES.whenMissing
        : reminderRefusal({ dueMs: Date.parse(dueIsoDateTimeUtc), openCount, isForReader: true }, Date.now());
    setRefused(refusal);
    if (refusal !== undefined || dueIsoDateTimeUtc === undefined || add.isPending) return;
    add.mutate({ talentId, text, dueIsoDateTimeUtc, uid }, { onSuccess: onClose });
  }

  return {
    ...{ date, setDate, time, setTime, text, setText, uid, setUid, ownUid, submit },
    refused: refused ?? failureAt(add.error, 'dueIsoDateTimeUtc'),
    isPending: add.isPending,
  };
}

function AddReminder(props: AddReminderProps) {
  const { readers } = useTeam();
  const draft = useReminderDraft(props);
  const { ownUid } = draft;
  return (
    <form className={css['form']} aria-label="New reminder" onSubmit={draft.submit} noValidate>
      <div className={css['when']}>
        <DateField label="Date" autoFocus value={draft.date} onChange={draft.setDate} />
        <TextField label="Time" type="time" value={draft.time} onChange={draft.setTime} />
      </div>
      <TextField
        label="Note"
        hint="optional"
        value={draft.text}
        maxLength={REMINDER_LENGTH_MAX}
        onChange={draft.setText}
        error={draft.refused}
      />
      {readers.length > 1 ? (
        <SelectField
          label="For"
          options={readers.map(({ uid, name }) => ({
            value: uid,
            label: uid === ownUid ? `${name} (you)` : name,
          }))}
          value={draft.uid}
          onChange={draft.setUid}
        />
      ) : null}
      <div className={css['acts']}>
        <Button size="s" type="submit" tone="primary" loading={draft.isPending}>
          Set reminder
        </Button>
        <Button size="s" onClick={props.onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
