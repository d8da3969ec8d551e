import { countOf } from '@talaash/domain/base/count';
import { COMPANY_ROLES } from '@talaash/domain/company-member/choice';
import { COMPANY_ROLE_HINTS, COMPANY_ROLE_LABELS } from '@talaash/domain/company-member/words';
import { createFileRoute } from '@tanstack/react-router';
import { PasswordDialog } from '../../features/account/password-dialog.tsx';
import { InviteSection } from '../../features/company-member/invite-section.tsx';
import { MemberList } from '../../features/company-member/member-list.tsx';
import { membersQuery, useMembers } from '../../features/company-member/members.ts';
import { readFirst } from '../../lib/first-data.ts';
import { useMay } from '../../lib/permission.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Link } from '../../ui/press/link.tsx';
import { DefinitionList, PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';

export const Route = createFileRoute('/company/members')({
  staticData: { width: 'list' },
  loader: () => readFirst(membersQuery),
  component: CompanyMembers,
});

function CompanyMembers() {
  usePageTitle('Members');
  const found = useMembers();
  const mayManage = useMay('manage');
  const { members = [], invitations = [], seats } = found.data ?? {};
  return (
    <>
      <PageHead
        title="Members"
        note={found.data ? countOf(members.length, 'person', 'people') : undefined}
        subtitle="Everybody who acts for your company, each with an account of their own."
      />
      {found.isError ? <QueryFailure title="The members did not load" queries={[found]} /> : null}
      {found.isPending ? <TextSkeleton lines={3} label="Loading the members" /> : null}
      {seats ? <MemberList members={members} seats={seats} /> : null}
      {seats && mayManage ? <InviteSection invitations={invitations} seats={seats} /> : null}
      {mayManage ? (
        <Section title="Programs">
          <p>
            Programs act for your company with a key instead of an account.{' '}
            <Link to="/company/api-keys">API keys</Link>
          </p>
          <p>
            The server tells them what happens. <Link to="/company/webhooks">Webhooks</Link>
          </p>
        </Section>
      ) : null}
      <Section title="Roles">
        <DefinitionList
          items={COMPANY_ROLES.map((role) => ({
            label: COMPANY_ROLE_LABELS[role],
            value: COMPANY_ROLE_HINTS[role],
          }))}
        />
      </Section>
      <PasswordDialog />
    </>
  );
}
