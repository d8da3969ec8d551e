import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { floatingParent } from './floating.ts';
import { place } from './place.ts';
import css from './tooltip.module.css';

const delay = 400;

interface TooltipProps {
  label: string;
  /** The one element that it explains. */
  children: ReactNode;
}

/** A few words beside what is under the pointer or has the focus. Not for what one must know. */
export function Tooltip({ label, children }: TooltipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);
  const open = target !== null;

  function show(wait: number) {
    clearTimeout(timer.current);
    const element = anchor.current?.firstElementChild;
    if (element instanceof HTMLElement) timer.current = setTimeout(() => setTarget(element), wait);
  }

  function hide() {
    clearTimeout(timer.current);
    setTarget(null);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
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
      onPointerOver={(event) => event.pointerType === 'mouse' && !open && show(delay)}
      onPointerOut={(event) => !within(anchor.current, event.relatedTarget) && hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onPointerDown={hide}
    >
      {children}
      {target ? <Tip target={target} label={label} /> : null}
    </span>
  );
}

function Tip({ target, label }: { target: HTMLElement; label: string }) {
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = tip.current;
    if (!element) return;
    element.showPopover();
    place(element, target, { side: 'bottom', align: 'center' });
  }, [target]);
  return createPortal(
    <span ref={tip} popover="manual" role="tooltip" aria-hidden className={css['tip']}>
      {label}
    </span>,
    floatingParent(),
  );
}

function within(element: Element | null, other: EventTarget | null): boolean {
  return element !== null && other instanceof Node && element.contains(other);
}
