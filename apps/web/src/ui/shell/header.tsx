import { type ReactNode, useState } from 'react';
import type { MenuEntry } from '../overlay/menu-entry.ts';
import { PathLink } from '../press/path-link.tsx';
import { Mark, Wordmark } from '../show/mark.tsx';
import { FindButton } from './find-button.tsx';
import css from './header.module.css';
import { ThemeMenu } from './theme-menu.tsx';
import { type ShellPerson, UserMenu } from './user-menu.tsx';

export interface HeaderProps extends BrandProps {
  /** In the middle, from 600 px: the guests' search box. */
  middle?: ReactNode;
  /** At the end: Log in, Sign up. */
  end?: ReactNode;
  /** Left of the user menu: the counts of waiting items. */
  bell?: ReactNode;
  /** The logged-in person. With one, the header has the user menu, which includes the theme. */
  person?: ShellPerson | undefined;
  menu?: readonly MenuEntry[] | undefined;
  /** The palette's handler, for Cmd or Ctrl+K. */
  palette?: ((onClose: () => void) => ReactNode) | undefined;
}

/** The header of every page but the log-in pages. It is sticky. */
export function Header({
  home,
  portal,
  nav,
  middle,
  end,
  bell,
  person,
  menu = [],
  palette,
}: HeaderProps & { nav?: ReactNode }) {
  const [isFinding, setFinding] = useState(false);
  return (
    <>
      <header className={css['header']}>
        <div className={css['line']}>
          <Brand home={home} portal={portal} />
          {nav}
          {middle ? <div className={css['middle']}>{middle}</div> : null}
          <div className={css['end']}>
            {palette ? <FindButton onPress={() => setFinding(true)} /> : null}
            {end}
            {bell}
            {person ? <UserMenu person={person} menu={menu} /> : <ThemeMenu />}
          </div>
        </div>
      </header>
      <div className={css['fringe']} />
      {palette && isFinding ? palette(() => setFinding(false)) : null}
    </>
  );
}

interface BrandProps {
  /** The address of the logo's link. */
  home: string;
  /** Beside the wordmark: "Admin". */
  portal?: string | undefined;
}

/** Logo and wordmark as a link home. */
export function Brand({ home, portal }: BrandProps) {
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

/** The skip link: the first Tab stop. */
export function SkipLink() {
  return (
    <a className={css['skip']} href="#main">
      Skip to content
    </a>
  );
}
