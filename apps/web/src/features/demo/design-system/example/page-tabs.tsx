import { PageTabs } from '../../../../ui/press/page-tabs.tsx';

export const PagesOfAJobPost = () => (
  <PageTabs
    label="Pages of this job post"
    tabs={[
      { to: '/demo/design-system', label: 'Post' },
      { to: '/demo/branding', label: 'Board', count: 28 },
      { to: '/demo/form', label: 'Table' },
    ]}
  />
);
