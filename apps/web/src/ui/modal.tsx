import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { LiveRegion } from './announce.tsx';
import { classNames } from './class-names.ts';
import css from './modal.module.css';
import { createStore } from './store.ts';

/** The modal dialogs that are open, the topmost last: what lies outside it is inert, so toasts move into it. */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'open'> {
  onClose: () => void;
  /** The id of the element that names it, or use aria-label. */
  labelledBy?: string | undefined;
  closeOnOutside?: boolean | undefined;
  children: ReactNode;
}

/** The modal surface below Dialog, FullScreenDialog, Drawer and the palette; mounted means open. */
export function Modal({
  onClose,
  labelledBy,
  closeOnOutside = true,
  className,
  children,
  ...rest
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    openModals.set([...openModals.get(), element]);
    return () => {
      openModals.set(openModals.get().filter((other) => other !== element));
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      {...rest}
      ref={dialog}
      data-modal
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
