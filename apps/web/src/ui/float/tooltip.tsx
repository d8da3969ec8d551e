import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { floatingParent } from './floating.ts';
import { position } from './position.ts';
import css from './tooltip.module.css';
import { useDebouncedCallback } from '../base/use-debounced-callback.ts';

const delay = 400;

interface TooltipProps {
  /** Without it, there is no tooltip. */
  label: string | undefined;
  /** The one element that it explains. */
  children: ReactNode;
}

/** A short explanation on hover or focus. Not for anything that people must know. */
export function Tooltip({ label, children }: TooltipProps) {
  const [target, setTarget] = useState<Element | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);

  const show = () => setTarget(anchor.current?.firstElementChild ?? null);
  const showLater = useDebouncedCallback(show, delay);

  function hide() {
    showLater.cancel();
    setTarget(null);
  }

  useEffect(() => {
    if (!target) return;
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') hide();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <span
      ref={anchor}
      style={{ display: 'contents' }}
      onPointerOver={(event) => event.pointerType === 'mouse' && !target && showLater()}
      onPointerOut={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onPointerDown={hide}
    >
      {children}
      {target && label !== undefined ? <Tip target={target} label={label} /> : null}
    </span>
  );
}

function Tip({ target, label }: { target: Element; label: string }) {
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = tip.current;
    if (!element) return;
    element.showPopover();
    position(element, target, 'center');
  }, [target]);
  return createPortal(
    <span ref={tip} popover="manual" role="tooltip" aria-hidden className={css['tip']}>
      {label}
    </span>,
    floatingParent(),
  );
}
