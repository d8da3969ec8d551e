import type { ReactNode } from 'react';

/** An action of a menu, a heading over some, or a line between. */
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
