import {
  kindsOfTopic,
  WEBHOOK_KINDS,
  WEBHOOK_TOPICS,
  type WebhookKind,
  type WebhookTopic,
} from '@talaash/domain/webhook/choice';
import { WEBHOOK_ADDRESS_LENGTH_MAX } from '@talaash/domain/webhook/limit';
import type { WebhookEndpoint } from '@talaash/domain/webhook/schema';
import { WEBHOOK_SENTENCES, WEBHOOK_TOPIC_LABELS, webhookKindLabel } from '@talaash/domain/webhook/words';
import { useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import { SecretShown } from './secret-dialog.tsx';
import css from './webhook.module.css';
import { useCreateEndpoint, useUpdateEndpoint } from './webhooks.ts';

interface EndpointDialogProps {
  /** The stored endpoint; undefined for a new one. */
  endpoint: WebhookEndpoint | undefined;
  onClose: () => void;
}

/** Adds an endpoint and shows its secret, or changes one. */
export function EndpointDialog({ endpoint, onClose }: EndpointDialogProps) {
  const { form, set, submit, canSave, isPending, errors, secret } = useEdit(endpoint, onClose);
  if (secret !== undefined) return <SecretShown secret={secret} onClose={onClose} />;
  return (
    <Dialog
      opened
      size="l"
      title={endpoint ? 'Edit webhook' : 'New webhook'}
      closeOnOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={isPending} disabled={!canSave} onClick={submit}>
            {endpoint ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <div className={css['form']}>
        <TextField
          label="Address"
          value={form.address}
          maxLength={WEBHOOK_ADDRESS_LENGTH_MAX}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          help={WEBHOOK_SENTENCES.addressHelp}
          error={errors.address}
          onChange={(address) => set({ address })}
        />
        {WEBHOOK_TOPICS.map((topic) => (
          <TopicFields key={topic} topic={topic} kinds={form.kinds} onChange={(kinds) => set({ kinds })} />
        ))}
        {errors.form ? <p role="alert">{errors.form}</p> : null}
      </div>
    </Dialog>
  );
}

interface TopicFieldsProps {
  topic: WebhookTopic;
  kinds: readonly WebhookKind[];
  onChange: (kinds: WebhookKind[]) => void;
}

/** The kinds of one topic, and all of them at once. */
function TopicFields({ topic, kinds, onChange }: TopicFieldsProps) {
  const own = kindsOfTopic(topic);
  const chosen = own.filter((kind) => kinds.includes(kind));
  const choose = (changed: readonly WebhookKind[], isChosen: boolean) =>
    onChange(WEBHOOK_KINDS.filter((kind) => (changed.includes(kind) ? isChosen : kinds.includes(kind))));
  const label = WEBHOOK_TOPIC_LABELS[topic];
  return (
    <fieldset className={css['topic']}>
      <legend>{label}</legend>
      <CheckboxField
        label={`All about ${label.toLowerCase()}`}
        checked={chosen.length === own.length}
        indeterminate={chosen.length > 0 && chosen.length < own.length}
        onChange={(isChosen) => choose(own, isChosen)}
      />
      <div className={css['kinds']}>
        {own.map((kind) => (
          <CheckboxField
            key={kind}
            label={webhookKindLabel(kind)}
            help={<code>{kind}</code>}
            checked={kinds.includes(kind)}
            onChange={(isChosen) => choose([kind], isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface Form {
  address: string;
  kinds: WebhookKind[];
}

/** The values of the form, and its save. */
function useEdit(endpoint: WebhookEndpoint | undefined, onClose: () => void) {
  const [form, setForm] = useState<Form>(() => ({
    address: endpoint?.address ?? '',
    kinds: endpoint?.kinds ?? [],
  }));
  const create = useCreateEndpoint();
  const update = useUpdateEndpoint(onClose);
  const { isPending, error } = endpoint ? update : create;
  const canSave = form.address.trim() !== '' && form.kinds.length > 0;
  function submit() {
    if (!canSave || isPending) return;
    if (endpoint) update.mutate({ ...form, key: endpoint.key });
    else create.mutate(form);
  }
  function set(change: Partial<Form>) {
    setForm((before) => ({ ...before, ...change }));
    (endpoint ? update : create).reset();
  }
  return { form, set, submit, canSave, isPending, errors: failureOf(error), secret: create.data?.secret };
}

type Errors = { address?: string | undefined; form?: string | undefined };

function failureOf(error: unknown): Errors {
  if (!error) return {};
  if (!isCallError(error, 'VALIDATION_FAILED')) return { form: sentenceOf(error, WEBHOOK_SENTENCES.failed) };
  return { address: error.data['address'], form: error.data['kinds'] };
}
