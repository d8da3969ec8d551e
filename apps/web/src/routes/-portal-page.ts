import type { UserType } from '@talaash/domain/user-profile/choice';
import type { ReactNode } from 'react';
import type { NavItem } from '../ui/shell/main-nav.tsx';

export type Portal = UserType | 'admin';

/** A page of the portal, listed in the palette and in the navigation or the user menu. */
export interface PortalPage extends NavItem {
  /** A shortcut of two letters: "g d". */
  keys: string;
  /** More search terms for it in the palette. */
  words?: string;
  /** Lists the page in the header's navigation or in the user menu. The bell is a place of its own. */
  listedIn: 'nav' | 'menu' | 'bell';
}

export interface PortalAction {
  label: string;
  /** More search terms for it. */
  words?: string;
  icon: ReactNode;
  to: string;
  /** The part of the page where it is done. */
  hash?: string;
}
