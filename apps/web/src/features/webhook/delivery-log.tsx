import { WEBHOOK_DELIVERY_STATES, type WebhookDeliveryState } from '@talaash/domain/webhook/choice';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '@talaash/domain/webhook/schema';
import {
  WEBHOOK_FAILURE_SENTENCES,
  WEBHOOK_SENTENCES,
  WEBHOOK_STATE_LABELS,
} from '@talaash/domain/webhook/words';
import { formatNumber } from '../../lib/format.ts';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { moment } from './endpoint-list.tsx';
import css from './webhook.module.css';
import { useDeliveries, useResend } from './webhooks.ts';

const EVERY = 'every';

interface DeliveryLogProps {
  endpoint: WebhookEndpoint;
  /** The state in the address. */
  state: WebhookDeliveryState | undefined;
  onState: (state: WebhookDeliveryState | undefined) => void;
}

/** What was sent to an endpoint and what came of it, the latest events first. */
export function DeliveryLog({ endpoint, state, onState }: DeliveryLogProps) {
  const { webhookEndpointId } = endpoint.key;
  const { rows, ...found } = useDeliveries(webhookEndpointId, state);
  return (
    <>
      <div className={css['filter']}>
        <SelectField
          label="State"
          hideLabel
          value={state ?? EVERY}
          options={[
            { value: EVERY, label: 'All deliveries' },
            ...WEBHOOK_DELIVERY_STATES.map((value) => ({ value, label: WEBHOOK_STATE_LABELS[value] })),
          ]}
          onChange={(value) => onState(value === EVERY ? undefined : value)}
        />
      </div>
      {found.isError && !rows ? <QueryFailure title="The log did not load" queries={[found]} /> : null}
      {found.isPending ? <RowsSkeleton rows={6} label="Loading the log" /> : null}
      {rows?.length === 0 ? (
        <EmptyState
          title={state === undefined ? WEBHOOK_SENTENCES.noDelivery : WEBHOOK_SENTENCES.noSuchDelivery}
        >
          {state === undefined ? WEBHOOK_SENTENCES.noDeliveryHint : null}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? (
        <ul className={css['list']} aria-label="Deliveries">
          {rows.map((delivery) => (
            <li key={delivery.key.webhookDeliveryId} className={css['delivery']}>
              <DeliveryDetails delivery={delivery} isOn={endpoint.off === null} />
            </li>
          ))}
        </ul>
      ) : null}
      <LoadMore {...moreOf(found)} />
    </>
  );
}

const TONES = { waiting: 'warm', delivered: 'ok', failed: 'bad' } as const;

function DeliveryDetails({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const { type, state, eventIsoDateTimeUtc, nextIsoDateTimeUtc: next, body, attempts, key } = delivery;
  const resend = useResend();
  return (
    <details>
      <summary>
        <code>{type}</code>
        <Status tone={TONES[state]}>{WEBHOOK_STATE_LABELS[state]}</Status>
        <span className={css['time']}>
          <LocalText of={() => moment(eventIsoDateTimeUtc)} />
        </span>
      </summary>
      <div className={css['inside']}>
        {next === null || !isOn ? null : (
          <p>
            Next attempt <LocalText of={() => moment(next)} />
          </p>
        )}
        <h2>Request</h2>
        <pre
          tabIndex={0}
          aria-label="Request"
        >{`webhook-id: ${key.webhookDeliveryId}\n\n${pretty(body)}`}</pre>
        <h2>Attempts</h2>
        {attempts.length === 0 ? <p>None yet.</p> : null}
        <ol className={css['attempts']}>
          {attempts.map((attempt) => (
            <li key={attempt.atIsoDateTimeUtc}>
              <AttemptWords attempt={attempt} />
            </li>
          ))}
        </ol>
        <Button size="s" loading={resend.isPending} disabled={!isOn} onClick={() => resend.mutate(key)}>
          {state === 'waiting' ? 'Send now' : 'Send again'}
        </Button>
      </div>
    </details>
  );
}

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), undefined, 2);

function AttemptWords({ attempt }: { attempt: WebhookAttempt }) {
  const { atIsoDateTimeUtc, durationMs, status, answer, failure, detail } = attempt;
  return (
    <>
      <p>
        <LocalText of={() => moment(atIsoDateTimeUtc)} />, {formatNumber(durationMs)} ms:{' '}
        {failure === null ? `answered ${status}` : WEBHOOK_FAILURE_SENTENCES[failure]}
        {detail === null ? '' : ` (${detail})`}
      </p>
      {answer === '' ? null : (
        <pre tabIndex={0} aria-label="Answer">
          {answer}
        </pre>
      )}
    </>
  );
}
