import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead } from '../../ui/show/section.tsx';

export const Route = createFileRoute('/admin/companies')({ component: AdminCompaniesPage });

function AdminCompaniesPage() {
  usePageTitle('Company Management');
  return <PageHead title="Company Management" />;
}
