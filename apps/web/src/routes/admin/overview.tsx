import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '../../features/admin-overview/overview-page.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { ButtonLink, Link } from '../../ui/press/link.tsx';

export const Route = createFileRoute('/admin/overview')({
  staticData: { width: 'page' },
  component: Overview,
});

function Overview() {
  usePageTitle('Overview');
  return (
    <OverviewPage
      links={{
        talents: <Link to="/admin/talents">View talents</Link>,
        companies: <Link to="/admin/companies">View companies</Link>,
        trail: (
          <Link to="/admin/actions" search={{ act: 'mail.resent' }}>
            Resend history
          </Link>
        ),
      }}
      review={{
        talents: (
          <ButtonLink to="/admin/talents" search={{ pending: true }} tone="primary">
            Review now
          </ButtonLink>
        ),
        companies: (
          <ButtonLink to="/admin/companies" search={{ pending: true }} tone="primary">
            Review now
          </ButtonLink>
        ),
      }}
    />
  );
}
