import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { useState } from 'react';
import { useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { FormFailure, NarrowFormFoot } from '../../lib/form-foot.tsx';
import { useProof } from '../../lib/use-proof.ts';
import { Link } from '../../ui/press/link.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { requestPasswordReset } from './sign-in.ts';
import { EmailField } from './credential-field.tsx';

const FORGOT = lateSchema(async () => (await import('@talaash/domain/account/schema')).ForgotPassword);

/** @param typedEmail the email typed in the previous form */
export function ForgotPasswordForm({ typedEmail }: { typedEmail: string }) {
  const [isSent, setSent] = useState(false);
  const proof = useProof('requestPasswordReset');
  const form = useRecordForm({
    schema: FORGOT,
    saysWhatIsMissing: true,
    areAllRequired: true,
    start: { email: typedEmail },
    failedSentence: 'The reset link could not be sent. Please try again.',
    save: async (request) => {
      await requestPasswordReset(request);
      setSent(true);
    },
  });

  return (
    <form {...form.props} {...proof} className={css['form']}>
      <AccountHead title="Forgot your password?">
        Enter your email. We will send you a link to choose a new password.
      </AccountHead>
      {isSent && !form.failure ? (
        <Banner tone="ok" live>
          {ACCOUNT_SENTENCES.resetMailSent}
        </Banner>
      ) : null}
      <FormFailure form={form} />
      <EmailField {...form.field('email')} />
      <NarrowFormFoot form={form} saveLabel="Send Reset Link" />
      <p className={css['foot']}>
        <Link to="/auth/login">Back to login</Link>
      </p>
    </form>
  );
}
