import { type ReactElement, type ReactNode, type Ref, Suspense, cloneElement, lazy, useState } from 'react';

export type MenuEntry =
  | {
      label: string;
      icon?: ReactNode;
      /** Dim, at the end. */
      note?: ReactNode;
      tone?: 'plain' | 'danger' | undefined;
      disabled?: boolean | undefined;
      run: () => void;
      /** The menu stays: a setting that one steps through. */
      stays?: boolean | undefined;
    }
  | { heading: string }
  | 'divider';

export interface MenuProps {
  /** The button that opens it. */
  target: ReactElement<TargetProps>;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end' | undefined;
}

interface TargetProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const loadMenuList = () => import('./menu-list.tsx');
const MenuList = lazy(loadMenuList);

/** Actions behind a button. Arrow keys, first letters and Escape work. Its code comes with the first press. */
export function Menu(props: MenuProps) {
  const [asked, setAsked] = useState(false);
  const target = cloneElement(props.target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setAsked(true),
    onPointerEnter: () => void loadMenuList(),
  });
  if (!asked) return target;
  return (
    <Suspense fallback={target}>
      <MenuList {...props} />
    </Suspense>
  );
}
