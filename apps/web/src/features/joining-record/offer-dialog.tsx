import { PAY_STEP_IN_LPA_INR } from '@talaash/domain/job-terms/limit';
import type { Pay } from '@talaash/domain/job-terms/schema';
import { jobOfferRefusal, latestToday } from '@talaash/domain/joining-record/rule';
import { JOINING_SENTENCES } from '@talaash/domain/joining-record/words';
import { useId, useState } from 'react';
import { lateSchema, useCheck } from '../../lib/late-schema.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './joining-record.module.css';
import { useOffer } from './joining-record.ts';

const OFFER = lateSchema(async () => (await import('@talaash/domain/joining-record/schema')).NewJobOffer);

interface OfferDialogProps {
  threadId: string;
  otherName: string;
  pay: Pay | null | undefined;
  onClose: () => void;
}

/** What is typed about an offer, and what is wrong with it. Errors of what is not typed yet show after a first try. */
function useDraft({ threadId, pay, onClose }: OfferDialogProps) {
  const [nowMs] = useState(() => Date.now());
  const [typed, setTyped] = useState({
    offeredIsoDate: new Date(nowMs).toISOString().slice(0, 10),
    joiningIsoDate: '',
    from: pay?.from,
    to: pay?.to,
    isUnstated: false,
  });
  const [isTried, setTried] = useState(false);
  const offer = useOffer();
  const { check, read } = useCheck(OFFER, true);
  const { offeredIsoDate, joiningIsoDate, from, to, isUnstated } = typed;
  const draft = { threadId, offeredIsoDate, joiningIsoDate, pay: isUnstated ? null : { from, to } };
  const checked = check?.(draft);
  const refused = offeredIsoDate === '' || joiningIsoDate === '' ? undefined : jobOfferRefusal(draft, nowMs);
  const errors: Record<string, string> = {
    ...(isTried && checked?.ok === false ? checked.errors : {}),
    ...(refused ? { [refused.field]: refused.message } : {}),
  };
  async function submit() {
    setTried(true);
    const result = (await read())(draft);
    if (result.ok && !refused) offer.mutate(result.value, { onSuccess: onClose });
  }
  return {
    typed,
    errors,
    nowMs,
    isPending: offer.isPending,
    submit,
    type: (change: Partial<typeof typed>) => setTyped({ ...typed, ...change }),
  };
}

/** Records a job offer: its day, the first day of work and the pay. */
export function OfferDialog(props: OfferDialogProps) {
  const { typed, errors, nowMs, isPending, submit, type } = useDraft(props);
  const { otherName, onClose } = props;
  const formId = useId();
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Record a job offer"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" loading={isPending}>
            Record the offer
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{otherName} is asked to accept or decline it.</p>
        <div className={css['range']}>
          <DateField
            label="Day of the offer"
            value={typed.offeredIsoDate}
            onChange={(offeredIsoDate) => type({ offeredIsoDate })}
            max={latestToday(nowMs)}
            error={errors['offeredIsoDate']}
          />
          <DateField
            label="First day of work"
            value={typed.joiningIsoDate}
            onChange={(joiningIsoDate) => type({ joiningIsoDate })}
            min={typed.offeredIsoDate}
            error={errors['joiningIsoDate']}
          />
        </div>
        {typed.isUnstated ? null : <PayRange typed={typed} errors={errors} type={type} />}
        <CheckboxField
          label="Don’t state the pay"
          checked={typed.isUnstated}
          onChange={(isUnstated) => type({ isUnstated })}
        />
        <p className={css['hint']}>{JOINING_SENTENCES.private} It is deleted after two years.</p>
      </form>
    </Dialog>
  );
}

function PayRange({ typed, errors, type }: Pick<ReturnType<typeof useDraft>, 'typed' | 'errors' | 'type'>) {
  return (
    <div className={css['range']}>
      <NumberField
        label="Pay from, ₹"
        unit="LPA"
        step={PAY_STEP_IN_LPA_INR}
        value={typed.from}
        error={errors['pay.from']}
        onChange={(from) => type({ from })}
      />
      <NumberField
        label="Pay to, ₹"
        unit="LPA"
        step={PAY_STEP_IN_LPA_INR}
        value={typed.to}
        error={errors['pay.to']}
        onChange={(to) => type({ to })}
      />
    </div>
  );
}
