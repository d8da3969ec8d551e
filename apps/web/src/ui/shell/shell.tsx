import type { ReactNode } from 'react';
import { NoteBar } from '../show/note-bar.tsx';
import { OfflineBar } from '../show/state.tsx';
import { useBackClosesDialog } from './back-closes-dialog.ts';
import { Header, type HeaderProps, SkipLink } from './header.tsx';
import { InsideShell } from './inside-shell.ts';
import { BottomBar, type NavItem, PortalNav } from './main-nav.tsx';
import css from './shell.module.css';

interface PortalShellProps extends HeaderProps {
  nav?: readonly NavItem[] | undefined;
  /** At most 1392 (page), 1192 (settled) or 1120 px (list). `bare` fills the window and sets its own gutters. */
  width?: 'page' | 'settled' | 'list' | 'bare' | undefined;
  children: ReactNode;
}

/** The frame of a portal: header, navigation (a bottom bar on phones), palette, user menu and main landmark. */
export function PortalShell({ nav = [], width = 'page', children, ...header }: PortalShellProps) {
  useBackClosesDialog();
  const hasNav = nav.length > 0;
  return (
    <div className={css['shell']} data-bottom={hasNav || undefined}>
      <SkipLink />
      <Header {...header} nav={hasNav ? <PortalNav items={nav} /> : null} />
      <NoteBar />
      <OfflineBar />
      <main id="main" tabIndex={-1} className={css['main']} data-width={width}>
        <InsideShell value={true}>{children}</InsideShell>
      </main>
      {hasNav ? <BottomBar items={nav} /> : null}
    </div>
  );
}
