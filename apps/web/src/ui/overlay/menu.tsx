import { type ReactElement, type Ref, Suspense, cloneElement, lazy, useId, useRef, useState } from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { Underway } from './underway.ts';

interface MenuProps {
  /** The button that opens it. */
  target: ReactElement<TargetProps>;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end' | undefined;
}

interface TargetProps {
  id?: string;
  onClick?: () => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const loadMenuList = () => import('./menu-list.tsx');
const MenuList = lazy(loadMenuList);

/** A button with a menu of actions. Arrow keys, first letters and Escape work. The list loads on the first press. */
export function Menu({ target, entries, align = 'end' }: MenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setOpened(false);
    button.current?.focus();
  }

  return (
    <>
      {cloneElement(target, {
        id: `${id}-button`,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
        onClick: () => (opened ? close() : setOpened(true)),
        onPointerEnter: () => void loadMenuList(),
      })}
      {opened ? (
        <Suspense fallback={<Underway />}>
          <MenuList {...{ id, button, entries, align }} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
