import {
  ONE_TIME_CODE_LENGTH,
  ONE_TIME_CODE_RESEND_SECONDS,
  ONE_TIME_CODE_VALID_MINUTES,
} from '@talaash/domain/mobile-verification/limit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { Button } from '../../ui/press/button.tsx';
import { PinCode } from '../../ui/field/pin-code.tsx';
import css from './mobile-verification.module.css';

interface CodeStepProps {
  mobileNumberE164: string;
  /** When the last code was sent; ISO. */
  sentAt: string | undefined;
  verify: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  changeNumber: () => Promise<void>;
  /** A refusal that belongs above the form rather than at the code. */
  onFailure: (error: unknown) => void;
}

/** The code that came by message. Checked as soon as its last digit is there. */
export function CodeStep({
  mobileNumberE164,
  sentAt,
  verify,
  resend,
  changeNumber,
  onFailure,
}: CodeStepProps) {
  const [code, setCode] = useState('');
  const wait = useSecondsUntilResend(sentAt);
  const verifying = useMutation({ mutationFn: verify });
  const resending = useMutation({ mutationFn: resend, onError: onFailure, onSuccess: () => setCode('') });
  const changing = useMutation({ mutationFn: changeNumber, onError: onFailure });
  const isComplete = code.length === ONE_TIME_CODE_LENGTH;

  function change(typed: string) {
    setCode(typed);
    verifying.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete && !verifying.isPending) verifying.mutate(code);
  }

  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <p className={css['sent']}>
        We sent a code to <strong>{mobileNumberE164}</strong>. It holds for {ONE_TIME_CODE_VALID_MINUTES}{' '}
        minutes.
      </p>
      <PinCode
        label="Code"
        autoFocus
        value={code}
        onChange={change}
        onComplete={(complete) => verifying.mutate(complete)}
        disabled={verifying.isPending}
        error={verifying.isError ? codeProblem(verifying.error) : undefined}
      />
      <Button
        type="submit"
        tone="primary"
        size="l"
        full
        loading={verifying.isPending}
        disabled={isComplete ? false : `Enter the ${ONE_TIME_CODE_LENGTH} digits first.`}
      >
        Verify
      </Button>
      <div className={css['others']}>
        <Button
          loading={resending.isPending}
          disabled={wait > 0 ? 'A new code can be sent in a moment.' : false}
          onClick={() => resending.mutate()}
        >
          {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
        </Button>
        <Button tone="quiet" loading={changing.isPending} onClick={() => changing.mutate()}>
          Change number
        </Button>
      </div>
    </form>
  );
}

/** The field's own message, where the code itself is wrong. */
function codeProblem(error: unknown): string {
  const message = isCallError(error, 'VALIDATION_FAILED') ? error.data['verificationCode'] : undefined;
  return message ?? sentenceOf(error, 'The code could not be checked. Please try again.');
}

/** Counted by this clock from when this code was first seen here: the server's clock may differ. */
function useSecondsUntilResend(sentAt: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  const [clock, setClock] = useState({ sentAt, from: beginOf(sentAt) });
  if (clock.sentAt !== sentAt) setClock({ sentAt, from: beginOf(sentAt) });

  const wait = Math.max(0, Math.ceil(ONE_TIME_CODE_RESEND_SECONDS - (now - clock.from) / 1000));
  const isWaiting = wait > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting, clock]);
  return Math.min(wait, ONE_TIME_CODE_RESEND_SECONDS);
}

function beginOf(sentAt: string | undefined): number {
  const now = Date.now();
  return sentAt === undefined ? 0 : Math.min(Date.parse(sentAt), now);
}
