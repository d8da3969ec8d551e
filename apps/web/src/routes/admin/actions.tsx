import { createFileRoute } from '@tanstack/react-router';
import { ADMIN_ACTS } from '@talaash/domain/admin-action/choice';
import { type TrailFilter, TrailPage } from '../../features/admin-action/trail-page.tsx';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Link } from '../../ui/press/link.tsx';

export const Route = createFileRoute('/admin/actions')({
  validateSearch: searchParams(
    ({ admin, act, person }): TrailFilter => ({
      admin: textOf(admin),
      act: ADMIN_ACTS.find((one) => one === act),
      person: textOf(person),
    }),
  ),
  component: Trail,
});

function Trail() {
  usePageTitle('Audit trail');
  const navigate = Route.useNavigate();
  return (
    <TrailPage
      filter={Route.useSearch()}
      onFilter={(filter) => void navigate({ search: filter, replace: true, resetScroll: false })}
      account={(uid, name) => (
        <Link to="/admin/accounts" search={{ account: uid }}>
          {name}
        </Link>
      )}
    />
  );
}
