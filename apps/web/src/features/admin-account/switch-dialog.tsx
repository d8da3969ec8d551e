import { DISABLE_REASON_LENGTH_MAX, DISABLE_REASON_LENGTH_MIN } from '@talaash/domain/admin-account/limit';
import type { AccountSwitch } from '@talaash/domain/admin-account/schema';
import { ADMIN_ACCOUNT_SENTENCES } from '@talaash/domain/admin-account/words';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { FormFailure } from '../../lib/form-foot.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './accounts.module.css';

const SWITCH = lateSchema(async () => (await import('@talaash/domain/admin-account/schema')).AccountSwitch);

interface SwitchDialogProps {
  uid: string;
  name: string;
  /** The current state. */
  isDisabled: boolean;
  onClose: () => void;
}

/** Asks for the reason to disable or enable an account. */
export function SwitchDialog({ uid, name, isDisabled, onClose }: SwitchDialogProps) {
  const verb = isDisabled ? 'Enable' : 'Disable';
  const form = useRecordForm({
    schema: SWITCH,
    saysWhatIsMissing: true,
    start: { uid, reason: '' },
    failedSentence: ADMIN_ACCOUNT_SENTENCES.failed,
    save: async (entered: AccountSwitch) => {
      await api.adminAccount[isDisabled ? 'enable' : 'disable'].call(entered);
      toast.success(isDisabled ? ADMIN_ACCOUNT_SENTENCES.enabled : ADMIN_ACCOUNT_SENTENCES.disabled);
      onClose();
      await queryClient.invalidateQueries({ queryKey: api.adminAccount.key() });
    },
  });
  return (
    <Dialog
      opened
      title={`${verb} ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone={isDisabled ? 'primary' : 'danger'}
            type="submit"
            form={form.props.id}
            loading={form.isSaving}
            disabled={form.saveRefusal ?? false}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form {...form.props} className={css['form']}>
        <FormFailure form={form} />
        <p>
          {isDisabled
            ? 'They can log in again. A talent who is open to work returns to search.'
            : 'We log them out on all devices, and they cannot log in. Talents are removed from search. Nothing is deleted.'}
        </p>
        <TextArea
          label="Reason"
          help={`${DISABLE_REASON_LENGTH_MIN} to ${DISABLE_REASON_LENGTH_MAX} characters. It stays in the audit trail and in the person’s data export.`}
          {...form.field('reason')}
        />
      </form>
    </Dialog>
  );
}
