import { useRef, useState } from 'react';
import { Question } from '../../../../ui/overlay/question.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function WithAnAnswer() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<string>();
  return (
    <>
      <Button ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Decline
      </Button>
      {answer ? <p>Answered: {answer}</p> : null}
      {isOpen ? (
        <Question
          button={button}
          title="Why are you declining?"
          body="The company reads your answer."
          options={[
            { value: 'pay', label: 'The pay' },
            { value: 'place', label: 'The place' },
            { value: 'other', label: 'Something else' },
          ]}
          none="other"
          label="Decline"
          onAnswer={setAnswer}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
