import { createFileRoute } from '@tanstack/react-router';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import { ContactPage } from '../features/contact-message/contact-form.tsx';
import { readViewer } from '../lib/session.ts';
import { usePageTitle } from '../ui/base/page-title.ts';
import { InfoPortal } from './-info-portal.tsx';

export const Route = createFileRoute('/contact')({
  // For everybody. Logged-in people find their name and email filled in.
  beforeLoad: async () => {
    await readViewer();
  },
  component: Contact,
});

function Contact() {
  usePageTitle(PAGE_TITLES['/contact']);
  return (
    <InfoPortal width="wide">
      <ContactPage />
    </InfoPortal>
  );
}
