import { SignUp } from '@talaash/domain/account/schema';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useState } from 'react';
import { type Leave, useRecordForm } from '../../lib/form.ts';
import { NarrowFormFoot } from '../../lib/form-foot.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { PasswordPair } from './password-pair.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { signUp } from './sign-in.ts';
import { afterVerification } from './sign-up-aim.ts';

interface SignUpFormProps {
  /** Undefined until the person has chosen. */
  userType: UserType | undefined;
  redirect?: string | undefined;
  /** Begins the session and leads on; the email is not verified yet. */
  onSignedUp: () => Promise<Leave>;
  /** Begins the session of somebody whom an identity provider has named, and leads on. */
  onLoggedIn: () => Promise<Leave>;
}

const headings: Record<UserType | 'undecided', { title: string; text: string }> = {
  company: { title: 'Sign up as a company', text: 'Find, invite and talk to reviewed people in India.' },
  talent: { title: 'Sign up as talent', text: 'One profile. Companies find you and invite you.' },
  undecided: { title: 'Sign up', text: 'One account, whether you look for work or hire.' },
};

const TERMS_LABEL = (
  <>
    I accept the{' '}
    <Link to="/terms-of-service" target="_blank">
      terms of service
    </Link>{' '}
    and the{' '}
    <Link to="/privacy-policy" target="_blank">
      privacy policy
    </Link>
  </>
);

export function SignUpForm(props: SignUpFormProps) {
  const [isHeld, setIsHeld] = useState(false);
  if (isHeld) return <SecondStepForm onLoggedIn={props.onLoggedIn} onBack={() => setIsHeld(false)} />;
  return <AccountForm {...props} onHeld={() => setIsHeld(true)} />;
}

function AccountForm({
  userType,
  redirect,
  onSignedUp,
  onLoggedIn,
  onHeld,
}: SignUpFormProps & { onHeld: () => void }) {
  const form = useRecordForm({
    schema: SignUp,
    start: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: '',
      acceptTerms: false,
    },
    failedSentence: 'Your account could not be created. Please try again.',
    save: async (account) => {
      await signUp(account, { callbackURL: afterVerification({ userType, redirect }), userType });
      return onSignedUp();
    },
  });
  const { title, text } = headings[userType ?? 'undecided'];

  return (
    <form {...form.props} className={css['form']}>
      <AccountHead title={title}>{text}</AccountHead>
      {form.failure ? (
        <Banner tone="bad" live>
          {form.failure}{' '}
          {form.failure === ACCOUNT_SENTENCES.emailTaken ? <Link to="/auth/login">Log in</Link> : null}
        </Banner>
      ) : null}
      <div className={css['pair']}>
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <PasswordPair
        label="Password"
        confirmLabel="Confirm password"
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
      />
      <CheckboxField label={TERMS_LABEL} {...form.checkbox('acceptTerms')} />
      <NarrowFormFoot form={form} saveLabel="Sign up" />
      <ProviderButtons redirect={redirect} userType={userType} onSignedIn={onLoggedIn} onHeld={onHeld} />
      <p className={css['foot']}>
        Already have an account?{' '}
        <Link to="/auth/login" search={redirect === undefined ? {} : { redirect }}>
          Sign in
        </Link>
      </p>
    </form>
  );
}
