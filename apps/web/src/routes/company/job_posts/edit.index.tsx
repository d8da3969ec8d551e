import { createFileRoute, redirect } from '@tanstack/react-router';

/** Without an id, editing is creating. */
export const Route = createFileRoute('/company/job_posts/edit/')({
  beforeLoad: () => {
    throw redirect({ to: '/company/job_posts/create', replace: true });
  },
});
