import { VisuallyHidden } from './visually-hidden.tsx';
import { createStore, useStore } from './store.ts';

const spoken = createStore({ polite: '', assertive: '' });

/** Says a sentence to screen readers without moving the focus. The same sentence twice is said twice. */
export function announce(sentence: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const before = spoken.get();
  // Assistive technology is silent about an unchanged text: an invisible space makes it another one.
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
