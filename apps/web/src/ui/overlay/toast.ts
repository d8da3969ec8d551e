import { announce } from '../base/announce.tsx';
import { createStore } from '../base/store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface Toast {
  id: number;
  kind: ToastKind;
  sentence: string;
  /** The subject after the sentence: a name. */
  about?: string | undefined;
  /** The state that it reports. A later toast about the same subject replaces it. */
  subject?: string | undefined;
  action?: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  run: () => void;
  /** Its key while the toast is shown: "z" for Undo. */
  keys?: string | undefined;
}

interface ToastOptions extends Pick<Toast, 'about' | 'subject'> {
  /** Usually `{ label: 'Undo', keys: 'z', run }`. */
  action?: ToastAction | undefined;
}

/** How long a toast stays without hover or focus. */
export const toastMs = 5000;
export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a sentence at the lower edge of the window. `loading` stays until its returned function is called. */
export const toast = {
  success: (sentence: string, options?: ToastOptions) => show('success', sentence, options),
  info: (sentence: string, options?: ToastOptions) => show('info', sentence, options),
  warning: (sentence: string, options?: ToastOptions) => show('warning', sentence, options),
  error: (sentence: string, options?: ToastOptions) => show('error', sentence, options),
  loading: (sentence: string) => show('loading', sentence),
};

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((other) => other.id !== id));
}

/** Runs the toast's action and dismisses the toast, so that a second press or a held key does nothing. */
export function actOnToast(id: number): void {
  const action = toasts.get().find((shown) => shown.id === id)?.action;
  dismissToast(id);
  action?.run();
}

function show(kind: ToastKind, sentence: string, { about, subject, action }: ToastOptions = {}): () => void {
  lastId += 1;
  const id = lastId;
  // A repeated sentence replaces its toast, so that ten equal failures show one toast.
  const isRepeated = (other: Toast) =>
    other.sentence === sentence && other.kind === kind && other.about === about;
  const isContradicted = (other: Toast) => subject !== undefined && other.subject === subject;
  const others = toasts.get().filter((other) => !isRepeated(other) && !isContradicted(other));
  toasts.set([...others.slice(-3), { id, kind, sentence, about, subject, action }]);
  const said = about === undefined ? sentence : `${sentence} ${about}`;
  const urgent = kind === 'error' || kind === 'warning';
  announce(action ? `${said}. ${action.label} is available.` : said, urgent ? 'assertive' : 'polite');
  return () => dismissToast(id);
}
