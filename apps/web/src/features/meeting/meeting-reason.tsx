import { MEETING_REASON_LENGTH_MAX } from '@talaash/domain/meeting/limit';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';

const ACTS = {
  move: {
    title: 'Move this meeting?',
    act: { label: 'Choose other slots', tone: 'primary' },
    more: ' Until they take another slot, the agreed time stays.',
  },
  cancel: {
    title: 'Cancel this meeting?',
    act: { label: 'Cancel the meeting', tone: 'danger' },
    more: '',
  },
} as const;

interface MeetingReasonProps {
  kind: 'move' | 'cancel';
  otherName: string;
  isPending: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks why a meeting moves or is cancelled. */
export function MeetingReason({ kind, otherName, ...rest }: MeetingReasonProps) {
  const { title, act, more } = ACTS[kind];
  return (
    <ReasonDialog
      {...{ title, act }}
      keepLabel="Keep it"
      field={{
        label: 'Reason',
        hint: `${otherName} reads it.${more}`,
        maxLength: MEETING_REASON_LENGTH_MAX,
      }}
      {...rest}
    />
  );
}
