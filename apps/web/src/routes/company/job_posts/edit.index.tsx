import { createFileRoute, redirect } from '@tanstack/react-router';

/** An edit address without an id redirects to the page that creates a job post. */
export const Route = createFileRoute('/company/job_posts/edit/')({
  beforeLoad: () => {
    throw redirect({ to: '/company/job_posts/create', replace: true });
  },
});
