import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useQuery } from '@tanstack/react-query';
import { registrationRefusal } from '@talaash/domain/registration/rule';
import { INVITED_SENTENCE, REGISTRATION_SENTENCES } from '@talaash/domain/registration/words';
import { api } from '../../lib/api.ts';
import { type Leave, useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { NarrowFormFoot } from '../../lib/form-foot.tsx';
import { useProof } from '../../lib/use-proof.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { ButtonLink, Link } from '../../ui/press/link.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { PasswordPair } from './password-pair.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useSecondFactor } from './second-factor.tsx';
import { signUp } from './sign-in.ts';
import { afterVerification } from './sign-up-aim.ts';
import { EmailField } from './credential-field.tsx';

const SIGN_UP = lateSchema(async () => (await import('@talaash/domain/account/schema')).SignUp);

interface SignUpFormProps {
  /** Undefined until chosen. */
  userType: UserType | undefined;
  redirect?: string | undefined;
  /** The code of a registration link. */
  invitation?: string | undefined;
  /** The email that the registration link is for; no other works. */
  invitedEmail?: string | undefined;
  /** Starts the session and opens the next page; the email is not verified yet. */
  onSignedUp: () => Promise<Leave>;
  /** Starts the session after a sign-up with an identity provider, and opens the next page. */
  onLoggedIn: () => Promise<Leave>;
}

const headings: Record<UserType | 'undecided', { title: string; text: string }> = {
  company: { title: 'Sign up as a company', text: 'Find, invite and message reviewed talent in India.' },
  talent: { title: 'Sign up as talent', text: 'One profile. Companies find you and invite you.' },
  undecided: { title: 'Sign up', text: 'One account for finding work and for hiring.' },
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
  const secondFactor = useSecondFactor(props.onLoggedIn);
  const refused = useRefusal(props);
  if (secondFactor.form) return secondFactor.form;
  if (refused) return <Refused sentence={refused} redirect={props.redirect} />;
  return <AccountForm {...props} onHeld={secondFactor.ask} />;
}

/** Why sign-up is closed; undefined while unknown, because the server decides anyway. */
function useRefusal({ userType, invitation }: SignUpFormProps): string | undefined {
  const registration = useQuery(api.publicConfiguration.get.queryOptions()).data?.registration;
  if (!registration) return undefined;
  const invitedAs = invitation === undefined ? undefined : userType;
  const refused = registrationRefusal(registration, { userType, invitedAs });
  return refused && REGISTRATION_SENTENCES[refused];
}

function Refused({ sentence, redirect }: { sentence: string; redirect: string | undefined }) {
  return (
    <div className={css['form']}>
      <AccountHead title="Sign up" />
      <Banner>{sentence}</Banner>
      <ButtonLink to="/contact" size="l" full>
        Contact us
      </ButtonLink>
      <LogInHint redirect={redirect} />
    </div>
  );
}

function LogInHint({ redirect }: { redirect: string | undefined }) {
  return (
    <p className={css['foot']}>
      Already have an account?{' '}
      <Link to="/auth/login" search={redirect === undefined ? {} : { redirect }}>
        Log in
      </Link>
    </p>
  );
}

function AccountForm({
  userType,
  redirect,
  invitation,
  invitedEmail = '',
  onSignedUp,
  onLoggedIn,
  onHeld,
}: SignUpFormProps & { onHeld: () => Promise<void> }) {
  const proof = useProof('signUp');
  const form = useRecordForm({
    schema: SIGN_UP,
    saysWhatIsMissing: true,
    areAllRequired: true,
    start: {
      firstName: '',
      lastName: '',
      email: invitedEmail,
      password: '',
      confirmPassword: '',
      acceptTerms: false,
    },
    failedSentence: 'Your account could not be created. Please try again.',
    save: async (account) => {
      await signUp(account, { callbackURL: afterVerification({ userType, redirect }), userType, invitation });
      return onSignedUp();
    },
  });
  const { title, text } = headings[userType ?? 'undecided'];

  return (
    <form {...form.props} {...proof} className={css['form']}>
      <AccountHead title={title}>{text}</AccountHead>
      {invitation === undefined ? null : <Banner>{INVITED_SENTENCE}</Banner>}
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
      <EmailField {...form.field('email')} />
      <PasswordPair
        label="Password"
        confirmLabel="Confirm password"
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
      />
      <CheckboxField label={TERMS_LABEL} {...form.checkbox('acceptTerms')} />
      <NarrowFormFoot form={form} saveLabel="Sign up" />
      <ProviderButtons
        redirect={redirect}
        userType={userType}
        invitation={invitation}
        onSignedIn={onLoggedIn}
        onHeld={onHeld}
      />
      <LogInHint redirect={redirect} />
    </form>
  );
}
