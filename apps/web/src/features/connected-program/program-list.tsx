import { API_KEY_SCOPE_LABELS } from '@talaash/domain/api-key/words';
import type { ConnectedProgram } from '@talaash/domain/connected-program/schema';
import {
  CONNECTED_PROGRAM_QUESTION,
  CONNECTED_PROGRAM_SENTENCES,
  siteLabel,
} from '@talaash/domain/connected-program/words';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '../../lib/format.ts';
import { useLackOf } from '../../lib/lack.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './connected-program.module.css';
import { connectedProgramsQuery, useRevokeConnectedProgram } from './connected-programs.ts';

const moment = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

/** The programs that the owner of the company has connected: what each may do, when it was used last, and its end. */
export function ConnectedPrograms() {
  const lack = useLackOf('manage');
  const found = useQuery({ ...connectedProgramsQuery, enabled: lack === undefined });
  if (lack !== undefined) return null;
  return (
    <Section title="Connected programs">
      <p className={css['hint']}>{CONNECTED_PROGRAM_SENTENCES.hint}</p>
      {found.isError ? <QueryFailure title="The connected programs did not load" queries={[found]} /> : null}
      {found.isLoading ? <TextSkeleton lines={2} label="Loading the connected programs" /> : null}
      {found.data && found.data.connectedPrograms.length > 0 ? (
        <ul className={css['list']} aria-label="Connected programs">
          {found.data.connectedPrograms.map((program) => (
            <ProgramRow key={program.key.connectedProgramId} program={program} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function ProgramRow({ program }: { program: ConnectedProgram }) {
  const { key, name, site, scopes, connectedBy, createdIsoDateTimeUtc, isValid } = program;
  const { lastUsedIsoDateTimeUtc, revokedIsoDateTimeUtc, endsIsoDateTimeUtc } = program;
  const confirm = useConfirm();
  const revoke = useRevokeConnectedProgram(name);
  async function askToRevoke() {
    const { title, body } = CONNECTED_PROGRAM_QUESTION;
    if (await confirm({ title: title(name), body, danger: true })) revoke.mutate(key);
  }
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <h3 className={css['name']}>{name}</h3>
        <p>{scopes.map((scope) => API_KEY_SCOPE_LABELS[scope]).join(', ')}</p>
        <p>
          {siteLabel(site)}, connected by {connectedBy} on{' '}
          <LocalText of={() => moment(createdIsoDateTimeUtc)} />
        </p>
        <p>
          {lastUsedIsoDateTimeUtc === null ? (
            CONNECTED_PROGRAM_SENTENCES.neverUsed
          ) : (
            <>
              Last used on <LocalText of={() => moment(lastUsedIsoDateTimeUtc)} />
            </>
          )}
          {isValid ? null : (
            <>
              {'. Ended on '}
              <LocalText of={() => moment(revokedIsoDateTimeUtc ?? endsIsoDateTimeUtc)} />
            </>
          )}
        </p>
      </div>
      {isValid ? (
        <Button
          size="s"
          aria-label={`Revoke ${name}`}
          loading={revoke.isPending}
          onClick={() => void askToRevoke()}
        >
          Revoke
        </Button>
      ) : null}
    </li>
  );
}
