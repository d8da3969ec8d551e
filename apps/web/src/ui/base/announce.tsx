import { VisuallyHidden } from './visually-hidden.tsx';
import { createStore, useStore } from './store.ts';

const spoken = createStore({ polite: '', assertive: '' });

/** Announces a sentence to screen readers without moving the focus. A repeated sentence is read again. */
export function announce(sentence: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const before = spoken.get();
  // Screen readers ignore an unchanged text. A non-breaking space makes it different.
  const again = before[urgency] === sentence ? `${sentence}\u00a0` : sentence;
  spoken.set({ ...before, [urgency]: again });
}

/** The two regions that announce() writes to. Mounted once, by UiRoot. */
export function LiveRegion() {
  const { polite, assertive } = useStore(spoken);
  return (
    <VisuallyHidden>
      <div role="status">{polite}</div>
      <div role="alert">{assertive}</div>
    </VisuallyHidden>
  );
}
