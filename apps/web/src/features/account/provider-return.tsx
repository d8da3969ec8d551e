import type { ProviderResult } from '@talaash/domain/identity-provider/choice';
import { providerFailureSentence, SOME_PROVIDER } from '@talaash/domain/identity-provider/words';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import type { Leave } from '../../lib/form.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { reportVisitEnd } from './provider-sign-in.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

interface ProviderReturnProps {
  provider: string | undefined;
  result: ProviderResult;
  /** The page that waits for the result, if this one is in a popup. */
  attempt: string | undefined;
  redirect: string | undefined;
  onLoggedIn: () => Promise<Leave>;
}

/** The page to which an identity provider returns: a popup notifies the waiting page and closes. */
export function ProviderReturn(props: ProviderReturnProps) {
  if (props.attempt !== undefined) return <PopupEnd attempt={props.attempt} result={props.result} />;
  if (props.result === 'signedIn') return <FinishingLogIn {...props} />;
  return <PageEnd {...props} />;
}

function PopupEnd({ attempt, result }: { attempt: string; result: ProviderResult }) {
  useEffect(() => {
    reportVisitEnd({ attempt, result });
    close();
  }, [attempt, result]);
  return (
    <div className={css['form']}>
      <AccountHead title="You can close this window">
        Please continue in the window where you started.
      </AccountHead>
    </div>
  );
}

function FinishingLogIn({ onLoggedIn, redirect }: ProviderReturnProps) {
  const [failure, setFailure] = useState<string>();
  // Keeps the first callback: the session has started, and only the next page is missing.
  const goOn = useRef(onLoggedIn);
  useEffect(() => {
    goOn.current().then(
      (leave) => leave(),
      (error: unknown) => setFailure(sentenceOf(error, ACCOUNT_SENTENCES.logInFailed)),
    );
  }, []);
  return failure === undefined ? (
    <TextSkeleton lines={4} label="Logging in" />
  ) : (
    <Failure sentence={failure} redirect={redirect} />
  );
}

function PageEnd({ provider, result, redirect, onLoggedIn }: ProviderReturnProps) {
  const [isHeld, setIsHeld] = useState(result === 'codeNeeded');
  const configuration = useQuery(api.publicConfiguration.get.queryOptions());
  if (isHeld) return <SecondFactorForm onLoggedIn={onLoggedIn} onBack={() => setIsHeld(false)} />;
  const name = configuration.data?.identityProviders.find(({ id }) => id === provider)?.name;
  // Back from the second factor.
  const reason = result === 'codeNeeded' || result === 'signedIn' ? 'cancelled' : result;
  return (
    <Failure
      tone={reason === 'cancelled' ? 'info' : 'bad'}
      sentence={providerFailureSentence(reason, name ?? SOME_PROVIDER)}
      redirect={redirect}
    />
  );
}

interface FailureProps {
  tone?: 'info' | 'bad';
  sentence: string;
  redirect: string | undefined;
}

function Failure({ tone = 'bad', sentence, redirect }: FailureProps) {
  const search = redirect === undefined ? {} : { redirect };
  return (
    <div className={css['form']}>
      <AccountHead title="You are not logged in" />
      <Banner tone={tone} live>
        {sentence}
      </Banner>
      <ButtonLink tone="primary" size="l" full to="/auth/login" search={search}>
        Back to login
      </ButtonLink>
    </div>
  );
}
