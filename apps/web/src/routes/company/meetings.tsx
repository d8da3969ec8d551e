import { createFileRoute } from '@tanstack/react-router';
import { MeetingsPage } from '../../features/meeting/meetings-page.tsx';
import { upcomingQuery } from '../../features/meeting/upcoming.ts';
import { readFirst } from '../../lib/first-data.ts';

export const Route = createFileRoute('/company/meetings')({
  staticData: { width: 'list' },
  loader: () => readFirst(upcomingQuery),
  component: CompanyMeetings,
});

function CompanyMeetings() {
  return <MeetingsPage side="company" />;
}
