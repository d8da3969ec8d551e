import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { OwnReports } from '../features/report/own-reports.tsx';
import { LinkedDecision, OwnDecisions } from '../features/sanction/decisions.tsx';
import { searchParams, textOf } from '../lib/search-params.ts';
import { readViewer, useViewer, visitorStateOf } from '../lib/session.ts';

import { LateSection } from '../parts/late-section.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { Link } from '../ui/press/link.tsx';
import { PageHead, Section } from '../ui/show/section.tsx';
import { EmptyState } from '../ui/show/state.tsx';
import { InfoPortal } from './-info-portal.tsx';

/** Only for those who are shut out. */
const OwnData = lazy(async () => ({ default: (await import('./-own-data.tsx')).OwnData }));

/** The tokens of the emailed links: of a decision, and of an export. */
type Search = { token?: string; export?: string };

export const Route = createFileRoute('/decisions')({
  validateSearch: searchParams((raw): Search => {
    const [token, archive] = [textOf(raw['token']), textOf(raw['export'])];
    return { ...(token ? { token } : {}), ...(archive ? { export: archive } : {}) };
  }),
  // For everybody: a banned person opens the links of the emails without an account.
  beforeLoad: async () => {
    await readViewer();
  },
  component: Decisions,
});

function Decisions() {
  usePageTitle(SANCTION_SENTENCES.title);
  const { token, export: archive } = Route.useSearch();
  const viewer = useViewer();
  const { isSignedIn, isSuspended = false } = visitorStateOf(viewer);
  const isLinked = token !== undefined || archive !== undefined;
  return (
    <InfoPortal width="wide">
      <PageHead title={SANCTION_SENTENCES.title} />
      {token === undefined ? null : <LinkedDecision key={token} token={token} />}
      {isSignedIn ? (
        <>
          <OwnDecisions />
          <Section id="reports" title="Your reports">
            <OwnReports />
          </Section>
        </>
      ) : isLinked ? null : (
        <EmptyState title="Log in to read this" action={<Link to="/auth/login">Log in</Link>}>
          Decisions about your account and the answers to your reports appear here.
        </EmptyState>
      )}
      {isLinked || isSuspended ? (
        <LateSection fallback={null}>
          <OwnData token={token} archive={archive} isSuspended={isSuspended} />
        </LateSection>
      ) : null}
    </InfoPortal>
  );
}
