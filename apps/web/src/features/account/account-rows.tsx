import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure } from '../../lib/form-foot.tsx';
import { lateSchema } from '../../lib/late-schema.ts';
import { registerStale } from '../../lib/live.ts';
import { refreshViewer, useViewer, viewerQuery } from '../../lib/session.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { LinkedIdentities } from './linked-identities.tsx';
import css from './settings.module.css';
import { changeName } from './sign-in.ts';
import { CurrentPasswordField } from './credential-field.tsx';

const CHANGE_EMAIL = lateSchema(async () => (await import('@talaash/domain/account/schema')).ChangeEmail);

registerStale({ 'account.changed': () => [viewerQuery.queryKey] });

type Account = NonNullable<ReturnType<typeof useViewer>['account']>;

/** Name, email, mobile number and password. A row opens in place for editing. */
export function AccountRows({ mobile }: { mobile: ReactNode }) {
  const { account } = useViewer();
  const [open, setOpen] = useState<'name' | 'email'>();
  if (account === null) return null;
  const close = () => setOpen(undefined);
  const change = (row: 'name' | 'email', of: string) => (
    <button type="button" className={css['link']} aria-label={`Change ${of}`} onClick={() => setOpen(row)}>
      Change
    </button>
  );
  return (
    <div>
      {open === 'name' ? (
        <NameForm account={account} onDone={close} />
      ) : (
        <Row label="Name" value={account.name} action={change('name', 'name')} />
      )}
      {open === 'email' ? (
        <EmailForm account={account} onDone={close} />
      ) : (
        <Row
          label="Email"
          value={
            <>
              {account.email}
              {account.isEmailVerified ? <Badge tone="ok">Verified</Badge> : null}
            </>
          }
          action={change('email', 'email')}
        />
      )}
      <Row label="Mobile" value={mobile} />
      <Row
        label="Password"
        value={account.hasPassword ? 'Set' : 'None yet'}
        action={
          <Link to="/change-password" aria-label="Change password">
            {account.hasPassword ? 'Change' : 'Set one'}
          </Link>
        }
      />
      <LinkedIdentities />
    </div>
  );
}

function Row({ label, value, action }: { label: string; value: ReactNode; action?: ReactNode }) {
  return (
    <div className={css['row']}>
      <span className={css['label']}>{label}</span>
      <div className={css['value']}>{value}</div>
      {action}
    </div>
  );
}

const NAME = lateSchema(async () => (await import('./name-schema.ts')).Name);

function NameForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const form = useRecordForm({
    schema: NAME,
    start: { name: account.name },
    failedSentence: 'Your name could not be changed. Please try again.',
    save: async ({ name }) => {
      await changeName(name);
      await refreshViewer();
      toast.success('Name changed.');
      onDone();
    },
  });
  return (
    <form {...form.props} className={css['open']} aria-label="Change name">
      <FormFailure form={form} />
      <TextField label="Name" autoComplete="name" autoFocus {...form.field('name')} />
      <Acts label="Save" isSaving={form.isSaving} onCancel={onDone} />
    </form>
  );
}

function EmailForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const withPassword = { newEmail: '', currentPassword: '' };
  const form = useRecordForm({
    schema: CHANGE_EMAIL,
    // Without a password, a login of at most ten minutes ago proves who the owner is.
    start: account.hasPassword ? withPassword : ({ newEmail: '' } as typeof withPassword),
    failedSentence: 'The link could not be sent. Please try again.',
    save: async (change) => {
      await api.account.changeEmail.call(change);
      toast.success(ACCOUNT_SENTENCES.changeMailSent);
      onDone();
    },
  });
  return (
    <form {...form.props} className={css['open']} aria-label="Change email">
      <FormFailure form={form} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoFocus
        help="We send a link to this address. Until you open it, you log in with the old one."
        {...form.field('newEmail')}
      />
      {account.hasPassword ? <CurrentPasswordField {...form.field('currentPassword')} /> : null}
      <Acts label="Send link" isSaving={form.isSaving} onCancel={onDone} />
    </form>
  );
}

function Acts({ label, isSaving, onCancel }: { label: string; isSaving: boolean; onCancel: () => void }) {
  return (
    <div className={css['actions']}>
      <Button type="submit" tone="primary" loading={isSaving}>
        {label}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
