import type { ReactNode } from 'react';

/** An action, a heading or a dividing line of a menu. */
export type MenuEntry =
  | {
      label: string;
      icon?: ReactNode;
      /** Dimmed, at the end of the row. */
      note?: ReactNode;
      tone?: 'plain' | 'danger' | undefined;
      disabled?: boolean | undefined;
      run: () => void;
      /** The menu stays open: for a setting with several values. */
      stays?: boolean | undefined;
    }
  | { heading: string }
  | 'divider';
