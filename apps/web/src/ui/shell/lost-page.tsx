import {
  FAILED_PAGE_SENTENCE,
  FAILED_PAGE_TITLE,
  MISSING_PAGE_SENTENCE,
  MISSING_PAGE_TITLE,
} from '@talaash/domain/base/words';
import type { ReactNode } from 'react';
import { usePageTitle } from '../base/page-title.ts';
import { Button } from '../press/button.tsx';
import { ButtonLink, Link } from '../press/link.tsx';
import { Brand } from './header.tsx';
import { useIsInsideShell } from './inside-shell.ts';
import css from './lost-page.module.css';
import shellCss from './shell.module.css';

/** Shown at an address that has no page. */
export function NotFoundPage() {
  usePageTitle(MISSING_PAGE_TITLE);
  return (
    <LostPage>
      <h1>{MISSING_PAGE_TITLE}</h1>
      <p>{MISSING_PAGE_SENTENCE}</p>
      <ButtonLink to="/" tone="primary" size="l">
        Go to the start page
      </ButtonLink>
    </LostPage>
  );
}

interface ErrorPageProps {
  /** Repeats what failed. */
  onRetry: () => void;
  /** Finds the failure in the server's log. */
  requestId?: string | undefined;
}

/** Shown after an unexpected failure. */
export function ErrorPage({ onRetry, requestId }: ErrorPageProps) {
  usePageTitle(FAILED_PAGE_TITLE);
  return (
    <LostPage>
      <h1>{FAILED_PAGE_TITLE}</h1>
      <p>{FAILED_PAGE_SENTENCE} Try again, or go to the start page.</p>
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

/** A page that says one thing, and the way on. */
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
