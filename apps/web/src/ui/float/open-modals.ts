import { createStore } from '../base/store.ts';

/** The open modal dialogs, the topmost last. Everything outside it is inert or covered, so toasts move into it. */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);
