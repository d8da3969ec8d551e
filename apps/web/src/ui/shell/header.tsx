import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { PathLink } from '../press/path-link.tsx';
import { Mark, Wordmark } from '../show/mark.tsx';
import css from './header.module.css';

interface HeaderProps extends BrandProps {
  nav?: ReactNode;
  /** From 600 px. */
  middle?: ReactNode;
  end: ReactNode;
}

/** The header of every page but the sign-in pages. It stays at the upper edge of the window. */
export function Header({ home, portal, nav, middle, end }: HeaderProps) {
  return (
    <>
      <header className={css['header']}>
        <div className={css['line']}>
          <Brand home={home} portal={portal} />
          {nav}
          {middle ? <div className={css['middle']}>{middle}</div> : null}
          <div className={css['end']}>{end}</div>
        </div>
      </header>
      <div className={css['fringe']} />
    </>
  );
}

interface BrandProps {
  /** The address that the logo leads to. */
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
export function NavCount({ value, label }: { value: number; label: string | undefined }) {
  return (
    <span className={css['count']}>
      {value > 99 ? '99+' : value}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

/** The first stop of the Tab key; it skips the header. */
export function SkipLink() {
  return (
    <a className={css['skip']} href="#main">
      Skip to content
    </a>
  );
}
