import type { ReactNode } from 'react';
import { usePageTitle } from '../base/page-title.ts';
import { Button } from '../press/button.tsx';
import { ButtonLink, Link } from '../press/link.tsx';
import { Brand } from './header.tsx';
import { useIsInsideShell } from './inside-shell.ts';
import { FAILED_PAGE, MISSING_PAGE } from './lost-words.ts';
import css from './lost-page.module.css';
import shellCss from './shell.module.css';

/** Shown for an unknown address. */
export function NotFoundPage() {
  usePageTitle(MISSING_PAGE.title);
  return (
    <LostPage>
      <h1>{MISSING_PAGE.title}</h1>
      <p>{MISSING_PAGE.sentence}</p>
      <ButtonLink to="/" tone="primary" size="l">
        Go to the start page
      </ButtonLink>
    </LostPage>
  );
}

interface ErrorPageProps {
  /** Retries. */
  onRetry: () => void;
  /** The reference of the failure in the server's log. */
  requestId?: string | undefined;
}

/** Shown after an unexpected failure. */
export function ErrorPage({ onRetry, requestId }: ErrorPageProps) {
  usePageTitle(FAILED_PAGE.title);
  return (
    <LostPage>
      <h1>{FAILED_PAGE.title}</h1>
      <p>{FAILED_PAGE.sentence} Try again, or go to the start page.</p>
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

/** A page with one message and a way on. */
export function MessagePage({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <LostPage>
      <h1 className={css['sentence']}>{sentence}</h1>
      {children}
    </LostPage>
  );
}

function LostPage({ children }: { children: ReactNode }) {
  if (useIsInsideShell()) return <div className={css['lost']}>{children}</div>;
  return (
    <div className={shellCss['shell']}>
      <header className={css['lostTop']}>
        <Brand home="/" />
      </header>
      <main id="main" className={css['lost']}>
        {children}
      </main>
    </div>
  );
}
