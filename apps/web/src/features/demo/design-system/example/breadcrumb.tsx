import { Link } from '../../../../ui/press/link.tsx';
import { Breadcrumb } from '../../../../ui/show/section.tsx';

export const WayBack = () => (
  <Breadcrumb
    trail={[
      <Link key="list" to="/demo">
        Demo pages
      </Link>,
    ]}
    page="This page"
  />
);
