import { createFileRoute } from '@tanstack/react-router';
import { PortalShell } from '../ui/shell.tsx';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return (
    <PortalShell home="/">
      <h1>Talaash</h1>
    </PortalShell>
  );
}
