import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LiveRegion } from '../base/announce.tsx';
import { classNames } from '../base/class-names.ts';
import { ancestorsOf, focusNear } from '../base/focus.ts';
import css from './modal.module.css';
import { openModals } from './open-modals.ts';

/** Shows a dialog; `isTopmost` tells it whether another one is open above. @returns a function that hides it */
export type ShowDialog = (dialog: HTMLDialogElement, isTopmost: () => boolean) => () => void;

/** The rest of the page becomes inert. */
export const showModal: ShowDialog = (dialog) => {
  dialog.showModal();
  return () => dialog.close();
};

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'open'> {
  onClose: () => void;
  /** The id of its heading; or use aria-label. */
  labelledBy?: string | undefined;
  closeOnOutside?: boolean | undefined;
  /** The address holds the open state, so going back closes it without help. */
  isInAddress?: boolean | undefined;
  /** Replaces `showModal()`. */
  show?: ShowDialog;
  /** It is closing: hidden already, and soon unmounted. */
  isLeft?: boolean;
  children: ReactNode;
}

/**
 * The base of Dialog, FullScreenDialog, Drawer and the palette. It is open while mounted, unless `isLeft`. The browser focuses the
 * first field; `data-focus-first` marks another one.
 */
export function Modal({
  onClose,
  labelledBy,
  closeOnOutside = true,
  isInAddress = false,
  show = showModal,
  isLeft = false,
  className,
  children,
  ...rest
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // Read before the content mounts, because an autofocus inside would move the focus.
  const [around] = useState(() => (import.meta.env.SSR ? [] : ancestorsOf(document.activeElement)));

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isLeft) return;
    // The page below must not move when its scrollbar disappears. A style on the root element would make the browser recompute
    // the styles of the whole page.
    const { style } = document.body;
    if (openModals.get().length === 0)
      style.paddingInlineEnd = `${innerWidth - document.documentElement.clientWidth}px`;
    const hide = show(element, () => openModals.get().at(-1) === element);
    element.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    openModals.set([...openModals.get(), element]);
    return () => {
      openModals.set(openModals.get().filter((other) => other !== element));
      hide();
      if (openModals.get().length === 0) style.paddingInlineEnd = '';
      const opener = around[0];
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
        opener.focus({ preventScroll: true });
      else if (openModals.get().length === 0) focusNear(around);
    };
  }, [around, show, isLeft]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      data-modal
      data-in-address={isInAddress || undefined}
      aria-labelledby={labelledBy}
      className={classNames(css['surface'], className)}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const outside = event.target === event.currentTarget && pressedOutside.current;
        if (outside && closeOnOutside) onClose();
      }}
    >
      {children}
      <LiveRegion />
    </dialog>
  );
}
