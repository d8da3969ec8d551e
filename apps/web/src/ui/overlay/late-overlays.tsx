import { type ComponentType, useEffect } from 'react';
import { isUsed } from '../base/first-use.ts';
import { createStore, useStore } from '../base/store.ts';
import { toasts } from './toast.ts';

const loaded = createStore<{ Overlays: ComponentType } | undefined>(undefined);

/** After a failure, the next toast tries again. */
async function load(): Promise<void> {
  const { Overlays } = await import('./overlays.tsx');
  loaded.set({ Overlays });
}

/** The overlays. They load when the visitor uses the page or a toast is shown. Mounted once, by UiRoot. */
export function LateOverlays() {
  const late = useStore(loaded);
  const hasUse = useStore(isUsed);
  const said = useStore(toasts);
  useEffect(() => {
    if (!late && (hasUse || said.length > 0)) load().catch(() => undefined);
  }, [late, hasUse, said]);
  return late ? <late.Overlays /> : null;
}
