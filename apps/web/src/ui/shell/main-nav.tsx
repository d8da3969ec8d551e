import type { ComponentType, ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { PathLink } from '../press/path-link.tsx';
import { Count } from '../show/badge.tsx';
import css from './main-nav.module.css';

export interface NavItem {
  to: string;
  label: string;
  /** For the bottom bar, when the label is too long. */
  shortLabel?: string | undefined;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** How many items are waiting there. */
  count?: number | undefined;
  /** What is counted: "unread". Read out only. */
  countLabel?: string | undefined;
}

/** The navigation of a portal, in the header. */
export function PortalNav({ items }: { items: readonly NavItem[] }) {
  return (
    <HeaderNav hasBottomBar>
      {items.map((item) => (
        <PathLink key={item.label} to={item.to}>
          {item.label}
          {item.count ? <NavCount value={item.count} label={item.countLabel} /> : null}
        </PathLink>
      ))}
    </HeaderNav>
  );
}

interface HeaderNavProps {
  /** Phones show a bottom bar instead. */
  hasBottomBar?: boolean;
  children: ReactNode;
}

/** The links of the main navigation: a `PathLink` each. */
export function HeaderNav({ hasBottomBar = false, children }: HeaderNavProps) {
  return (
    <nav className={css['nav']} data-bottom={hasBottomBar || undefined} aria-label="Main">
      {children}
    </nav>
  );
}

/** How many items are waiting behind a link of the navigation. */
function NavCount({ value, label }: { value: number; label: string | undefined }) {
  return (
    <span className={css['count']}>
      {value > 99 ? '99+' : value}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

/** The same navigation on phones, at the lower edge of the window. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  return (
    <nav className={css['bottom']} aria-label="Main, below">
      {items.map((item) => (
        <PathLink key={item.label} to={item.to}>
          <item.icon aria-hidden />
          {item.shortLabel ?? item.label}
          <span className={css['bottomCount']}>
            <Count value={item.count ?? 0} label={item.countLabel ?? ''} />
          </span>
        </PathLink>
      ))}
    </nav>
  );
}
