import type { ComponentType, ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { PathLink } from '../press/path-link.tsx';
import { Count } from '../show/badge.tsx';
import css from './main-nav.module.css';

export interface NavItem {
  to: string;
  label: string;
  /** For the bottom bar, if the label is too long. */
  shortLabel?: string | undefined;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The number of waiting items. */
  count?: number | undefined;
  /** The noun of the count: "unread". For screen readers only. */
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

/** The links of the main navigation, one `PathLink` each. */
export function HeaderNav({ hasBottomBar = false, children }: HeaderNavProps) {
  return (
    <nav className={css['nav']} data-bottom={hasBottomBar || undefined} aria-label="Main">
      {children}
    </nav>
  );
}

/** The number of items waiting behind a navigation link. */
function NavCount({ value, label }: { value: number; label: string | undefined }) {
  return (
    <span className={css['count']}>
      {value > 99 ? '99+' : value}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

/** The same navigation on phones, at the bottom of the window. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  return (
    <nav className={css['bottom']} aria-label="Main, below">
      {items.map((item) => (
        <PathLink key={item.label} to={item.to}>
          <item.icon aria-hidden />
          <span className={css['bottomLabel']}>{item.shortLabel ?? item.label}</span>
          <span className={css['bottomCount']}>
            <Count value={item.count ?? 0} label={item.countLabel ?? ''} />
          </span>
        </PathLink>
      ))}
    </nav>
  );
}
