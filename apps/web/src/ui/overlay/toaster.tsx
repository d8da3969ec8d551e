import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconLoader2,
  IconX,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../press/button.tsx';
import buttonCss from '../press/button.module.css';
import { openModals } from '../float/open-modals.ts';
import { useShortcut } from '../key/shortcut.ts';
import { useStore } from '../base/store.ts';
import { type Toast, type ToastKind, dismissToast, toastMs, toasts } from './toast.ts';
import { placeToasts } from './toast-place.ts';
import css from './toaster.module.css';

const icons: Record<ToastKind, typeof IconInfoCircle> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  loading: IconLoader2,
};

/** Shows the toasts. They stay while the pointer or the focus is on them. Mounted once, by Overlays. */
export function Toaster() {
  const list = useStore(toasts);
  const modal = useStore(openModals).at(-1);
  const [held, setHeld] = useState(false);
  const toaster = useRef<HTMLElement>(null);
  usePlacing(toaster, list, held);
  if (list.length === 0) return null;
  return createPortal(
    <section
      ref={toaster}
      aria-label="Notices"
      className={css['toaster']}
      // Not when one appears below a pointer that rests: it would stay there for ever, over what comes next.
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

/**
 * Keeps the toasts off what one would press next, while they appear and the page below changes. Held toasts stay where they
 * are, unless the window itself changes.
 */
function usePlacing(toaster: RefObject<HTMLElement | null>, list: readonly Toast[], held: boolean) {
  useLayoutEffect(() => {
    if (list.length === 0) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      if (toaster.current) placeToasts(toaster.current);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    const changes = new MutationObserver(placeSoon);
    if (!held) {
      place();
      changes.observe(document.body, { childList: true, subtree: true });
    }
    const events = held ? ['resize'] : ['resize', 'scrollend', 'input', 'transitionend', 'animationend'];
    for (const event of events) addEventListener(event, placeSoon, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of events) removeEventListener(event, placeSoon, true);
    };
  }, [toaster, list, held]);
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

  function act() {
    dismissToast(toast.id);
    action?.run();
  }

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
