import { createFileRoute } from '@tanstack/react-router';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { TalentRail } from '../../features/talent-profile/talent-rail.tsx';
import { api } from '../../lib/api.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { searchParams } from '../../lib/search-params.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { UnapprovedNotice } from '../../parts/company-approval.tsx';
import { askToUpgrade } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { Messages } from '../-messages.tsx';
import { TalentDialog } from './-talent-dialog.tsx';

type Search = { thread?: string; profile?: string };

export const Route = createFileRoute('/company/messages')({
  validateSearch: searchParams(
    ({ thread, profile }): Search => ({
      ...(typeof thread === 'string' ? { thread } : {}),
      ...(typeof profile === 'string' ? { profile } : {}),
    }),
  ),
  staticData: { width: 'bare' },
  component: CompanyMessages,
});

function CompanyMessages() {
  const viewer = useViewer();
  const companyId = useCompanyId();
  const refused = premiumRefusal(viewer.hasPremiumAccess, 'message');
  const { thread, profile: openTalentId } = Route.useSearch();
  const navigate = Route.useNavigate();
  const showProfile = (talentId: string) =>
    void navigate({ search: (search) => ({ ...search, profile: talentId }) });

  return (
    <>
      <Messages
        side="company"
        path={Route.fullPath}
        selectedId={thread}
        own={{
          name: viewer.profileName ?? viewer.account?.name ?? 'You',
          picture: pictureAddress(viewer.profilePictureId),
          shape: 'logo',
        }}
        visit={() => api.messagesPage.visitAsCompany.call({ companyId })}
        searchPlaceholder="Search talent..."
        empty="When you invite someone, the conversation begins here."
        emptyStep={
          <ButtonLink tone="primary" to="/company/search">
            Start Searching
          </ButtonLink>
        }
        actions={({ thread: { talentId, endedIsoDateTimeUtc } }) =>
          endedIsoDateTimeUtc === undefined ? (
            <Button size="s" onClick={() => showProfile(talentId)}>
              View profile
            </Button>
          ) : null
        }
        detail={({ detail, thread: { jobPostTitle } }) => `${detail} for ${jobPostTitle}`}
        rail={({ thread: { talentId, endedIsoDateTimeUtc }, name, picture }) =>
          endedIsoDateTimeUtc === undefined ? (
            <TalentRail talentId={talentId} name={name} picture={picture} notice={<UnapprovedNotice />} />
          ) : null
        }
        readOnlyNotice={
          refused && (
            <Banner
              tone="warm"
              actions={
                <Button size="s" tone="primary" onClick={askToUpgrade}>
                  Upgrade
                </Button>
              }
            >
              {refused.message}
            </Banner>
          )
        }
      />
      <TalentDialog
        talentId={openTalentId}
        people={[]}
        total={0}
        onOpen={showProfile}
        onClose={() => void navigate({ search: ({ profile: _, ...search }) => search, replace: true })}
      />
    </>
  );
}
