import { GIVEN_ROLES } from '@talaash/domain/company-member/choice';
import type { CompanyMember } from '@talaash/domain/company-member/schema';
import { COMPANY_MEMBER_QUESTIONS, COMPANY_ROLE_LABELS } from '@talaash/domain/company-member/words';
import type { Seats } from '@talaash/domain/seat/schema';
import { seatSentence } from '@talaash/domain/seat/words';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { useMay } from '../../lib/permission.ts';
import { useViewer } from '../../lib/session.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { IconDots } from '../../ui/icon/dots.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './company-member.module.css';
import { useHandOver, useLeaveCompany, useRemoveMember, useSetRole } from './members.ts';

/** The members of the company. Its owner changes roles, removes members and hands the company over. */
export function MemberList({ members, seats }: { members: readonly CompanyMember[]; seats: Seats }) {
  return (
    <>
      <ul className={css['list']}>
        {members.map((member) => (
          <MemberRow key={member.uid} member={member} />
        ))}
      </ul>
      <p className={css['note']}>{seatSentence(seats)}</p>
    </>
  );
}

function MemberRow({ member }: { member: CompanyMember }) {
  const { uid, name, email, role, joinedIsoDateTimeUtc } = member;
  const isOwn = useViewer().account?.uid === uid;
  const isManaged = useMay('manage') && role !== 'owner';
  return (
    <li className={css['row']}>
      <div className={css['who']}>
        <b>
          {name}
          {isOwn ? ' (you)' : ''}
        </b>
        <span>
          {email}, since <LocalText of={() => formatDate(joinedIsoDateTimeUtc)} />
        </span>
      </div>
      {isManaged ? <RoleField member={member} /> : <span>{COMPANY_ROLE_LABELS[role]}</span>}
      {isManaged ? <MemberActs member={member} /> : null}
      {isOwn && role !== 'owner' ? <LeaveButton /> : null}
    </li>
  );
}

const ROLE_OPTIONS = GIVEN_ROLES.map((role) => ({ value: role, label: COMPANY_ROLE_LABELS[role] }));

function RoleField({ member: { uid, name, role } }: { member: CompanyMember }) {
  const setRole = useSetRole();
  return (
    <SelectField
      size="s"
      hideLabel
      label={`Role of ${name}`}
      options={ROLE_OPTIONS}
      value={setRole.variables && setRole.isPending ? setRole.variables.role : role === 'owner' ? '' : role}
      onChange={(chosen) => setRole.mutate({ uid, role: chosen })}
    />
  );
}

function MemberActs({ member: { uid, name } }: { member: CompanyMember }) {
  const confirm = useConfirm();
  const remove = useRemoveMember(name);
  const handOver = useHandOver(name);
  async function sure(question: 'remove' | 'handOver', act: () => void) {
    const { title, body } = COMPANY_MEMBER_QUESTIONS[question];
    if (await confirm({ title: title(name), body, danger: true })) act();
  }
  return (
    <Menu
      target={
        <Button
          size="s"
          tone="quiet"
          aria-label={`More for ${name}`}
          icon={<IconDots aria-hidden />}
          loading={remove.isPending || handOver.isPending}
        />
      }
      entries={[
        { label: 'Make the owner', run: () => void sure('handOver', () => handOver.mutate({ uid })) },
        { label: 'Remove', run: () => void sure('remove', () => remove.mutate({ uid })) },
      ]}
    />
  );
}

function LeaveButton() {
  const confirm = useConfirm();
  const leave = useLeaveCompany();
  async function confirmAndLeave() {
    const { title, body } = COMPANY_MEMBER_QUESTIONS.leave;
    if (await confirm({ title: title(), body, danger: true })) leave.mutate({});
  }
  return (
    <Button size="s" loading={leave.isPending} onClick={() => void confirmAndLeave()}>
      Leave
    </Button>
  );
}
