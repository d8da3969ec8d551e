import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { floatingParent } from '../float/floating.ts';
import { usePopover } from '../float/popover.ts';

interface FieldPopoverProps {
  field: RefObject<HTMLElement | null>;
  /** The index of the selected option. It is scrolled into view. */
  cursor: number;
  className: string | undefined;
  /** The listbox and the elements around it. */
  children: ReactNode;
}

/** A popover with options below a field. The field keeps the focus. */
export function FieldPopover({ field, cursor, className, children }: FieldPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  usePopover(popover, field, 'start', true);
  useEffect(() => {
    popover.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  return createPortal(
    <div
      ref={popover}
      popover="manual"
      role="presentation"
      className={className}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>,
    floatingParent(),
  );
}
