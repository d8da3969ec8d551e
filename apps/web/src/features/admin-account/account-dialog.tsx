import type { AdminAccountDetail } from '@talaash/contract/admin-account';
import { ADMIN_ACCOUNT_SENTENCES } from '@talaash/domain/admin-account/words';
import { deviceName } from '@talaash/domain/device/words';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/format.ts';
import { LocalText, useLocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useViewer } from '../../lib/session.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useAccount } from './accounts.ts';
import css from './accounts.module.css';
import { States } from './accounts-page.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

interface AccountDrawerProps {
  uid: string;
  onClose: () => void;
  /** Links to the admin actions on this account. */
  trail: (uid: string) => ReactNode;
}

/** One account, with an admin's actions on it. */
export function AccountDrawer({ uid, onClose, trail }: AccountDrawerProps) {
  const account = useAccount(uid);
  return (
    <Drawer opened isInAddress title={account.data?.name ?? 'Account'} onClose={onClose}>
      {isCallError(account.error, 'NOT_FOUND') ? (
        <p>There is no account with this ID.</p>
      ) : account.isError && !account.data ? (
        <QueryFailure title="The account did not load" queries={[account]} />
      ) : null}
      {account.isPending ? <TextSkeleton lines={6} label="Loading the account" /> : null}
      {account.data ? <Detail account={account.data} trail={trail(uid)} /> : null}
    </Drawer>
  );
}

function Detail({ account, trail }: { account: AdminAccountDetail; trail: ReactNode }) {
  const { deletionDueIsoDateTimeUtc: deletionDue, disabling, devices } = account;
  const ids = [
    { label: 'Account', value: account.uid },
    { label: 'Talent', value: account.talentId },
    { label: 'Company', value: account.companyId },
  ];
  const disabledTitle = useLocalText(() =>
    disabling ? `Disabled by ${disabling.adminName}, ${formatDate(disabling.isoDateTimeUtc)}` : '',
  );
  return (
    <div className={css['detail']}>
      <States account={account} />
      {disabling ? (
        <Banner tone="bad" title={disabledTitle}>
          {disabling.reason}
        </Banner>
      ) : null}
      <DefinitionList
        items={[
          { label: 'Email', value: account.email },
          ...(account.profileName === null ? [] : [{ label: 'Profile', value: account.profileName }]),
          { label: 'Created', value: <LocalText of={() => formatDate(account.createdIsoDateTimeUtc)} /> },
          { label: 'Second factor', value: account.hasSecondFactor ? 'On' : 'Off' },
          ...(deletionDue === null
            ? []
            : [{ label: 'Deletion due', value: <LocalText of={() => formatDate(deletionDue)} /> }]),
          ...ids.flatMap(({ label, value }) => (value === null ? [] : [{ label: `${label} ID`, value }])),
        ]}
      />
      <Acts account={account} />
      <h3>Devices</h3>
      {devices.length === 0 ? <p className={css['dim']}>Not logged in on any device.</p> : null}
      <ul className={css['devices']}>
        {devices.map((device) => (
          <li key={device.deviceId}>
            {deviceName(device)}
            <span className={css['dim']}>
              Last used <LocalText of={() => formatDate(device.lastUsedIsoDateTimeUtc)} />
            </span>
          </li>
        ))}
      </ul>
      {trail}
    </div>
  );
}

function Acts({ account: { uid, name, isDisabled, devices } }: { account: AdminAccountDetail }) {
  const [isSwitching, setIsSwitching] = useState(false);
  const confirm = useConfirm();
  const isOwn = useViewer().account?.uid === uid;
  const end = useMutation(
    api.adminAccount.endSessions.mutationOptions({
      onSuccess: async () => {
        toast.success(ADMIN_ACCOUNT_SENTENCES.sessionsEnded);
        await queryClient.invalidateQueries({ queryKey: api.adminAccount.key() });
      },
      onError: (error) => toast.error(sentenceOf(error, ADMIN_ACCOUNT_SENTENCES.failed)),
    }),
  );

  async function endAll() {
    const title = `Log ${name} out on all devices?`;
    if (await confirm({ title, body: 'They can log in again immediately.' })) end.mutate({ uid });
  }

  return (
    <div className={css['actions']}>
      <Button
        tone={isDisabled ? 'primary' : 'danger'}
        disabled={isOwn ? ADMIN_ACCOUNT_SENTENCES.own : false}
        onClick={() => setIsSwitching(true)}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Button>
      <Button
        loading={end.isPending}
        disabled={devices.length === 0 ? 'This account is not logged in on any device.' : false}
        onClick={() => void endAll()}
      >
        Log out on all devices
      </Button>
      {isSwitching ? (
        <SwitchDialog uid={uid} name={name} isDisabled={isDisabled} onClose={() => setIsSwitching(false)} />
      ) : null}
    </div>
  );
}
