import { countOf } from '@talaash/domain/base/count';
import type { TalentRecord } from '@talaash/domain/talent-record/schema';
import { historySentence, TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { formatDate, formatTime } from '../../lib/format.ts';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './record-panel.module.css';
import { useHistory } from './talent-record.ts';

interface HistoryProps {
  talentId: string;
  messages: TalentRecord['messages'];
}

/** What happened between the company and the talent, the newest first. */
export function History({ talentId, messages }: HistoryProps) {
  const history = useHistory(talentId);
  const list = history.data?.pages.flatMap((page) => page.list);
  return (
    <section aria-label="History" className={css['section']}>
      <h3>History</h3>
      {messages ? <Messages {...messages} /> : null}
      {list === undefined ? (
        history.isError ? (
          <QueryFailure title={SENTENCES.historyFailed} queries={[history]} />
        ) : (
          <TextSkeleton lines={3} label="Loading the history" />
        )
      ) : null}
      {list?.length === 0 ? <p className={css['none']}>{SENTENCES.noHistory}</p> : null}
      {list && list.length > 0 ? (
        <ol className={css['history']} aria-label="History">
          {list.map((entry) => (
            <li key={entry.entryId}>
              <span>
                {historySentence(entry)}
                {entry.startsIsoDateTimeUtc === null ? null : <Starts at={entry.startsIsoDateTimeUtc} />}
              </span>
              <time dateTime={entry.isoDateTimeUtc} className={css['dim']}>
                <LocalText of={() => formatDate(entry.isoDateTimeUtc)} />
              </time>
            </li>
          ))}
        </ol>
      ) : null}
      <LoadMore {...moreOf(history)} />
    </section>
  );
}

/** Of a meeting: ": 3 Dec 2026, 02:30 PM". */
const Starts = ({ at }: { at: string }) => (
  <>
    : <LocalText of={() => `${formatDate(at)}, ${formatTime(at)}`} />
  </>
);

const Messages = ({
  byCompanyCount,
  byTalentCount,
  lastIsoDateTimeUtc,
}: NonNullable<TalentRecord['messages']>) => (
  <p className={css['dim']}>
    {countOf(byCompanyCount, 'message')} sent, {byTalentCount} received, the last on{' '}
    <LocalText of={() => formatDate(lastIsoDateTimeUtc)} />
  </p>
);
