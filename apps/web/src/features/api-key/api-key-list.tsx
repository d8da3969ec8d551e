import type { ApiKey, ApiKeyChange } from '@talaash/domain/api-key/schema';
import {
  API_KEY_QUESTION,
  API_KEY_SCOPE_LABELS,
  API_KEY_SENTENCES,
  apiKeyActSentence,
} from '@talaash/domain/api-key/words';
import { formatDate, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './api-key.module.css';
import { useRevokeApiKey } from './api-keys.ts';

const moment = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

interface ApiKeyListProps {
  list: readonly ApiKey[];
  onEdit: (apiKey: ApiKey) => void;
  onRotate: (apiKey: ApiKey) => void;
}

/** A link to the description of all calls, which the server makes. */
export const AllCalls = () => (
  <a className={css['calls']} href="/api/v1/docs" target="_blank" rel="noreferrer">
    All calls
  </a>
);

/** The keys of the company: what each may do, until when, from where, and when it was used last. */
export function ApiKeyList({ list, onEdit, onRotate }: ApiKeyListProps) {
  return (
    <ul className={css['list']} aria-label="API keys">
      {list.map((apiKey) => (
        <li key={apiKey.key.apiKeyId} className={css['row']}>
          <ApiKeyWords apiKey={apiKey} />
          {apiKey.isValid ? <ApiKeyActs {...{ apiKey, onEdit, onRotate }} /> : null}
        </li>
      ))}
    </ul>
  );
}

function ApiKeyWords({ apiKey }: { apiKey: ApiKey }) {
  const { name, scopes, networks, secret, replaced, endsIsoDateTimeUtc, revokedIsoDateTimeUtc } = apiKey;
  return (
    <div className={css['words']}>
      <h2 className={css['name']}>{name}</h2>
      <p>{scopes.map((scope) => API_KEY_SCOPE_LABELS[scope]).join(', ')}</p>
      <p>
        {revokedIsoDateTimeUtc === null ? (apiKey.isValid ? 'Until ' : 'Ended on ') : 'Revoked on '}
        <LocalText of={() => formatDate(revokedIsoDateTimeUtc ?? endsIsoDateTimeUtc)} />
        {networks.length > 0 ? `, from ${networks.join(', ')}` : ', from anywhere'}
      </p>
      <SecretLine secret={secret} until={secret.endsIsoDateTimeUtc} />
      {replaced.map((one) => (
        <SecretLine key={one.createdIsoDateTimeUtc} secret={one} until={one.endsIsoDateTimeUtc} isReplaced />
      ))}
    </div>
  );
}

/** "tlsh_live_…a1B2, last used on 29 Nov 2026, 13:05". */
function SecretLine({
  secret,
  until,
  isReplaced = false,
}: {
  secret: ApiKey['replaced'][number] | ApiKey['secret'];
  until: string | null;
  isReplaced?: boolean;
}) {
  const { start, lastFour, lastUsedIsoDateTimeUtc } = secret;
  return (
    <p>
      {`${start}…${lastFour}, `}
      {lastUsedIsoDateTimeUtc === null ? (
        API_KEY_SENTENCES.neverUsed
      ) : (
        <>
          last used on <LocalText of={() => moment(lastUsedIsoDateTimeUtc)} />
        </>
      )}
      {until === null ? null : (
        <>
          {isReplaced ? '. Replaced, valid until ' : `. ${API_KEY_SENTENCES.rotateBefore} `}
          <LocalText of={() => moment(until)} />
        </>
      )}
    </p>
  );
}

function ApiKeyActs({
  apiKey,
  onEdit,
  onRotate,
}: Pick<ApiKeyListProps, 'onEdit' | 'onRotate'> & { apiKey: ApiKey }) {
  const { name, key } = apiKey;
  const confirm = useConfirm();
  const revoke = useRevokeApiKey(name);
  async function askToRevoke() {
    const { title, body } = API_KEY_QUESTION;
    if (await confirm({ title: title(name), body, danger: true })) revoke.mutate(key);
  }
  return (
    <div className={css['acts']}>
      <Button size="s" aria-label={`Edit ${name}`} onClick={() => onEdit(apiKey)}>
        Edit
      </Button>
      <Button size="s" aria-label={`Rotate ${name}`} onClick={() => onRotate(apiKey)}>
        Rotate
      </Button>
      <Button
        size="s"
        aria-label={`Revoke ${name}`}
        loading={revoke.isPending}
        onClick={() => void askToRevoke()}
      >
        Revoke
      </Button>
    </div>
  );
}

/** Who did what with the keys. */
export function ApiKeyChanges({ changes }: { changes: readonly ApiKeyChange[] }) {
  return (
    <Section title="History">
      <ul className={css['list']} aria-label="History">
        {changes.map(({ act, by, name, atIsoDateTimeUtc }) => (
          <li key={atIsoDateTimeUtc + act + name} className={css['changes']}>
            <LocalText of={() => moment(atIsoDateTimeUtc)} />: {apiKeyActSentence(act, by, name)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
