import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import { API_KEY_DAYS, API_KEY_NAME_LENGTH } from '@talaash/domain/api-key/limit';
import type { ApiKey } from '@talaash/domain/api-key/schema';
import { API_KEY_SENTENCES, endLabel } from '@talaash/domain/api-key/words';
import { useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/format.ts';
import { ScopeFields } from '../../parts/scope-fields.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './api-key.module.css';
import { useCreateApiKey, useUpdateApiKey } from './api-keys.ts';
import { SecretShown } from './secret-shown.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a stored key, its end can stay. */
const KEPT = 'kept';

const END_OPTIONS = API_KEY_DAYS.map((days) => ({ value: String(days), label: endLabel(days) }));

interface KeyDialogProps {
  /** The stored key; undefined for a new one. */
  apiKey: ApiKey | undefined;
  onClose: () => void;
}

/** Creates a key and shows its secret, or changes one. */
export function KeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { form, set, submit, canSave, isPending, errors, secret } = useEdit(apiKey, onClose);
  if (secret !== undefined) return <SecretShown name={form.name} secret={secret} onClose={onClose} />;
  const ends = apiKey
    ? [{ value: KEPT, label: `On ${formatDate(apiKey.endsIsoDateTimeUtc)}` }, ...END_OPTIONS]
    : END_OPTIONS;
  return (
    <Dialog
      opened
      size="l"
      title={apiKey ? 'Edit API key' : 'New API key'}
      closeOnOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={isPending} disabled={!canSave} onClick={submit}>
            {apiKey ? 'Save' : 'Create'}
          </Button>
        </>
      }
    >
      <div className={css['form']}>
        <TextField
          label="Name"
          value={form.name}
          maxLength={API_KEY_NAME_LENGTH.max}
          autoComplete="off"
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <ScopeFields
          legend="What the key may do"
          chosen={form.scopes}
          onChange={(scopes) => set({ scopes })}
        />
        <SelectField label="Ends" options={ends} value={form.end} onChange={(end) => set({ end })} />
        <TextArea
          label="Addresses"
          rows={3}
          value={form.networks}
          help={API_KEY_SENTENCES.networksHelp}
          error={errors.networks}
          spellCheck={false}
          onChange={(networks) => set({ networks })}
        />
        {errors.form ? <p role="alert">{errors.form}</p> : null}
      </div>
    </Dialog>
  );
}

interface Form {
  name: string;
  scopes: ApiKeyScope[];
  /** The lines of the field. */
  networks: string;
  /** Days from now, or KEPT. */
  end: string;
}

const startOf = (apiKey: ApiKey | undefined): Form => ({
  name: apiKey?.name ?? '',
  scopes: apiKey?.scopes ?? [],
  networks: apiKey?.networks.join('\n') ?? '',
  end: apiKey ? KEPT : String(API_KEY_DAYS[1]),
});

/** The values of the form, and its save. */
function useEdit(apiKey: ApiKey | undefined, onClose: () => void) {
  const [form, setForm] = useState(() => startOf(apiKey));
  const create = useCreateApiKey();
  const update = useUpdateApiKey(onClose);
  const { isPending, error } = apiKey ? update : create;
  const canSave = form.name.trim() !== '' && form.scopes.length > 0;
  function submit() {
    if (!canSave || isPending) return;
    const draft = {
      name: form.name,
      scopes: form.scopes,
      networks: form.networks.split(/[\s,]+/).filter(Boolean),
      endsIsoDateTimeUtc:
        apiKey && form.end === KEPT
          ? apiKey.endsIsoDateTimeUtc
          : new Date(Date.now() + Number(form.end) * DAY_MS).toISOString(),
    };
    if (apiKey) update.mutate({ ...draft, key: apiKey.key });
    else create.mutate(draft);
  }
  function set(change: Partial<Form>) {
    setForm((before) => ({ ...before, ...change }));
    (apiKey ? update : create).reset();
  }
  return { form, set, submit, canSave, isPending, errors: failureOf(error), secret: create.data?.secret };
}

type Errors = { name?: string | undefined; networks?: string | undefined; form?: string | undefined };

function failureOf(error: unknown): Errors {
  if (!error) return {};
  if (!isCallError(error, 'VALIDATION_FAILED')) return { form: sentenceOf(error, API_KEY_SENTENCES.failed) };
  const ofNetwork = Object.entries(error.data).find(([field]) => field.startsWith('networks'));
  const { name, endsIsoDateTimeUtc: form } = error.data;
  return { name, networks: ofNetwork?.[1], form };
}
