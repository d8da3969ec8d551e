import type { PasswordProof } from '@talaash/domain/account/schema';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { FormFailure, NarrowFormFoot } from '../../lib/form-foot.tsx';
import { formatCount } from '../../lib/format.ts';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { refreshViewer, replaceSession } from '../../lib/session.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import formCss from './account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { CurrentPasswordField } from './credential-field.tsx';

const PROOF = lateSchema(async () => (await import('@talaash/domain/account/schema')).PasswordProof);
const CODE = lateSchema(async () => (await import('@talaash/domain/account/schema')).SecondFactorRequest);

type Setup = { address: string; key: string; recoveryCodes: string[] };

const refresh = () => queryClient.invalidateQueries({ queryKey: api.account.readSecondFactor.key() });

/** Sets up the second factor, and turns it off. */
export function SecondFactorPage() {
  const secondFactor = useQuery(api.account.readSecondFactor.queryOptions());
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const { data } = secondFactor;
  return (
    <div className={css['page']}>
      <PageHead
        title="Second factor"
        subtitle="You log in with your password and a code from an authenticator app on your phone."
      />
      {secondFactor.isError ? (
        <QueryFailure title="The settings did not load" queries={[secondFactor]} />
      ) : null}
      {secondFactor.isPending ? <TextSkeleton lines={3} label="Loading the settings" /> : null}
      {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} /> : null}
      {data && !codes ? (
        data.isOn ? (
          <IsOn left={data.recoveryCodesLeft} isRequired={data.isRequired} onRenewed={setCodes} />
        ) : setup ? (
          <ConfirmForm
            setup={setup}
            onConfirmed={() => {
              setCodes(setup.recoveryCodes);
              setSetup(undefined);
            }}
          />
        ) : (
          <BeginForm isRequired={data.isRequired} onSetup={setSetup} />
        )
      ) : null}
    </div>
  );
}

function BeginForm({ isRequired, onSetup }: { isRequired: boolean; onSetup: (setup: Setup) => void }) {
  return (
    <>
      {isRequired ? (
        <Banner tone="warm">Admins must use it. The rest of the portal opens once it is on.</Banner>
      ) : null}
      <PasswordForm
        saveLabel="Set it up"
        failedSentence="The second factor could not be set up. Please try again."
        save={async (proof) => onSetup(await api.account.beginSecondFactor.call(proof))}
      />
    </>
  );
}

function ConfirmForm({ setup, onConfirmed }: { setup: Setup; onConfirmed: () => void }) {
  const form = useRecordForm({
    schema: CODE,
    saysWhatIsMissing: true,
    start: { code: '' },
    failedSentence: 'The code could not be checked. Please try again.',
    save: async (entered: { code: string }) => {
      await replaceSession(() => api.account.confirmSecondFactor.call(entered));
      onConfirmed();
      await refresh();
      await refreshViewer();
      toast.success('The second factor is on.');
    },
  });
  return (
    <form {...form.props} className={formCss['form']}>
      <p>Scan this with your authenticator app.</p>
      <div className={css['code']}>
        <QRCodeSVG value={setup.address} size={192} title="QR code with the key" />
      </div>
      <p>
        Or type the key: <span className={css['key']}>{inGroups(setup.key)}</span>
      </p>
      <FormFailure form={form} />
      <TextField
        label="Code"
        help="The six digits that the app shows now. This logs out your other devices."
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        {...form.field('code')}
      />
      <NarrowFormFoot form={form} saveLabel="Turn it on" />
    </form>
  );
}

interface IsOnProps {
  left: number;
  isRequired: boolean;
  onRenewed: (codes: string[]) => void;
}

function IsOn({ left, isRequired, onRenewed }: IsOnProps) {
  return (
    <>
      <Banner tone="ok">It is on. You have {formatCount(left, 'recovery code')} left.</Banner>
      <PasswordSection
        title="New recovery codes"
        text="The old ones no longer work."
        label="Make new codes"
        failedSentence="New codes could not be made. Please try again."
        save={async (proof) => {
          onRenewed((await api.account.renewRecoveryCodes.call(proof)).recoveryCodes);
          await refresh();
        }}
      />
      <PasswordSection
        title="Turn it off"
        text={
          isRequired
            ? 'Admins must use it. Until you set it up again, you can open only this page.'
            : 'You then log in with your password alone.'
        }
        label="Turn it off"
        failedSentence="The second factor could not be turned off. Please try again."
        save={async (proof) => {
          await replaceSession(() => api.account.endSecondFactor.call(proof));
          await refresh();
          await refreshViewer();
          toast.success('The second factor is off.');
        }}
      />
    </>
  );
}

interface PasswordSectionProps {
  title: string;
  text: ReactNode;
  label: string;
  failedSentence: string;
  save: (proof: PasswordProof) => Promise<void>;
}

/** Asks for the password only on demand. */
function PasswordSection({ title, text, label, failedSentence, save }: PasswordSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={title} action={isOpen ? null : <Button onClick={() => setIsOpen(true)}>{label}</Button>}>
      <p>{text}</p>
      {isOpen ? <PasswordForm saveLabel={label} failedSentence={failedSentence} save={save} /> : null}
    </Section>
  );
}

function PasswordForm({
  saveLabel,
  failedSentence,
  save,
}: {
  saveLabel: string;
  failedSentence: string;
  save: (proof: PasswordProof) => Promise<void>;
}) {
  const form = useRecordForm({
    schema: PROOF,
    saysWhatIsMissing: true,
    start: { currentPassword: '' },
    failedSentence,
    save,
  });
  return (
    <form {...form.props} className={formCss['form']}>
      <FormFailure form={form} />
      <CurrentPasswordField {...form.field('currentPassword')} />
      <NarrowFormFoot form={form} saveLabel={saveLabel} />
    </form>
  );
}

const inGroups = (key: string) => key.replaceAll('=', '').replace(/.{4}(?=.)/g, '$& ');
