import { createFileRoute, redirect } from '@tanstack/react-router';

/** The previous address of the page, for bookmarks. */
export const Route = createFileRoute('/admin/two-factor')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/second-factor', replace: true });
  },
});
