import { IconAlertCircle } from '../icon/alert-circle.ts';
import { IconAlertTriangle } from '../icon/alert-triangle.ts';
import { IconCircleCheck } from '../icon/circle-check.ts';
import { IconInfoCircle } from '../icon/info-circle.ts';
import { IconLoader2 } from '../icon/loader-2.ts';
import { IconX } from '../icon/x.ts';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../press/button.tsx';
import buttonCss from '../press/button.module.css';
import { openModals } from '../float/open-modals.ts';
import { useShortcut } from '../key/shortcut.ts';
import { useStore } from '../base/store.ts';
import { actOnToast, type Toast, type ToastKind, dismissToast, toastMs, toasts } from './toast.ts';
import css from './toaster.module.css';

const icons: Record<ToastKind, typeof IconInfoCircle> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  loading: IconLoader2,
};

/** Shows all toasts in one place of the window. They stay while they have hover or focus. Mounted once, by Overlays. */
export function Toaster() {
  const list = useStore(toasts);
  const modal = useStore(openModals).at(-1);
  const [held, setHeld] = useState(false);
  if (list.length === 0) return null;
  return createPortal(
    <section
      aria-label="Notices"
      className={css['toaster']}
      // Not on pointer enter: a toast that appears under a resting pointer would stay for ever.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {list.map((toast) => (
        <ToastRow key={toast.id} toast={toast} held={held} />
      ))}
    </section>,
    modal ?? document.body,
  );
}

function ToastRow({ toast, held }: { toast: Toast; held: boolean }) {
  const left = useRef(toastMs);
  const Icon = icons[toast.kind];
  const { action } = toast;

  useEffect(() => {
    if (held || toast.kind === 'loading') return;
    const since = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, toast]);

  const act = () => actOnToast(toast.id);

  useShortcut(action?.keys, act, { label: action?.label ?? '' });

  return (
    <div className={css['toast']} data-kind={toast.kind}>
      <Icon aria-hidden className={toast.kind === 'loading' ? buttonCss['spinner'] : undefined} />
      <span className={css['sentence']}>
        {toast.sentence}
        {toast.about === undefined ? null : <b> {toast.about}</b>}
      </span>
      {action ? (
        <Button size="s" keys={action.keys} onClick={act}>
          {action.label}
        </Button>
      ) : null}
      {toast.kind === 'loading' ? null : (
        <IconButton
          size="s"
          label="Dismiss"
          icon={<IconX aria-hidden />}
          onClick={() => dismissToast(toast.id)}
        />
      )}
    </div>
  );
}
