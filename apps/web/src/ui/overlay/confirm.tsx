import type { ReactNode } from 'react';
import { Button } from '../press/button.tsx';
import { Dialog } from './dialog.tsx';
import { createStore, useStore } from '../base/store.ts';

interface Question {
  /** The question, as a heading: "Delete this job post?" */
  title: string;
  /** What will happen. */
  body?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean | undefined;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

const asked = createStore<Asked | undefined>(undefined);

/** `const confirm = useConfirm(); if (await confirm({ title: '…' })) …` Escape, Cancel and a press outside answer false. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return confirm;
}

function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((answer) => asked.set({ ...question, answer }));
}

/** Shows the question. Mounted once, by UiRoot. */
export function ConfirmDialog() {
  const question = useStore(asked);
  if (!question) return null;
  const { title, body, danger, answer } = question;

  function close(yes: boolean) {
    asked.set(undefined);
    answer(yes);
  }

  return (
    <Dialog
      opened
      title={title}
      onClose={() => close(false)}
      actions={
        <>
          <Button onClick={() => close(false)}>Cancel</Button>
          <Button tone={danger ? 'danger' : 'primary'} onClick={() => close(true)}>
            Yes
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
