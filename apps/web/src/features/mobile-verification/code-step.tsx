import {
  ONE_TIME_CODE_LENGTH,
  ONE_TIME_CODE_RESEND_SECONDS,
  ONE_TIME_CODE_VALID_MINUTES,
} from '@talaash/domain/mobile-verification/limit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { Button } from '../../ui/press/button.tsx';
import { PinCode } from '../../ui/field/pin-code.tsx';
import css from './mobile-verification.module.css';
import { useSecondsUntil } from './wait.ts';

interface CodeStepProps {
  mobileNumberE164: string;
  /** The time of the last code, in ISO format. */
  sentAt: string | undefined;
  verify: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  changeNumber: () => Promise<void>;
  /** Called with an error that belongs above the form and not at the code. */
  onFailure: (error: unknown) => void;
}

/** Asks for the one-time code and verifies it as soon as its last digit is typed. */
export function CodeStep({
  mobileNumberE164,
  sentAt,
  verify,
  resend,
  changeNumber,
  onFailure,
}: CodeStepProps) {
  const [code, setCode] = useState('');
  const secondsLeft = useSecondsUntilResend(sentAt);
  const verifying = useMutation({ mutationFn: verify });
  const resending = useMutation({ mutationFn: resend, onError: onFailure, onSuccess: () => setCode('') });
  const changing = useMutation({ mutationFn: changeNumber, onError: onFailure });
  const isComplete = code.length === ONE_TIME_CODE_LENGTH;

  function changeCode(typed: string) {
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
        We sent a code to <strong>{mobileNumberE164}</strong>. It is valid for {ONE_TIME_CODE_VALID_MINUTES}{' '}
        minutes.
      </p>
      <PinCode
        label="Code"
        autoFocus
        value={code}
        onChange={changeCode}
        onComplete={(complete) => verifying.mutate(complete)}
        readOnly={verifying.isPending}
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
          disabled={secondsLeft > 0 ? 'A new code can be sent in a moment.' : false}
          onClick={() => resending.mutate()}
        >
          {secondsLeft > 0 ? `Resend code in ${secondsLeft} s` : 'Resend code'}
        </Button>
        <Button tone="quiet" loading={changing.isPending} onClick={() => changing.mutate()}>
          Change number
        </Button>
      </div>
    </form>
  );
}

/** The validation message of the code, or the sentence of another failure. */
function codeProblem(error: unknown): string {
  const message = isCallError(error, 'VALIDATION_FAILED') ? error.data['verificationCode'] : undefined;
  return message ?? sentenceOf(error, 'The code could not be checked. Please try again.');
}

/** Counts from when this browser first saw the code, because the server's clock may differ. */
function useSecondsUntilResend(sentAt: string | undefined): number {
  const [clock, setClock] = useState({ sentAt, from: startOf(sentAt) });
  if (clock.sentAt !== sentAt) setClock({ sentAt, from: startOf(sentAt) });
  const secondsLeft = useSecondsUntil(clock.from + ONE_TIME_CODE_RESEND_SECONDS * 1000);
  return Math.min(secondsLeft, ONE_TIME_CODE_RESEND_SECONDS);
}

function startOf(sentAt: string | undefined): number {
  const now = Date.now();
  return sentAt === undefined ? 0 : Math.min(Date.parse(sentAt), now);
}
