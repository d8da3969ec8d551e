import type { CompanyPermission } from '@talaash/domain/company-member/choice';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { ReactNode } from 'react';
import type { NavItem } from '../ui/shell/main-nav.tsx';

export type Portal = UserType | 'admin';

/** A page of the portal, listed in the palette and in the navigation or the user menu. */
export interface PortalPage extends NavItem {
  /** A shortcut of two letters: "g d". */
  keys: string;
  /** More search terms in the palette. */
  words?: string;
  /** Where the page is listed: in the header's navigation or in the user menu. The bell has its own place. */
  listedIn: 'nav' | 'menu' | 'bell';
  /** What a member of a company needs to open it. */
  needs?: CompanyPermission;
}

export interface PortalAction {
  label: string;
  /** More search terms. */
  words?: string;
  icon: ReactNode;
  to: string;
  /** The hash of the section for the action. */
  hash?: string;
  /** What a member of a company needs for it. */
  needs?: CompanyPermission;
}
