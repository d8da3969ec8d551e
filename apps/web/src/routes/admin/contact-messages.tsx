import { createFileRoute } from '@tanstack/react-router';
import { ContactMessageList } from '../../features/contact-message/contact-message-list.tsx';
import { searchParams } from '../../lib/search-params.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { PageHead } from '../../ui/show/section.tsx';

export const Route = createFileRoute('/admin/contact-messages')({
  validateSearch: searchParams(({ all }): { all?: true } => (all === true ? { all } : {})),
  component: ContactMessagesPage,
});

function ContactMessagesPage() {
  usePageTitle('Contact messages');
  const { all: isAll = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHead title="Contact messages" />
      <CheckboxField
        label="Show only open messages"
        checked={!isAll}
        onChange={(isOpenOnly) =>
          void navigate({ search: isOpenOnly ? {} : { all: true }, replace: true, resetScroll: false })
        }
      />
      <ContactMessageList isOpenOnly={!isAll} />
    </>
  );
}
