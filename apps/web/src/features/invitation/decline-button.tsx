import { DECLINE_REASONS } from '@talaash/domain/invitation/choice';
import { DECLINE_REASON_LABELS, DECLINE_SENTENCES } from '@talaash/domain/invitation/words';
import { useRef, useState } from 'react';
import { Question } from '../../ui/overlay/question.tsx';
import { Button, type ButtonTone } from '../../ui/press/button.tsx';
import type { InvitationAnswering } from './answer-invitation.ts';

/** Declines an invitation after asking for the reason. */
export function DeclineButton({
  decline,
  tone,
  ...state
}: InvitationAnswering['decline'] & { tone?: ButtonTone }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        ref={button}
        {...state}
        tone={tone}
        aria-haspopup="dialog"
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        Decline
      </Button>
      {isAsked ? (
        <Question
          button={button}
          {...DECLINE_SENTENCES}
          options={DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_LABELS[value] }))}
          none="SomethingElse"
          label="Decline invitation"
          onAnswer={decline}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
