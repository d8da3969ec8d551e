import type { WebhookEndpoint } from '@talaash/domain/webhook/schema';
import { WEBHOOK_SENTENCES } from '@talaash/domain/webhook/words';
import { type ReactNode, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './webhook.module.css';
import { useReplay, useSwitchOn } from './webhooks.ts';

interface EndpointDialogProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

const HOUR_MS = 60 * 60 * 1000;

/** A time as the field has it: in the zone of the browser, to the minute. */
const fieldTime = (ms: number): string =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Sends the events since a time again. */
export function ReplayDialog({ endpoint: { key }, onClose }: EndpointDialogProps) {
  const [since, setSince] = useState(() => fieldTime(Date.now() - HOUR_MS));
  const [isOnlyMissed, setOnlyMissed] = useState(true);
  const replay = useReplay(onClose);
  const { error } = replay;
  const ofField = isCallError(error, 'VALIDATION_FAILED') ? error.data['sinceIsoDateTimeUtc'] : undefined;
  return (
    <AskingDialog
      title={WEBHOOK_SENTENCES.replay}
      button="Send again"
      isPending={replay.isPending}
      disabled={since === ''}
      onSubmit={() =>
        replay.mutate({ ...key, sinceIsoDateTimeUtc: new Date(since).toISOString(), isOnlyMissed })
      }
      onClose={onClose}
    >
      <p>{WEBHOOK_SENTENCES.replayHelp}</p>
      <TextField
        label="Since"
        type="datetime-local"
        value={since}
        error={ofField}
        onChange={(value) => {
          setSince(value);
          replay.reset();
        }}
      />
      <CheckboxField
        label="Only what the endpoint has not accepted"
        checked={isOnlyMissed}
        onChange={setOnlyMissed}
      />
      {error && ofField === undefined ? (
        <p role="alert">{sentenceOf(error, WEBHOOK_SENTENCES.failed)}</p>
      ) : null}
    </AskingDialog>
  );
}

/** Switches an endpoint on, and asks whether it gets what it missed. */
export function SwitchOnDialog({ endpoint: { key }, onClose }: EndpointDialogProps) {
  const [withMissed, setWithMissed] = useState(true);
  const switchOn = useSwitchOn(onClose);
  return (
    <AskingDialog
      title="Switch on"
      button="Switch on"
      isPending={switchOn.isPending}
      onSubmit={() => switchOn.mutate({ ...key, withMissed })}
      onClose={onClose}
    >
      <p>{WEBHOOK_SENTENCES.switchOnHelp}</p>
      <CheckboxField
        label="Also send what happened while it was off"
        help={WEBHOOK_SENTENCES.missedHelp}
        checked={withMissed}
        onChange={setWithMissed}
      />
      {switchOn.error ? <p role="alert">{sentenceOf(switchOn.error, WEBHOOK_SENTENCES.failed)}</p> : null}
    </AskingDialog>
  );
}

interface AskingDialogProps {
  title: string;
  button: string;
  isPending: boolean;
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

function AskingDialog({
  title,
  button,
  isPending,
  disabled,
  onSubmit,
  onClose,
  children,
}: AskingDialogProps) {
  return (
    <Dialog
      opened
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={isPending} disabled={disabled} onClick={onSubmit}>
            {button}
          </Button>
        </>
      }
    >
      <div className={css['form']}>{children}</div>
    </Dialog>
  );
}
