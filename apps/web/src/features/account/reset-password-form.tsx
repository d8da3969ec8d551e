import { AUTH_ACTION_SENTENCES } from '@talaash/domain/account/words';
import { useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { FormFailure, NarrowFormFoot } from '../../lib/form-foot.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { PasswordPair } from './password-pair.tsx';
import { resetPassword } from './sign-in.ts';
import { UserName } from './credential-field.tsx';

const RESET = lateSchema(async () => (await import('@talaash/domain/account/schema')).ResetPassword);

interface ResetPasswordFormProps {
  oobCode: string;
  /** The email of the account. */
  email: string;
  onReset: () => void;
}

export function ResetPasswordForm({ oobCode, email, onReset }: ResetPasswordFormProps) {
  const form = useRecordForm({
    schema: RESET,
    saysWhatIsMissing: true,
    areAllRequired: true,
    start: { password: '', confirmPassword: '' },
    failedSentence: AUTH_ACTION_SENTENCES.resetFailed,
    save: async (passwords) => {
      await resetPassword({ ...passwords, oobCode });
      onReset();
    },
  });

  return (
    <form {...form.props} className={css['form']}>
      <AccountHead title="Choose a new password">
        For <span className={css['email']}>{email}</span>
      </AccountHead>
      <FormFailure form={form} />
      <UserName email={email} />
      <PasswordPair password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
      <NarrowFormFoot form={form} saveLabel="Reset password" />
    </form>
  );
}
