import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LiveRegion } from '../base/announce.tsx';
import { classNames } from '../base/class-names.ts';
import { ancestorsOf, focusNear } from '../base/focus.ts';
import css from './modal.module.css';
import { openModals } from './open-modals.ts';

/** Shows a dialog, which may ask whether no other is open above it. @returns a function that hides it */
export type ShowDialog = (dialog: HTMLDialogElement, isTopmost: () => boolean) => () => void;

/** The rest of the page becomes inert. */
export const showModal: ShowDialog = (dialog) => {
  dialog.showModal();
  return () => dialog.close();
};

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'open'> {
  onClose: () => void;
  /** The id of the element that names it, or use aria-label. */
  labelledBy?: string | undefined;
  closeOnOutside?: boolean | undefined;
  /** The address says that it is open, so going back closes it by itself. */
  isInAddress?: boolean | undefined;
  /** Another way to show it than `showModal()`. */
  show?: ShowDialog;
  /** It is being closed: no longer shown, and soon unmounted. */
  isLeft?: boolean;
  children: ReactNode;
}

/** The base of Dialog, FullScreenDialog, Drawer and the palette. It is open while mounted, unless it is left. */
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
  // Read before the content is mounted, because an autofocus inside would replace it.
  const [around] = useState(() => (import.meta.env.SSR ? [] : ancestorsOf(document.activeElement)));

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isLeft) return;
    // Without its scrollbar, the page below must not move. A style of the root would make the browser compute those of the whole page.
    const { style } = document.body;
    if (openModals.get().length === 0)
      style.paddingInlineEnd = `${innerWidth - document.documentElement.clientWidth}px`;
    const hide = show(element, () => openModals.get().at(-1) === element);
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
