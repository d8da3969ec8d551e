import { ADMIN_TALENT_SENTENCES } from '@talaash/domain/admin-talent/words';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { isHumanReviewPending } from '@talaash/domain/review/rule';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueue } from '../../features/admin-overview/queue.ts';
import {
  adminTalentsQuery,
  useAdminTalents,
  useTalentRecord,
} from '../../features/human-review/human-review.ts';
import { AdminListPage } from '../../features/human-review/list-page.tsx';
import { ReviewPanel } from '../../features/human-review/panel.tsx';
import { TalentHead, TalentSummary } from '../../features/human-review/records.tsx';
import { idOfTalent } from '../../features/human-review/record-name.ts';
import { AdminTalentTable } from '../../features/human-review/tables.tsx';
import { AdminResumeButton } from '../../features/talent-contact/contact-buttons.tsx';
import { ProfileSheet } from '../../features/talent-profile/profile-sheet.tsx';
import { NamedFactMark, useFactsOf } from '../../parts/verified-fact.tsx';
import { readFirstAsAdmin } from '../../lib/first-data.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { FullScreenDialog } from '../../ui/overlay/full-screen-dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import { readListState } from './-list-state.ts';
import { useAdminList } from './-list-steps.ts';

export const Route = createFileRoute('/admin/talents')({
  validateSearch: readListState,
  staticData: { width: 'bare' },
  loader: ({ context, location }) => {
    const { search, pending } = readListState(location.search);
    readFirstAsAdmin(context, adminTalentsQuery({ search, isPendingOnly: pending === true }));
  },
  component: AdminTalentsPage,
});

function AdminTalentsPage() {
  usePageTitle('Talent Management');
  const state = Route.useSearch();
  const steps = useAdminList(state, Route.useNavigate());
  const isPendingOnly = state.pending === true;
  const list = useAdminTalents({ search: state.search, isPendingOnly });
  const rows = list.rows ?? [];
  const queue = useQueue();
  return (
    <AdminListPage
      {...steps}
      title="Talent Management"
      nouns={['talent', 'talents']}
      sentences={ADMIN_TALENT_SENTENCES}
      list={list}
      waitingCount={queue?.talents}
      pendingCount={rows.filter(({ talent }) => isHumanReviewPending(talent)).length}
      search={state.search}
      isPendingOnly={isPendingOnly}
      table={
        <AdminTalentTable
          rows={rows}
          isPendingOnly={isPendingOnly}
          openId={state.open}
          onOpen={steps.onOpen}
        />
      }
      panel={
        state.open ? <TalentPanel id={state.open} ids={rows.map(idOfTalent)} steps={steps} /> : undefined
      }
    />
  );
}

interface TalentPanelProps {
  id: string;
  ids: readonly string[];
  steps: ReturnType<typeof useAdminList>;
}

function TalentPanel({ id, ids, steps }: TalentPanelProps) {
  return (
    <ReviewPanel
      side="talent"
      id={id}
      ids={ids}
      query={useTalentRecord(id)}
      onOpen={steps.onOpen}
      onClose={steps.onClose}
      draft={steps.draftOf(id)}
      onDraft={steps.keepDraft(id)}
      head={(record, notes) => <TalentHead record={record} notes={notes} />}
      profile={(record) => (
        <TalentSummary
          record={record}
          verification={record.talentProfile ? <Facts profile={record.talentProfile} /> : null}
          actions={record.talentProfile ? <ProfileActions profile={record.talentProfile} /> : null}
        />
      )}
    />
  );
}

/** What is verified of the profile. */
function Facts({ profile }: { profile: TalentProfile }) {
  return useFactsOf(profile).map((fact) => (
    <NamedFactMark key={`${fact.kind} ${fact.position}`} fact={fact} profile={profile} />
  ));
}

/** The whole profile and its documents. */
function ProfileActions({ profile }: { profile: TalentProfile }) {
  const [isOpen, setOpen] = useState(false);
  const verifiedFacts = useFactsOf(profile);
  const resume = profile.resume ? <AdminResumeButton talentId={profile.key.talentId} /> : null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open full profile</Button>
      {resume}
      <FullScreenDialog opened={isOpen} onClose={() => setOpen(false)} label={`Profile of ${profile.name}`}>
        <ProfileSheet profile={{ ...profile, verifiedFacts, isRedacted: false }} documents={resume} />
      </FullScreenDialog>
    </>
  );
}
