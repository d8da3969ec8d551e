import { createFileRoute } from '@tanstack/react-router';
import { MeetingsPage } from '../../features/meeting/meetings-page.tsx';
import { upcomingQuery } from '../../features/meeting/upcoming.ts';
import { readFirst } from '../../lib/first-data.ts';

export const Route = createFileRoute('/talent/meetings')({
  staticData: { width: 'list' },
  loader: () => readFirst(upcomingQuery),
  component: TalentMeetings,
});

function TalentMeetings() {
  return <MeetingsPage side="talent" />;
}
