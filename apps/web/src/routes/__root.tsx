import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { UiRoot } from '../ui/shell/ui-root.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  return (
    <UiRoot>
      <Outlet />
    </UiRoot>
  );
}
