import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact-message/contact-form.tsx';
import { readViewer } from '../lib/session.ts';
import { usePageTitle } from '../ui/base/page-title.ts';
import { InfoPortal } from './-info-portal.tsx';

export const Route = createFileRoute('/contact')({
  // For everybody. Who is signed in finds name and email filled in.
  beforeLoad: async () => {
    await readViewer();
  },
  component: Contact,
});

function Contact() {
  usePageTitle('Write to us');
  return (
    <InfoPortal width="wide">
      <ContactPage />
    </InfoPortal>
  );
}
