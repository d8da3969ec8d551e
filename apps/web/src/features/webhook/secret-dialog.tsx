import { copiedSentence, COPY_FAILED_SENTENCE } from '@talaash/domain/clipboard/words';
import { WEBHOOK_OVERLAP_DAYS } from '@talaash/domain/webhook/limit';
import type { WebhookEndpoint } from '@talaash/domain/webhook/schema';
import { WEBHOOK_SECRET_LABEL, WEBHOOK_SENTENCES, webhookOverlapLabel } from '@talaash/domain/webhook/words';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/call-error.ts';
import { copyText } from '../../lib/clipboard.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { IconCopy } from '../../ui/icon/copy.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './webhook.module.css';
import { useRotateSecret, useShowSecret } from './webhooks.ts';

interface SecretShownProps {
  /** Undefined while it is read. */
  secret: string | undefined;
  error?: string | undefined;
  onClose: () => void;
}

/** Shows the signing secret of an endpoint. */
export function SecretShown({ secret, error, onClose }: SecretShownProps) {
  async function copy() {
    if (await copyText(secret ?? '')) toast.success(copiedSentence(WEBHOOK_SECRET_LABEL));
    else toast.error(COPY_FAILED_SENTENCE);
  }
  return (
    <Dialog
      opened
      size="l"
      title={WEBHOOK_SECRET_LABEL}
      closeOnOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button icon={<IconCopy aria-hidden />} disabled={secret === undefined} onClick={() => void copy()}>
            Copy
          </Button>
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={css['form']}>
        <p>{WEBHOOK_SENTENCES.secretHelp}</p>
        {secret === undefined ? null : <code className={css['secret']}>{secret}</code>}
        {secret === undefined && error === undefined ? (
          <TextSkeleton lines={1} label="Loading the secret" />
        ) : null}
        {error === undefined ? null : <p role="alert">{error}</p>}
      </div>
    </Dialog>
  );
}

interface SecretDialogProps {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Reads the secret of a stored endpoint, and shows it. */
export function SecretDialog({ endpoint: { key }, onClose }: SecretDialogProps) {
  const { mutate, data, error } = useShowSecret();
  useEffect(() => mutate(key), [mutate, key]);
  return (
    <SecretShown
      secret={data?.secret}
      error={error ? sentenceOf(error, WEBHOOK_SENTENCES.failed) : undefined}
      onClose={onClose}
    />
  );
}

const OVERLAPS = Array.from({ length: WEBHOOK_OVERLAP_DAYS.max + 1 }, (_, days) => ({
  value: String(days),
  label: webhookOverlapLabel(days),
}));

/** Gives an endpoint a new secret, and asks how long the current one signs too. */
export function RotateDialog({ endpoint, onClose }: SecretDialogProps) {
  const [days, setDays] = useState('1');
  const rotate = useRotateSecret();
  if (rotate.data) return <SecretShown secret={rotate.data.secret} onClose={onClose} />;
  return (
    <Dialog
      opened
      title="Rotate secret"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            loading={rotate.isPending}
            onClick={() => rotate.mutate({ ...endpoint.key, overlapDays: Number(days) })}
          >
            Rotate
          </Button>
        </>
      }
    >
      <div className={css['form']}>
        <p>{WEBHOOK_SENTENCES.rotateHelp}</p>
        <SelectField
          label="The current secret signs too"
          options={OVERLAPS}
          value={days}
          onChange={setDays}
        />
        {rotate.error ? <p role="alert">{sentenceOf(rotate.error, WEBHOOK_SENTENCES.failed)}</p> : null}
      </div>
    </Dialog>
  );
}
