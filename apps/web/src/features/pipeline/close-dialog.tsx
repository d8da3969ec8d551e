import { CLOSE_REASONS, type CloseReason } from '@talaash/domain/pipeline/choice';
import { CLOSE_REASON_LABELS, PIPELINE_SENTENCES } from '@talaash/domain/pipeline/words';
import { useId, useState } from 'react';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';

interface CloseDialogProps {
  name: string;
  onClose: () => void;
  onReason: (reason: CloseReason) => void;
}

/** Asks why a person leaves the pipeline. */
export default function CloseDialog({ name, onClose, onReason }: CloseDialogProps) {
  const [reason, setReason] = useState<CloseReason | ''>('');
  const formId = useId();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={PIPELINE_SENTENCES.closeTitle(name)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            disabled={reason === '' ? PIPELINE_SENTENCES.needsReason : false}
          >
            Close the entry
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== '') onReason(reason);
        }}
      >
        <SelectField
          label="Reason"
          help={PIPELINE_SENTENCES.closeHint}
          value={reason}
          onChange={setReason}
          options={CLOSE_REASONS.map((value) => ({ value, label: CLOSE_REASON_LABELS[value] }))}
        />
      </form>
    </Dialog>
  );
}
