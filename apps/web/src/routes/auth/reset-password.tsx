import { createFileRoute, redirect } from '@tanstack/react-router';

/** Older emails link to this address. It redirects to the action page and keeps the query. */
export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/action', search: { ...search, mode: 'resetPassword' }, replace: true });
  },
});
