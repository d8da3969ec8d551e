import { createFileRoute } from '@tanstack/react-router';
import { PREMIUM_REFUSALS } from '@talaash/domain/subscription';
import { MessagesPage } from '../../features/thread/messages-page.tsx';
import { TalentRail } from '../../features/thread/talent-rail.tsx';
import '../../features/thread/stale.ts';
import { api } from '../../lib/api.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { Banner } from '../../ui/state.tsx';

type Search = { thread?: string };

export const Route = createFileRoute('/company/messages')({
  validateSearch: ({ thread }: Record<string, unknown>): Search =>
    typeof thread === 'string' ? { thread } : {},
  staticData: { width: 'bare' },
  component: CompanyMessages,
});

function CompanyMessages() {
  const viewer = useViewer();
  const companyId = useCompanyId();
  const { thread } = Route.useSearch();
  return (
    <MessagesPage
      side="company"
      path={Route.fullPath}
      selectedId={thread}
      own={{
        name: viewer.profileName ?? viewer.account?.name ?? 'You',
        picture: pictureAddress(viewer.profilePictureId),
        shape: 'logo',
      }}
      visit={() => api.messagesPage.visitAsCompany.call({ companyId })}
      unreadCount={viewer.unreadThreadsCount}
      empty="When you invite someone, the conversation begins here."
      rail={(summary) => <TalentRail summary={summary} />}
      instead={viewer.hasPremiumAccess ? undefined : <Banner tone="warm">{PREMIUM_REFUSALS.message}</Banner>}
    />
  );
}
