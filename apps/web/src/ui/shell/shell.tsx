import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Avatar } from '../show/avatar.tsx';
import { Count } from '../show/badge.tsx';
import { InsideShell } from './inside-shell.ts';
import { KeyCaps } from '../key/key-cap.tsx';
import { Mark, Wordmark } from '../show/mark.tsx';
import type { MenuEntry } from '../overlay/menu-entry.ts';
import { Menu } from '../overlay/menu.tsx';
import { Palette, type PaletteItem } from '../overlay/palette.tsx';
import { PathLink } from '../press/path-link.tsx';
import css from './shell.module.css';
import { useShortcut } from '../key/shortcut.ts';
import { OfflineBar } from '../show/state.tsx';
import { ThemeMenu, useThemeEntries } from './theme-menu.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

export interface NavItem {
  to: string;
  label: string;
  /** A shorter word for the bottom bar. */
  shortLabel?: string | undefined;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** How many wait there. */
  count?: number | undefined;
  /** Of what: "unread". */
  countLabel?: string | undefined;
}

export interface ShellPerson {
  name: string;
  picture?: string | undefined;
  shape?: 'person' | 'logo' | undefined;
}

interface PortalShellProps {
  /** Where the mark leads. */
  home: string;
  /** Beside the wordmark: "Admin". */
  portal?: string | undefined;
  nav?: readonly NavItem[] | undefined;
  /** In the header's middle, from 600 px: the guests' search box. */
  middle?: ReactNode;
  /** At the header's end: Log in, Sign up. */
  end?: ReactNode;
  /** Who is signed in; brings the user menu, with the appearance below its entries. */
  person?: ShellPerson | undefined;
  menu?: readonly MenuEntry[] | undefined;
  /** Pages and actions behind Cmd/Ctrl+K. */
  palette?: readonly PaletteItem[] | undefined;
  /** page 1392, settled 1192, list 1120 px at most; bare fills the window and sets its own gutters. */
  width?: 'page' | 'settled' | 'list' | 'bare' | undefined;
  children: ReactNode;
}

/** Header, navigation (a bottom bar on phones), palette, user menu, main landmark: what each portal stands in. */
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
  const [finding, setFinding] = useState(false);
  return (
    <div className={css['shell']} data-bottom={nav.length > 0 || undefined}>
      <SkipLink />
      <header className={css['header']}>
        <div className={css['line']}>
          <Brand home={home} portal={portal} />
          {nav.length > 0 ? (
            <nav className={css['nav']} aria-label="Main">
              {nav.map((item) => (
                <PathLink key={item.label} to={item.to}>
                  {item.label}
                  {item.count ? (
                    <span className={css['count']}>
                      {item.count > 99 ? '99+' : item.count}
                      <VisuallyHidden> {item.countLabel}</VisuallyHidden>
                    </span>
                  ) : null}
                </PathLink>
              ))}
            </nav>
          ) : null}
          {middle ? <div className={css['middle']}>{middle}</div> : null}
          <div className={css['end']}>
            {palette ? <FindButton onPress={() => setFinding(true)} /> : null}
            {end}
            {person ? <UserMenu person={person} menu={menu} /> : <ThemeMenu />}
          </div>
        </div>
      </header>
      <div className={css['fringe']} />
      <OfflineBar />
      <main id="main" tabIndex={-1} className={css['main']} data-width={width}>
        <InsideShell value={true}>{children}</InsideShell>
      </main>
      {palette && finding ? <Palette items={palette} onClose={() => setFinding(false)} /> : null}
      {nav.length > 0 ? (
        <nav className={css['bottom']} aria-label="Main, below">
          {nav.map((item) => (
            <PathLink key={item.label} to={item.to}>
              <item.icon aria-hidden />
              {item.shortLabel ?? item.label}
              <span className={css['bottomCount']}>
                <Count value={item.count ?? 0} label={item.countLabel ?? ''} />
              </span>
            </PathLink>
          ))}
        </nav>
      ) : null}
    </div>
  );
}

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a className={css['skip']} href="#main">
      Skip to content
    </a>
  );
}

/** Mark and wordmark, leading home. */
export function Brand({ home, portal }: { home: string; portal?: string | undefined }) {
  return (
    <>
      <PathLink to={home} className={css['brand']} aria-label="Talaash, home">
        <Mark className={css['mark']} label="" />
        <Wordmark className={css['word']} label="" />
      </PathLink>
      {portal ? <span className={css['portal']}>{portal}</span> : null}
    </>
  );
}

function FindButton({ onPress }: { onPress: () => void }) {
  useShortcut('Mod+K', onPress, { label: 'Find a page or action' });
  return (
    <button type="button" className={css['find']} onClick={onPress}>
      <IconSearch aria-hidden />
      <span className={css['findWords']}>Find a page or action</span>
      <KeyCaps keys="Mod+K" />
    </button>
  );
}

function UserMenu({ person, menu }: { person: ShellPerson; menu: readonly MenuEntry[] }) {
  const appearance = useThemeEntries();
  const ending = menu.at(-1);
  // The last entry, Logout, stays last.
  const entries: MenuEntry[] = ending
    ? [...menu.slice(0, -1), 'divider', ...appearance, 'divider', ending]
    : appearance;
  return (
    <Menu
      entries={entries}
      target={
        <button type="button" className={css['person']}>
          <Avatar name={person.name} src={person.picture} shape={person.shape} size="s" />
          <span className={css['personName']}>{person.name}</span>
          <VisuallyHidden>, your menu</VisuallyHidden>
          <IconChevronDown aria-hidden />
        </button>
      }
    />
  );
}
