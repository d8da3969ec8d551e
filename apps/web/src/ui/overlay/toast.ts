import { announce } from '../base/announce.tsx';
import { createStore } from '../base/store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface Toast {
  id: number;
  kind: ToastKind;
  sentence: string;
  action?: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  run: () => void;
  /** Its key while the toast is shown: "z" for Undo. */
  keys?: string | undefined;
}

interface ToastOptions {
  /** Usually `{ label: 'Undo', keys: 'z', run }`. */
  action?: ToastAction | undefined;
}

/** How long a toast stays without the pointer or the focus on it. */
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

function show(kind: ToastKind, sentence: string, options: ToastOptions = {}): () => void {
  lastId += 1;
  const id = lastId;
  // A repeated sentence replaces its toast, so that ten equal failures show one toast.
  const others = toasts.get().filter((other) => other.sentence !== sentence || other.kind !== kind);
  toasts.set([...others.slice(-3), { id, kind, sentence, action: options.action }]);
  const urgent = kind === 'error' || kind === 'warning';
  announce(
    options.action ? `${sentence}. ${options.action.label} is available.` : sentence,
    urgent ? 'assertive' : 'polite',
  );
  return () => dismissToast(id);
}
