import { type ComponentType, type ReactNode, useState } from 'react';
import type { MenuEntry } from '../overlay/menu-entry.ts';
import { Palette, type PaletteItem } from '../overlay/palette.tsx';
import { PathLink } from '../press/path-link.tsx';
import { Count } from '../show/badge.tsx';
import { OfflineBar } from '../show/state.tsx';
import { FindButton } from './find-button.tsx';
import { Header, HeaderNav, NavCount, SkipLink } from './header.tsx';
import { InsideShell } from './inside-shell.ts';
import css from './shell.module.css';
import { ThemeMenu } from './theme-menu.tsx';
import { type ShellPerson, UserMenu } from './user-menu.tsx';

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

interface PortalShellProps {
  /** The address that the logo leads to. */
  home: string;
  /** Beside the wordmark: "Admin". */
  portal?: string | undefined;
  nav?: readonly NavItem[] | undefined;
  /** In the middle of the header, from 600 px: the guests' search box. */
  middle?: ReactNode;
  /** At the end of the header: Log in, Sign up. */
  end?: ReactNode;
  /** Who is signed in. With a person, the header has the user menu, which holds the theme too. */
  person?: ShellPerson | undefined;
  menu?: readonly MenuEntry[] | undefined;
  /** The pages and actions that Cmd or Ctrl+K finds. */
  palette?: readonly PaletteItem[] | undefined;
  /** At most 1392 (page), 1192 (settled) or 1120 px (list). `bare` fills the window and sets its own gutters. */
  width?: 'page' | 'settled' | 'list' | 'bare' | undefined;
  children: ReactNode;
}

/** The frame of a portal: header, navigation (a bottom bar on phones), palette, user menu and main landmark. */
export function PortalShell({
  home,
  portal,
  nav = [],
  middle,
  end,
  person,
  menu = [],
  palette,
  width = 'page',
  children,
}: PortalShellProps) {
  const [isFinding, setFinding] = useState(false);
  const hasNav = nav.length > 0;
  return (
    <div className={css['shell']} data-bottom={hasNav || undefined}>
      <SkipLink />
      <Header
        home={home}
        portal={portal}
        nav={hasNav ? <PortalNav items={nav} /> : null}
        middle={middle}
        end={
          <>
            {palette ? <FindButton onPress={() => setFinding(true)} /> : null}
            {end}
            {person ? <UserMenu person={person} menu={menu} /> : <ThemeMenu />}
          </>
        }
      />
      <OfflineBar />
      <main id="main" tabIndex={-1} className={css['main']} data-width={width}>
        <InsideShell value={true}>{children}</InsideShell>
      </main>
      {palette && isFinding ? <Palette items={palette} onClose={() => setFinding(false)} /> : null}
      {hasNav ? <BottomBar items={nav} /> : null}
    </div>
  );
}

function PortalNav({ items }: { items: readonly NavItem[] }) {
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

function BottomBar({ items }: { items: readonly NavItem[] }) {
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
