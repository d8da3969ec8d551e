import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address that older mails name: the query goes on to the page that does it. */
export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/action', search: { ...search, mode: 'resetPassword' }, replace: true });
  },
});
