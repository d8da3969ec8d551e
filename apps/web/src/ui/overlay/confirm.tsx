import type { ReactNode } from 'react';
import { createStore } from '../base/store.ts';

interface Question {
  /** The question, as a heading: "Delete this job post?" */
  title: string;
  /** What will happen. */
  body?: ReactNode;
  /** For actions that cannot be undone. */
  danger?: boolean | undefined;
}

interface OpenQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** The question that waits for an answer. */
export const asked = createStore<OpenQuestion | undefined>(undefined);

/** `const confirm = useConfirm(); if (await confirm({ title: '…' })) …` Escape, Cancel and a press outside answer false. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return confirm;
}

function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((answer) => asked.set({ ...question, answer }));
}
