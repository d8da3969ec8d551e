import { Outlet, createFileRoute } from '@tanstack/react-router';
import { DemoShell } from '../../features/demo/demo-shell.tsx';
import { usePageWidth } from '../-page.ts';
import { LoadingAuthentication } from '../-loading.tsx';

export const Route = createFileRoute('/demo')({
  pendingComponent: LoadingAuthentication,
  // Imported on demand: a guard is in the first file of every page.
  beforeLoad: async () => (await import('../../features/demo/guard.ts')).requireDemoPages(),
  component: DemoPages,
});

function DemoPages() {
  return (
    <DemoShell width={usePageWidth()}>
      <Outlet />
    </DemoShell>
  );
}
