import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead } from '../../ui/show/section.tsx';

export const Route = createFileRoute('/admin/talents')({ component: AdminTalentsPage });

function AdminTalentsPage() {
  usePageTitle('Talent Management');
  return <PageHead title="Talent Management" />;
}
