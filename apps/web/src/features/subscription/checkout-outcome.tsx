import { useQuery } from '@tanstack/react-query';
import { CHECKOUT_REDIRECT_MS } from '@talaash/domain/subscription/limit';
import { SUBSCRIPTION_SENTENCES } from '@talaash/domain/subscription/words';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError, isPassing, sentenceOf } from '../../lib/call-error.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { refreshPlan } from './subscription.ts';
import css from './subscription.module.css';

/** About twenty seconds, plus the time of the responses. */
const RETRIES_MAX = 10;
const RETRY_MS = 2000;

interface CheckoutSuccessProps {
  /** The payment provider adds it to the return address. */
  sessionId: string | undefined;
  /** Opens the dashboard. */
  onDone: () => void;
}

/** Shown after the checkout. Verifies the payment, shows the result and then calls `onDone`. */
export function CheckoutSuccess({ sessionId, onDone }: CheckoutSuccessProps) {
  const status = useQuery({
    ...api.subscription.verifyStatus.queryOptions({ input: { sessionId: sessionId ?? '' } }),
    enabled: sessionId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // The person has paid and waits, so a slow provider gets more retries than other calls.
    retry: (failures, error) => failures < RETRIES_MAX && isPassing(error),
    retryDelay: RETRY_MS,
  });
  const isActive = status.data?.success === true && status.data.hasPremiumAccess;
  const isKnown = sessionId === undefined || status.isSuccess || status.isError;

  useEffect(() => {
    if (isActive) void refreshPlan();
  }, [isActive]);
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(
      onDone,
      isActive ? CHECKOUT_REDIRECT_MS.success : CHECKOUT_REDIRECT_MS.otherwise,
    );
    return () => clearTimeout(timer);
  }, [isKnown, isActive, onDone]);

  if (!isKnown) {
    return (
      <div className={css['outcome']}>
        <h1>Checking your payment</h1>
        {/* The live region is mounted before its text, so that screen readers announce it. */}
        <div role="status">
          {status.failureCount > 0 ? <p>{SUBSCRIPTION_SENTENCES.stillAsking}</p> : null}
        </div>
        <TextSkeleton lines={2} label="Checking your payment" />
      </div>
    );
  }
  if (isActive) {
    return (
      <div className={css['outcome']}>
        <h1>Welcome to premium</h1>
        <Banner tone="ok" live>
          {SUBSCRIPTION_SENTENCES.verified} The dashboard opens in a moment.
        </Banner>
      </div>
    );
  }
  if (status.data?.message === SUBSCRIPTION_SENTENCES.processing) {
    return (
      <div className={css['outcome']}>
        <h1>Your payment is being processed</h1>
        <Banner tone="warm" live>
          {SUBSCRIPTION_SENTENCES.processing}
        </Banner>
        <ButtonLink to="/company/dashboard">Back to Dashboard</ButtonLink>
      </div>
    );
  }
  return (
    <div className={css['outcome']}>
      <h1>Subscription not verified</h1>
      <Banner tone="bad" live>
        {failureSentence()}
      </Banner>
      <ButtonLink to="/company/dashboard">Back to Dashboard</ButtonLink>
    </div>
  );

  function failureSentence(): string {
    if (sessionId === undefined) return SUBSCRIPTION_SENTENCES.invalidSession;
    if (isCallError(status.error, 'SERVICE_UNAVAILABLE')) return SUBSCRIPTION_SENTENCES.verifyAway;
    if (status.isError) return sentenceOf(status.error, SUBSCRIPTION_SENTENCES.verifyFailed);
    return status.data?.message ?? SUBSCRIPTION_SENTENCES.verifyFailed;
  }
}

/** Shown after a checkout that was cancelled or failed. */
export function CheckoutCancelled({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, CHECKOUT_REDIRECT_MS.cancelled);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div className={css['outcome']}>
      <h1>Payment not completed</h1>
      <Banner tone="warm">
        The checkout was cancelled or the payment failed. You were not charged, and your plan has not changed.
        The dashboard opens in {CHECKOUT_REDIRECT_MS.cancelled / 1000} seconds.
      </Banner>
      <div className={css['steps']}>
        <ButtonLink to="/company/dashboard" tone="primary">
          Try Again
        </ButtonLink>
        <ButtonLink to="/company/dashboard">Back to Dashboard</ButtonLink>
      </div>
    </div>
  );
}
