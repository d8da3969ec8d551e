import { GIVEN_ROLES, type GivenRole } from '@talaash/domain/company-member/choice';
import type { MemberInvitation } from '@talaash/domain/company-member/schema';
import { COMPANY_MEMBER_SENTENCES, COMPANY_ROLE_LABELS } from '@talaash/domain/company-member/words';
import type { Seats } from '@talaash/domain/seat/schema';
import { nextSeatSentence } from '@talaash/domain/seat/words';
import { type FormEvent, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './company-member.module.css';
import { useInviteMember, useRevokeInvitation } from './members.ts';

const ROLE_OPTIONS = GIVEN_ROLES.map((role) => ({ value: role, label: COMPANY_ROLE_LABELS[role] }));

type InviteSectionProps = { invitations: readonly MemberInvitation[]; seats: Seats };

/** Where the owner invites members and reads what the next seat costs, with the invitations that wait. */
export function InviteSection({ invitations, seats }: InviteSectionProps) {
  const cost = nextSeatSentence(seats, invitations.length);
  return (
    <Section id="invite" title="Invite a member">
      <InviteForm />
      {cost === undefined ? null : <p className={css['note']}>{cost}</p>}
      {invitations.length > 0 ? (
        <ul className={css['list']} aria-label="Invitations that wait">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.memberInvitationId} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('recruiter');
  const invite = useInviteMember();
  function submit(event: FormEvent) {
    event.preventDefault();
    invite.mutate({ email, role }, { onSuccess: () => setEmail('') });
  }
  const { error } = invite;
  const refusal = isCallError(error, 'VALIDATION_FAILED') ? error.data['email'] : undefined;
  return (
    <form className={css['line']} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={email}
        onChange={(value) => {
          setEmail(value);
          invite.reset();
        }}
        error={error ? (refusal ?? sentenceOf(error, COMPANY_MEMBER_SENTENCES.failed)) : undefined}
      />
      <SelectField label="Role" options={ROLE_OPTIONS} value={role} onChange={setRole} />
      <Button type="submit" size="l" tone="primary" loading={invite.isPending}>
        Invite
      </Button>
    </form>
  );
}

function InvitationRow({ invitation }: { invitation: MemberInvitation }) {
  const { memberInvitationId, email, role, endsIsoDateTimeUtc } = invitation;
  const revoke = useRevokeInvitation();
  return (
    <li className={css['row']}>
      <div className={css['who']}>
        <b>{email}</b>
        <span>
          Invited, until <LocalText of={() => formatDate(endsIsoDateTimeUtc)} />
        </span>
      </div>
      <span>{COMPANY_ROLE_LABELS[role]}</span>
      <Button
        size="s"
        aria-label={`Withdraw the invitation of ${email}`}
        loading={revoke.isPending}
        onClick={() => revoke.mutate({ memberInvitationId })}
      >
        Withdraw
      </Button>
    </li>
  );
}
