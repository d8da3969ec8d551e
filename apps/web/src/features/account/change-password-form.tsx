import { useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { FormFailure, NarrowFormFoot } from '../../lib/form-foot.tsx';
import { replaceSession } from '../../lib/session.ts';
import { toast } from '../../ui/overlay/toast.ts';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { PasswordPair } from './password-pair.tsx';
import { changePassword } from './sign-in.ts';
import { CurrentPasswordField, UserName } from './credential-field.tsx';

const CHANGE = lateSchema(async () => (await import('@talaash/domain/account/schema')).ChangePassword);

const start = { currentPassword: '', password: '', confirmPassword: '' };

export function ChangePasswordForm({ email }: { email: string }) {
  const form = useRecordForm({
    schema: CHANGE,
    saysWhatIsMissing: true,
    start,
    failedSentence: 'Your password could not be changed. Please try again.',
    save: async (passwords) => {
      await replaceSession(() => changePassword(passwords));
      form.restart(start);
      toast.success('Password changed. You are logged out on all other devices.');
    },
  });

  return (
    <form {...form.props} className={css['form']}>
      <AccountHead title="Change password">
        For <span className={css['email']}>{email}</span>. This logs you out on all other devices.
      </AccountHead>
      <FormFailure form={form} />
      <UserName email={email} />
      <CurrentPasswordField label="Current password" {...form.field('currentPassword')} />
      <PasswordPair password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
      <NarrowFormFoot form={form} saveLabel="Change password" />
    </form>
  );
}
