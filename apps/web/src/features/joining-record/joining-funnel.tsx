import type { JoiningFunnel as FunnelFigures } from '@talaash/contract/joining-record';
import { FUNNEL_STEPS, type FunnelCounts } from '@talaash/domain/joining-record/figures';
import {
  FUNNEL_LABELS,
  FUNNEL_SENTENCES,
  funnelSentence,
  funnelShare,
} from '@talaash/domain/joining-record/funnel-words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { VISIT_STALE_MS } from '../../lib/first-data.ts';
import { formatNumber, formatPlainMonthAndDay } from '../../lib/format.ts';
import { registerStale } from '../../lib/live.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useIsLocal } from '../../ui/base/local.ts';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { type Column, Table } from '../../ui/show/table.tsx';
import css from './joining-funnel.module.css';

const funnelOnly = () => [api.joiningRecord.readFunnel.key()];
registerStale({
  'invitation.sent': funnelOnly,
  'invitation.accepted': funnelOnly,
  'invitation.rejected': funnelOnly,
  'invitation.declineUndone': funnelOnly,
  'joiningRecord.offered': funnelOnly,
  'joiningRecord.moved': funnelOnly,
});

const funnelQuery = api.joiningRecord.readFunnel.queryOptions({ input: {}, staleTime: VISIT_STALE_MS });

/** How far the invited came: a picture with its figures beside it, by job post and by week. */
export function JoiningFunnel() {
  const query = useQuery(funnelQuery);
  const funnel = query.data?.funnel;
  return (
    <Section title={FUNNEL_SENTENCES.title} note={FUNNEL_SENTENCES.period}>
      {funnel ? (
        <Figures funnel={funnel} />
      ) : query.isError ? (
        <QueryFailure title={FUNNEL_SENTENCES.loadFailed} queries={[query]} />
      ) : (
        <TextSkeleton lines={5} label="Loading the funnel" />
      )}
    </Section>
  );
}

function Figures({ funnel: { total, disputed, byPost, byWeek } }: { funnel: FunnelFigures }) {
  const isLocal = useIsLocal();
  if (total.invited === 0) return <p className={css['line']}>{FUNNEL_SENTENCES.none}</p>;
  return (
    <div className={css['funnel']}>
      <div className={css['picture']}>
        <dl className={css['steps']}>
          {FUNNEL_STEPS.map((step) => (
            <div key={step}>
              <dt>{FUNNEL_LABELS[step]}</dt>
              <dd className={css['count']}>{formatNumber(total[step])}</dd>
              <dd className={css['share']}>{step === 'invited' ? '' : funnelShare(total, step)}</dd>
            </div>
          ))}
        </dl>
        <Shape counts={total} />
      </div>
      <p className={css['line']}>
        {FUNNEL_SENTENCES.sources} {disputed > 0 ? FUNNEL_SENTENCES.disputed(disputed) : ''}
      </p>
      <Table
        caption="By job post"
        columns={POST_COLUMNS}
        rows={byPost}
        keyOf={({ jobPostId }) => jobPostId}
      />
      <details className={css['weeks']}>
        <summary>By week of invitation</summary>
        <Table
          caption="By week of invitation"
          columns={isLocal ? LOCAL_WEEK_COLUMNS : WEEK_COLUMNS}
          rows={byWeek.toReversed()}
          keyOf={({ weekStartIsoDate }) => weekStartIsoDate}
        />
      </details>
    </div>
  );
}

const STEP_COLUMNS: Column<FunnelCounts>[] = FUNNEL_STEPS.map((step) => ({
  head: FUNNEL_LABELS[step],
  align: 'end',
  cell: (row) => formatNumber(row[step]),
}));
const POST_COLUMNS: Column<FunnelFigures['byPost'][number]>[] = [
  { head: 'Job post', cell: ({ jobPostTitle }) => jobPostTitle },
  ...STEP_COLUMNS,
];
const weekColumns = (isLocal: boolean): Column<FunnelFigures['byWeek'][number]>[] => [
  { head: 'Week from', cell: ({ weekStartIsoDate }) => formatPlainMonthAndDay(weekStartIsoDate, isLocal) },
  ...STEP_COLUMNS,
];
// The same arrays in every render.
const [WEEK_COLUMNS, LOCAL_WEEK_COLUMNS] = [weekColumns(false), weekColumns(true)];

const WIDTH = 100;
/** A step of nobody is still a line. */
const WIDTH_MIN = 1;
const ROW = 10;
const BAR = 6;

/** The funnel: one bar for each step, as wide as its share of the invited, and a fainter shape that leads to the next one. */
function Shape({ counts }: { counts: FunnelCounts }) {
  const widths = FUNNEL_STEPS.map((step) => Math.max(WIDTH_MIN, (counts[step] / counts.invited) * WIDTH));
  const edge = (width: number, side: -1 | 1) => WIDTH / 2 + (side * width) / 2;
  return (
    <svg
      className={css['shape']}
      viewBox={`0 0 ${WIDTH} ${ROW * FUNNEL_STEPS.length}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={funnelSentence(counts)}
    >
      {FUNNEL_STEPS.map((step, at) => {
        const [width = 0, next] = widths.slice(at, at + 2);
        const top = at * ROW + (ROW - BAR) / 2;
        const [end, nextTop] = [top + BAR, top + ROW];
        return (
          <g key={step}>
            <rect x={edge(width, -1)} y={top} width={width} height={BAR} />
            {next === undefined ? null : (
              <polygon
                points={`${edge(width, -1)},${end} ${edge(width, 1)},${end} ${edge(next, 1)},${nextTop} ${edge(next, -1)},${nextTop}`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
