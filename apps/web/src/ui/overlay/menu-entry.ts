import type { ReactNode } from 'react';

/** An action, a heading or a divider of a menu. */
export type MenuEntry =
  | {
      label: string;
      icon?: ReactNode;
      /** Dimmed, at the end of the row. */
      note?: ReactNode;
      tone?: 'plain' | 'danger' | undefined;
      disabled?: boolean | undefined;
      run: () => void;
      /** Keeps the menu open: for a setting with several values. */
      stays?: boolean | undefined;
    }
  | { heading: string }
  | 'divider';
