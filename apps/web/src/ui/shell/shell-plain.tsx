import { IconArrowLeft } from '../icon/arrow-left.ts';
import type { ReactNode } from 'react';
import { InsideShell } from './inside-shell.ts';
import { PathLink } from '../press/path-link.tsx';
import css from './shell-plain.module.css';
import { Brand, Header, SkipLink } from './header.tsx';
import shellCss from './shell.module.css';
import { NoteBar } from '../show/note-bar.tsx';
import { OfflineBar } from '../show/state.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { formatNumber } from '../base/number.ts';

interface AuthLayoutProps {
  /** Right of the form from 900 px: IndexOfWords, or nothing. */
  aside?: ReactNode;
  /** In the footer, after the meaning of the product's name. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout for logging in: a form of 400 px on the left, an aside on the right. */
export function AuthLayout({ aside, footer, children }: AuthLayoutProps) {
  return (
    <div className={css['auth']}>
      <SkipLink />
      <div className={css['left']}>
        <header className={css['top']}>
          <Brand home="/" />
          <ThemeMenu />
        </header>
        <main id="main" tabIndex={-1} className={css['form']}>
          <NoteBar />
          <OfflineBar />
          <InsideShell value={true}>{children}</InsideShell>
        </main>
        <footer className={css['foot']}>
          <span>
            Talaash means search. <span lang="hi">तलाश</span>
          </span>
          {footer}
        </footer>
      </div>
      <aside className={css['aside']}>{aside}</aside>
    </div>
  );
}

interface IndexOfWordsProps {
  title: string;
  /** The same title in Hindi. */
  titleInHindi?: string | undefined;
  note?: string | undefined;
  rows: readonly { label: string; count: number; to: string; search?: Record<string, unknown> }[];
}

/** Columns of links: words with their counts. */
export function IndexOfWords({ title, titleInHindi, note, rows }: IndexOfWordsProps) {
  return (
    <section aria-label={title}>
      <div className={css['indexHead']}>
        <h2>{title}</h2>
        {titleInHindi ? <span lang="hi">{titleInHindi}</span> : null}
        {note ? <span className={css['indexNote']}>{note}</span> : null}
      </div>
      <ul className={css['index']}>
        {rows.map((row) => (
          <li key={row.label}>
            <PathLink to={row.to} search={row.search}>
              <span>{row.label}</span>
              <span>{formatNumber(row.count)}</span>
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InfoLayoutProps {
  /** `text` is one narrow column; `wide` has room for an aside. */
  width?: 'text' | 'wide' | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout for texts, forms and messages outside a portal: a header with a link home, one column, a footer. */
export function InfoLayout({ width = 'text', footer, children }: InfoLayoutProps) {
  return (
    <div className={shellCss['shell']}>
      <SkipLink />
      <Header
        home="/"
        end={
          <PathLink to="/" className={css['back']}>
            <IconArrowLeft aria-hidden />
            Back to Home
          </PathLink>
        }
      />
      <NoteBar />
      <OfflineBar />
      <main id="main" tabIndex={-1} className={css['info']} data-width={width}>
        <InsideShell value={true}>{children}</InsideShell>
      </main>
      {footer ? (
        <footer className={css['bar']} data-width={width}>
          <div className={css['foot']}>{footer}</div>
        </footer>
      ) : null}
    </div>
  );
}
