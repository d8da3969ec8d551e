import type { UserType } from '@talaash/domain/user-profile/choice';
import type { ReactNode } from 'react';
import type { NavItem } from '../ui/shell/main-nav.tsx';

export type Portal = UserType | 'admin';

/** A page of the portal, listed in the palette and in the navigation or the user menu. */
export interface PortalPage extends NavItem {
  /** A shortcut of two letters: "g d". */
  keys: string;
  /** Lists the page in the header's navigation or in the user menu. */
  listedIn: 'nav' | 'menu';
}

export interface PortalAction {
  label: string;
  icon: ReactNode;
  to: string;
  keys?: string;
}
