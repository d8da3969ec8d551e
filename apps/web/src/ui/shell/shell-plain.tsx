import type { ReactNode } from 'react';
import { Button } from '../press/button.tsx';
import { InsideShell, useIsInsideShell } from './inside-shell.ts';
import { ButtonLink, Link } from '../press/link.tsx';
import { usePageTitle } from '../base/page-title.ts';
import { PathLink } from '../press/path-link.tsx';
import css from './shell-plain.module.css';
import { Brand, Header, HeaderNav, SkipLink } from './header.tsx';
import { OfflineBar } from '../show/state.tsx';
import { ThemeMenu } from './theme-menu.tsx';

interface AuthLayoutProps {
  /** Right of the form from 900 px: IndexOfWords, or nothing. */
  aside?: ReactNode;
  /** In the footer, after what the name means. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A form of 400 px on the left; a page of the directory on the right. */
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
  /** The title's second line of signage, in Hindi. */
  titleInHindi?: string | undefined;
  note?: string | undefined;
  rows: readonly { label: string; count: number; to: string; search?: Record<string, unknown> }[];
}

/** Words with counts in columns, each a link: a page of the directory. */
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
              <span>{row.count.toLocaleString()}</span>
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts and small forms that stand alone: a header with the way home, one column, a footer. */
export function InfoLayout({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    <div className={css['page']}>
      <SkipLink />
      <Header
        home="/"
        nav={
          <HeaderNav>
            <PathLink to="/" exact>
              Back to Home
            </PathLink>
          </HeaderNav>
        }
        end={<ThemeMenu />}
      />
      <OfflineBar />
      <main id="main" tabIndex={-1} className={css['info']}>
        <InsideShell value={true}>{children}</InsideShell>
      </main>
      {footer ? (
        <footer className={css['bar']}>
          <div className={css['foot']}>{footer}</div>
        </footer>
      ) : null}
    </div>
  );
}

/** What an address without a page answers. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <LostPage>
      <h1>Not in this directory</h1>
      <p>There is no page at this address. It may have moved, or the link was cut off.</p>
      <ButtonLink to="/" tone="primary" size="l">
        Go to the start page
      </ButtonLink>
    </LostPage>
  );
}

interface ErrorPageProps {
  /** Tries again what failed. */
  onRetry: () => void;
  /** Names the failure in the server's log. */
  requestId?: string | undefined;
}

/** What is shown when something failed that nobody foresaw. */
export function ErrorPage({ onRetry, requestId }: ErrorPageProps) {
  usePageTitle('Something went wrong');
  return (
    <LostPage>
      <h1>Something went wrong</h1>
      <p>
        That was our mistake, not yours. Nothing that was saved is lost. Try again, or start over from the
        first page.
      </p>
      <Button tone="primary" size="l" onClick={onRetry}>
        Try again
      </Button>
      <Link to="/" reloadDocument>
        Go to the start page
      </Link>
      {requestId ? <p className={css['code']}>Reference {requestId}</p> : null}
    </LostPage>
  );
}

function LostPage({ children }: { children: ReactNode }) {
  if (useIsInsideShell()) return <div className={css['lost']}>{children}</div>;
  return (
    <div className={css['page']}>
      <header className={css['lostTop']}>
        <Brand home="/" />
      </header>
      <main id="main" className={css['lost']}>
        {children}
      </main>
    </div>
  );
}
