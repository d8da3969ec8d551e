import { createStore, useStore } from '../ui/base/store.ts';

type Asking = { answer: (isConfirmed: boolean) => void };

const asking = createStore<Asking | undefined>(undefined);
let dialogs = 0;

/** The pending request for the password, if any. */
export const usePasswordAsking = (): Asking | undefined => useStore(asking);

/** Registers the dialog that asks. Returns a function that unregisters it. */
export function offerToAsk(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
    asking.get()?.answer(false);
  };
}

let pending: Promise<boolean> | undefined;

/** Asks for the password again, once for all waiting calls. @returns whether it was entered; false without a dialog */
export function askForPassword(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false);
  pending ??= new Promise<boolean>((answer) => asking.set({ answer })).finally(() => {
    asking.set(undefined);
    pending = undefined;
  });
  return pending;
}
