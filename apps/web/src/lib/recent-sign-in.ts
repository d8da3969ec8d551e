import { createStore, useStore } from '../ui/base/store.ts';

type Asking = { answer: (isConfirmed: boolean) => void };

const asking = createStore<Asking | undefined>(undefined);
let dialogs = 0;

/** What the server wants entered again, while it does. */
export const usePasswordAsking = (): Asking | undefined => useStore(asking);

/** Says that a dialog is there to ask. Returns the function that says that it is gone. */
export function offerToAsk(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
    asking.get()?.answer(false);
  };
}

let underWay: Promise<boolean> | undefined;

/** Asks for the password again, once for all calls that wait. @returns whether it was entered; false without a dialog */
export function askForPassword(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false);
  underWay ??= new Promise<boolean>((answer) => asking.set({ answer })).finally(() => {
    asking.set(undefined);
    underWay = undefined;
  });
  return underWay;
}
