import { Link } from '../../../../ui/press/link.tsx';
import { ErrorPage, MessagePage, NotFoundPage } from '../../../../ui/shell/lost-page.tsx';

export const NotFound = () => <NotFoundPage />;

export const Failed = () => <ErrorPage onRetry={() => {}} requestId="7f3a" />;

export const Message = () => (
  <MessagePage sentence="This page is for admins.">
    <Link to="/">Go to the start page</Link>
  </MessagePage>
);
