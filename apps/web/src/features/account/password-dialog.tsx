import { ERROR_SENTENCES } from '@talaash/domain/base/error-code';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure } from '../../lib/form-foot.tsx';
import { lateSchema } from '../../lib/late-schema.ts';
import { offerToAsk, usePasswordAsking } from '../../lib/recent-sign-in.ts';
import { useViewer } from '../../lib/session.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './account.module.css';
import { CurrentPasswordField, UserName } from './credential-field.tsx';

const PROOF = lateSchema(async () => (await import('@talaash/domain/account/schema')).PasswordProof);

/** Asks for the password when a call needs a recent log-in. The call is then repeated. */
export function PasswordDialog() {
  const asking = usePasswordAsking();
  useEffect(offerToAsk, []);
  return asking ? <OpenPasswordDialog onAnswer={asking.answer} /> : null;
}

function OpenPasswordDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const email = useViewer().account?.email ?? '';
  const form = useRecordForm({
    schema: PROOF,
    start: { currentPassword: '' },
    failedSentence: 'Your password could not be checked. Please try again.',
    save: async (proof) => {
      await api.account.confirmPassword.call(proof);
      onAnswer(true);
    },
  });
  return (
    <Dialog
      opened
      title="Confirm your password"
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button tone="primary" type="submit" form={form.props.id} loading={form.isSaving}>
            Continue
          </Button>
        </>
      }
    >
      <form {...form.props} className={css['form']}>
        <FormFailure form={form} />
        <p>{ERROR_SENTENCES.RECENT_SIGN_IN_REQUIRED}</p>
        <UserName email={email} />
        <CurrentPasswordField {...form.field('currentPassword')} />
      </form>
    </Dialog>
  );
}
