import { ErrorPage, NotFoundPage } from '../../../../ui/shell/lost-page.tsx';

export const NotFound = () => <NotFoundPage />;

export const Failed = () => <ErrorPage onRetry={() => {}} requestId="7f3a" />;
