import { DECLINE_REASONS } from '@talaash/domain/invitation/choice';
import { DECLINE_REASON_LABELS, DECLINE_SENTENCES } from '@talaash/domain/invitation/words';
import { useRef, useState } from 'react';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Question } from '../../ui/overlay/question.tsx';
import { Button, type ButtonTone } from '../../ui/press/button.tsx';
import type { InvitationAnswering } from './answer-invitation.ts';

type DeclineButtonProps = InvitationAnswering['decline'] & {
  tone?: ButtonTone;
  /** The key that asks too. */
  keys?: string;
  /** Called when the question opens or closes. */
  onAsked?: (isAsked: boolean) => void;
};

/** Declines an invitation after asking for the reason. */
export function DeclineButton({ decline, tone, keys, onAsked, ...state }: DeclineButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const setAsked = (asked: boolean) => {
    setIsAsked(asked);
    onAsked?.(asked);
  };
  useShortcut(keys?.toLowerCase(), () => setAsked(true), {
    label: 'Decline the invitation',
    when: !(isAsked || state.loading || state.disabled),
  });
  return (
    <>
      <Button
        ref={button}
        {...state}
        tone={tone}
        keys={keys}
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
