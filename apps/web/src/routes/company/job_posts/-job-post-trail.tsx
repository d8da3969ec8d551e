import { Link } from '../../../ui/press/link.tsx';
import { Breadcrumb } from '../../../ui/show/section.tsx';

/** The breadcrumbs from the list of job posts to this page. */
export const JobPostTrail = ({ page }: { page: string }) => (
  <Breadcrumb
    trail={[
      <Link key="list" to="/company/job_posts">
        Job Posts
      </Link>,
    ]}
    page={page}
  />
);
