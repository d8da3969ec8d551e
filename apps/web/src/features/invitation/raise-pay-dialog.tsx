import { PAY_STEP_IN_LPA_INR } from '@talaash/domain/job-terms/limit';
import type { Pay } from '@talaash/domain/job-terms/schema';
import { RAISE_PAY_SENTENCE } from '@talaash/domain/job-terms/form-words';
import { useState } from 'react';
import { lateSchema, useCheck } from '../../lib/late-schema.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './invitation-card.module.css';
import type { InvitationChange } from './invitation-change.ts';

const PAY = lateSchema(async () => (await import('@talaash/domain/job-terms/schema')).Pay);

interface RaisePayDialogProps {
  /** The pay that the invitation states; none if it states none. */
  pay: Pay | null | undefined;
  change: InvitationChange;
  onClose: () => void;
}

/** Raises the pay of a waiting invitation. The server has the last word on whether it is more. */
export function RaisePayDialog({ pay, change: { raisePay }, onClose }: RaisePayDialogProps) {
  const [range, setRange] = useState<{ from: number | undefined; to: number | undefined }>({
    from: pay?.from,
    to: pay?.to,
  });
  const { check } = useCheck(PAY, true);
  const checked = check?.(range);
  const errors = checked?.ok === false ? checked.errors : {};
  const isSame = range.from === pay?.from && range.to === pay?.to;
  return (
    <Dialog
      opened
      title={pay ? 'Raise pay' : 'State pay'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            loading={raisePay.isPending}
            disabled={!checked?.ok || isSame}
            onClick={() => checked?.ok && raisePay.mutate(checked.value, { onSuccess: onClose })}
          >
            {pay ? 'Raise pay' : 'State pay'}
          </Button>
        </>
      }
    >
      <div className={css['range']}>
        <NumberField
          label="From, ₹"
          unit="LPA"
          step={PAY_STEP_IN_LPA_INR}
          value={range.from}
          error={errors['from']}
          onChange={(from) => setRange({ ...range, from })}
        />
        <NumberField
          label="To, ₹"
          unit="LPA"
          step={PAY_STEP_IN_LPA_INR}
          value={range.to}
          error={errors['to']}
          onChange={(to) => setRange({ ...range, to })}
        />
      </div>
      <p>{RAISE_PAY_SENTENCE}</p>
    </Dialog>
  );
}
