import { IconDownload } from '../../ui/icon/download.ts';
import { IconFileZip } from '../../ui/icon/file-zip.ts';
import type { DataExport as DataExportRecord } from '@talaash/contract/data-export';
import { DATA_EXPORT_ASKED_AGAIN_MS, DATA_EXPORT_KEPT_DAYS } from '@talaash/domain/data-export/limit';
import { DATA_EXPORT_SENTENCES } from '@talaash/domain/data-export/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatBytes, formatDate, formatTime } from '../../lib/format.ts';
import { registerStale } from '../../lib/live.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './data-export.module.css';

const query = api.dataExport.get.queryOptions();

registerStale({ 'dataExport.changed': () => [query.queryKey] });

/** All personal data as one archive: to be requested, in progress, or ready. */
export function DataExport() {
  const latest = useQuery({
    ...query,
    // For the page of the decisions, which gets no events.
    refetchInterval: ({ state }) =>
      state.data?.dataExport?.state === 'waiting' ? DATA_EXPORT_ASKED_AGAIN_MS : false,
  });
  const request = useMutation(
    api.dataExport.request.mutationOptions({
      onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
      onError: (error) => toast.error(sentenceOf(error, DATA_EXPORT_SENTENCES.failed)),
    }),
  );
  const dataExport = latest.data?.dataExport;
  const isWaiting = dataExport?.state === 'waiting';
  return (
    <Section
      id="export"
      title="Export"
      action={
        latest.data && !isWaiting ? (
          <Button size="s" loading={request.isPending} onClick={() => request.mutate({})}>
            {dataExport?.state === 'ready' ? 'Make a new export' : 'Make an export'}
          </Button>
        ) : null
      }
    >
      {latest.isError ? <QueryFailure title="Your export did not load" queries={[latest]} /> : null}
      {latest.isPending ? <TextSkeleton lines={2} label="Loading your export" /> : null}
      <div role="status">{latest.data ? <State dataExport={dataExport ?? null} /> : null}</div>
    </Section>
  );
}

function State({ dataExport }: { dataExport: DataExportRecord | null }) {
  if (dataExport?.state !== 'ready')
    return <p className={css['note']}>{DATA_EXPORT_SENTENCES[dataExport?.state ?? 'none']}</p>;
  return <Archive dataExport={dataExport} href={`/api/v1/data-exports/${dataExport.dataExportId}`} />;
}

/** An archive that can be downloaded. */
export function Archive({ dataExport, href }: { dataExport: DataExportRecord; href: string }) {
  const { filename, bytes, createdIsoDateTimeUtc } = dataExport;
  const made = () => `${formatDate(createdIsoDateTimeUtc)}, ${formatTime(createdIsoDateTimeUtc)}`;
  return (
    <div className={css['archive']}>
      <IconFileZip aria-hidden />
      <div className={css['what']}>
        <b>{filename}</b>
        <span>
          {formatBytes(bytes)}, made <LocalText of={made} />, kept for {DATA_EXPORT_KEPT_DAYS} days.{' '}
          {DATA_EXPORT_SENTENCES.none}
        </span>
      </div>
      <a className={css['download']} href={href} download={filename}>
        <IconDownload aria-hidden />
        Download
      </a>
    </div>
  );
}
