import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { CallError, isCallError } from '../../lib/call-error.ts';
import { type Leave, useRecordForm } from '../../lib/form.ts';
import { FormFailure } from '../../lib/form-foot.tsx';
import { lateSchema } from '../../lib/late-schema.ts';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useSecondFactor } from './second-factor.tsx';
import { logIn } from './sign-in.ts';
import { CurrentPasswordField, EmailField } from './credential-field.tsx';

const LOG_IN = lateSchema(async () => (await import('@talaash/domain/account/schema')).LogIn);

interface LogInFormProps {
  /** Starts the session and opens the next page. */
  onLoggedIn: () => Promise<Leave>;
  /** Passed on to the sign-up page, so that it returns there too. */
  redirect?: string | undefined;
}

export function LogInForm({ onLoggedIn, redirect }: LogInFormProps) {
  const secondFactor = useSecondFactor(onLoggedIn);
  return (
    secondFactor.form ?? (
      <PasswordForm onLoggedIn={onLoggedIn} redirect={redirect} onHeld={secondFactor.ask} />
    )
  );
}

function PasswordForm({ onLoggedIn, redirect, onHeld }: LogInFormProps & { onHeld: () => Promise<void> }) {
  const form = useRecordForm({
    schema: LOG_IN,
    start: { email: '', password: '' },
    failedSentence: ACCOUNT_SENTENCES.logInFailed,
    save: async (credentials) => {
      const isHeld = await logIn(credentials).catch(rethrowAsInvalidCredentials);
      return isHeld ? onHeld() : onLoggedIn();
    },
  });

  return (
    <form {...form.props} className={css['form']}>
      <AccountHead title="Log in" />
      <FormFailure form={form} />
      <EmailField {...form.field('email')} />
      <CurrentPasswordField
        label="Password"
        hint={
          <Link to="/auth/forgot-password" state={{ typedEmail: form.values.email }}>
            Forgot password?
          </Link>
        }
        {...form.field('password')}
      />
      {/* Never disabled: a browser reports an autofilled password to the page only after a press. */}
      <Button type="submit" tone="primary" size="l" full loading={form.isSaving}>
        Log in
      </Button>
      <ProviderButtons redirect={redirect} onSignedIn={onLoggedIn} onHeld={onHeld} />
      <p className={css['foot']}>
        New here?{' '}
        <Link to="/auth/signup" search={redirect === undefined ? {} : { redirect }}>
          Sign up
        </Link>
      </p>
    </form>
  );
}

/** Reports malformed credentials as wrong ones, since the form must not reveal which part is wrong. */
function rethrowAsInvalidCredentials(error: unknown): never {
  if (isCallError(error, 'VALIDATION_FAILED')) {
    throw new CallError('UNAUTHORIZED', ACCOUNT_SENTENCES.invalidCredentials, undefined, error);
  }
  throw error;
}
