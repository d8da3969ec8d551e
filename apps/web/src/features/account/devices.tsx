import { IconDeviceLaptop } from '../../ui/icon/device-laptop.ts';
import { IconDeviceMobile } from '../../ui/icon/device-mobile.ts';
import type { Device } from '@talaash/contract/account';
import { DEVICE_SENTENCES, deviceName } from '@talaash/domain/device/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './settings.module.css';

export const devicesQuery = api.account.listDevices.queryOptions();

export const useDevices = () => useQuery(devicesQuery);

const ending = (sentence: string) => ({
  onSuccess: async () => {
    toast.success(sentence);
    await queryClient.invalidateQueries({ queryKey: api.account.listDevices.key() });
  },
  onError: (error: unknown) => toast.error(sentenceOf(error, DEVICE_SENTENCES.endFailed)),
});

/** The account's sessions. */
export function Devices() {
  const devices = useDevices();
  const confirm = useConfirm();
  const endOthers = useMutation(
    api.account.endOtherDevices.mutationOptions(ending(DEVICE_SENTENCES.othersEnded)),
  );
  const list = devices.data?.devices ?? [];

  async function endAll() {
    const title = 'Log out of all other devices?';
    if (await confirm({ title, body: 'This device stays logged in.' })) endOthers.mutate({});
  }

  return (
    <Section
      id="devices"
      title="Devices"
      note="where you are logged in"
      action={
        list.length > 1 ? (
          <button type="button" className={css['link']} onClick={() => void endAll()}>
            Log out all other devices
          </button>
        ) : null
      }
    >
      {devices.isError ? <QueryFailure title="Your devices did not load" queries={[devices]} /> : null}
      {devices.isPending ? <TextSkeleton lines={3} label="Loading your devices" /> : null}
      <ul>
        {list.map((device) => (
          <DeviceRow key={device.deviceId} device={device} />
        ))}
      </ul>
    </Section>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const end = useMutation(api.account.endDevice.mutationOptions(ending(DEVICE_SENTENCES.ended)));
  const name = deviceName(device);
  const Icon = device.isPhone ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={css['device']}>
      <Icon aria-hidden />
      <div className={css['what']}>
        <b>{name}</b>
        <span>
          {device.isThisDevice ? 'This device, logged in ' : 'Last used '}
          <LocalText
            of={() =>
              formatDate(device[device.isThisDevice ? 'signedInIsoDateTimeUtc' : 'lastUsedIsoDateTimeUtc'])
            }
          />
        </span>
      </div>
      {device.isThisDevice ? (
        <Badge>Now</Badge>
      ) : (
        <Button
          aria-label={`Log out ${name}`}
          loading={end.isPending}
          onClick={() => end.mutate({ deviceId: device.deviceId })}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
