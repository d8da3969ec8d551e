import { createFileRoute } from '@tanstack/react-router';
import { LoadingAuthentication } from '../-loading.tsx';

export const Route = createFileRoute('/design-system-demo')({
  pendingComponent: LoadingAuthentication,
  beforeLoad: async () => (await import('../../features/demo/guard.ts')).requireDemoPages(),
});
