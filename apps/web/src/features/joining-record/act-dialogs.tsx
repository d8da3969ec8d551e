import { JOINING_REASON_LENGTH_MAX } from '@talaash/domain/joining-record/limit';
import { joinedDateRefusal, latestToday } from '@talaash/domain/joining-record/rule';
import type { JoiningRecord } from '@talaash/domain/joining-record/schema';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useId, useState } from 'react';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';

interface DisputeDialogProps {
  isPending: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks what is wrong with a record. */
export const DisputeDialog = (props: DisputeDialogProps) => (
  <ReasonDialog
    title="Dispute this record?"
    act={{ label: 'Dispute it', tone: 'primary' }}
    keepLabel="Cancel"
    field={{
      label: 'What is wrong',
      hint: 'The other side reads it. A disputed record counts in no figures. You can take the dispute back.',
      maxLength: JOINING_REASON_LENGTH_MAX,
    }}
    {...props}
  />
);

interface JoinedDialogProps {
  record: JoiningRecord;
  side: UserType;
  isPending: boolean;
  onClose: () => void;
  onJoined: (joinedIsoDate: string) => void;
}

/** Asks for the first day of work. */
export function JoinedDialog({ record, side, isPending, onClose, onJoined }: JoinedDialogProps) {
  const [nowMs] = useState(() => Date.now());
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const suggested = record[side].joinedIsoDate ?? record.joiningIsoDate;
  const [day, setDay] = useState(suggested > today ? today : suggested);
  const formId = useId();
  const refused = day === '' ? undefined : joinedDateRefusal(day, record, nowMs);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={side === 'talent' ? 'When did you join?' : 'When did they join?'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            loading={isPending}
            disabled={day === '' ? 'Choose the day first' : (refused?.message ?? false)}
          >
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (day !== '' && !refused && !isPending) onJoined(day);
        }}
      >
        <DateField
          label="First day of work"
          hint="The other side confirms it."
          value={day}
          onChange={setDay}
          min={record.offeredIsoDate}
          max={latestToday(nowMs)}
          error={refused?.message}
        />
      </form>
    </Dialog>
  );
}
