import { API_KEY_OVERLAP_DAYS } from '@talaash/domain/api-key/limit';
import type { ApiKey } from '@talaash/domain/api-key/schema';
import { API_KEY_SENTENCES, overlapLabel } from '@talaash/domain/api-key/words';
import { useState } from 'react';
import { sentenceOf } from '../../lib/call-error.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './api-key.module.css';
import { useRotateApiKey } from './api-keys.ts';
import { SecretShown } from './secret-shown.tsx';

const OVERLAPS = Array.from({ length: API_KEY_OVERLAP_DAYS.max + 1 }, (_, days) => ({
  value: String(days),
  label: overlapLabel(days),
}));

/** Gives a key a new secret, and asks how long the current one stays valid. */
export function RotateDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [days, setDays] = useState('1');
  const rotate = useRotateApiKey();
  if (rotate.data) return <SecretShown name={apiKey.name} secret={rotate.data.secret} onClose={onClose} />;
  return (
    <Dialog
      opened
      title={`Rotate ${apiKey.name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            loading={rotate.isPending}
            onClick={() => rotate.mutate({ ...apiKey.key, overlapDays: Number(days) })}
          >
            Rotate
          </Button>
        </>
      }
    >
      <div className={css['form']}>
        <p>{API_KEY_SENTENCES.rotateHelp}</p>
        <SelectField
          label="The current secret stays valid"
          options={OVERLAPS}
          value={days}
          onChange={setDays}
        />
        {rotate.error ? <p role="alert">{sentenceOf(rotate.error, API_KEY_SENTENCES.failed)}</p> : null}
      </div>
    </Dialog>
  );
}
