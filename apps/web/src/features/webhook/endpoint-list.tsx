import { countOf } from '@talaash/domain/base/count';
import type { WebhookEndpoint } from '@talaash/domain/webhook/schema';
import { WEBHOOK_OFF_SENTENCES, WEBHOOK_QUESTION, WEBHOOK_SENTENCES } from '@talaash/domain/webhook/words';
import type { ReactNode } from 'react';
import { formatDate, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { IconDots } from '../../ui/icon/dots.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Status } from '../../ui/show/badge.tsx';
import css from './webhook.module.css';
import { useDeleteEndpoint, useSendTest, useSwitchOff } from './webhooks.ts';

export const moment = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

/** What the owner does with an endpoint in a dialog. */
export type EndpointAct = 'edit' | 'secret' | 'rotate' | 'switchOn' | 'replay';

interface EndpointListProps {
  list: readonly WebhookEndpoint[];
  onAct: (act: EndpointAct, endpoint: WebhookEndpoint) => void;
  /** The link to the log of an endpoint. */
  log: (endpoint: WebhookEndpoint) => ReactNode;
}

/** The endpoints of the company: where each is, what it gets and how it fares. */
export function EndpointList({ list, onAct, log }: EndpointListProps) {
  return (
    <ul className={css['list']} aria-label="Webhooks">
      {list.map((endpoint) => (
        <li key={endpoint.key.webhookEndpointId} className={css['row']}>
          <div className={css['words']}>
            <h2 className={css['name']}>{endpoint.address}</h2>
            <EndpointStatus endpoint={endpoint} />
            <p>
              {countOf(endpoint.kinds.length, 'kind of event', 'kinds of events')}
              {endpoint.waiting > 0 ? `, ${countOf(endpoint.waiting, 'delivery', 'deliveries')} waiting` : ''}
            </p>
            {endpoint.replacedEndIsoDateTimesUtc.map((iso) => (
              <p key={iso}>
                A replaced secret signs until <LocalText of={() => moment(iso)} />
              </p>
            ))}
          </div>
          <div className={css['acts']}>
            {log(endpoint)}
            <EndpointMenu endpoint={endpoint} onAct={onAct} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether an endpoint is on, and since when it fails or is off. */
export function EndpointStatus({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { off, failingSinceIsoDateTimeUtc: failing } = endpoint;
  if (off)
    return (
      <Status tone={off.reason === 'owner' ? 'none' : 'bad'}>
        {WEBHOOK_OFF_SENTENCES[off.reason]} Since <LocalText of={() => moment(off.sinceIsoDateTimeUtc)} />
      </Status>
    );
  if (failing)
    return (
      <Status tone="warm">
        On, but failing since <LocalText of={() => moment(failing)} />
      </Status>
    );
  return <Status tone="ok">On</Status>;
}

function EndpointMenu({ endpoint, onAct }: { endpoint: WebhookEndpoint } & Pick<EndpointListProps, 'onAct'>) {
  const { address, key, off } = endpoint;
  const confirm = useConfirm();
  const test = useSendTest();
  const switchOff = useSwitchOff();
  const remove = useDeleteEndpoint();
  async function askToDelete() {
    const { title, body } = WEBHOOK_QUESTION;
    if (await confirm({ title, body: body(address), danger: true })) remove.mutate(key);
  }
  return (
    <Menu
      target={
        <Button size="s" icon={<IconDots aria-hidden />} aria-label={`More for ${address}`}>
          More
        </Button>
      }
      entries={[
        { label: 'Edit', run: () => onAct('edit', endpoint) },
        { label: 'Send a test event', disabled: off !== null, run: () => test.mutate(key) },
        { label: WEBHOOK_SENTENCES.replay, disabled: off !== null, run: () => onAct('replay', endpoint) },
        { label: 'Show secret', run: () => onAct('secret', endpoint) },
        { label: 'Rotate secret', run: () => onAct('rotate', endpoint) },
        off === null
          ? { label: 'Switch off', run: () => switchOff.mutate(key) }
          : { label: 'Switch on', run: () => onAct('switchOn', endpoint) },
        'divider',
        { label: 'Delete', tone: 'danger', run: () => void askToDelete() },
      ]}
    />
  );
}
