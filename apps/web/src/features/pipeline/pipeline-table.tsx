import type { PipelineEntry } from '@talaash/contract/pipeline';
import { PIPELINE_SORTS } from '@talaash/domain/pipeline/choice';
import {
  peopleCount,
  PIPELINE_SENTENCES as SENTENCES,
  PIPELINE_SORT_LABELS,
} from '@talaash/domain/pipeline/words';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { useMemo } from 'react';
import { formatMonthAndDay, formatNumber } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { useMay } from '../../lib/permission.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { noticeText, salaryText, shortExperienceText } from '../../parts/talent-fact.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { IconDots } from '../../ui/icon/dots.ts';
import type { MenuEntry } from '../../ui/overlay/menu-entry.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Button, IconButton } from '../../ui/press/button.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { type Column, Table } from '../../ui/show/table.tsx';
import { EntryStatus, seenOf } from './card.tsx';
import { Closing } from './closing.tsx';
import { useColleagues } from './colleagues.ts';
import { useMoving } from './moving.ts';
import { type TableState, usePipelineTable } from './pipeline.ts';
import css from './pipeline-table.module.css';

interface PipelineTableProps {
  jobPostId: string;
  state: TableState;
  onState: (change: Partial<TableState>) => void;
  onOpen: (talentId: string) => void;
  /** Opens the invitation of a person who was moved to Invited. */
  onInvite: (entry: PipelineEntry) => void;
  /** A column that another feature adds. The same in every render. */
  extra?: Column<PipelineEntry> | undefined;
}

const NO_STAGES: readonly PipelineStage[] = [];

const nothing = (): void => undefined;

const idOf = ({ talentId }: PipelineEntry): string => talentId;

/** The people of a job post's pipeline in rows, sorted and filtered by the server, page by page. */
export function PipelineTable({ jobPostId, state, onState, onOpen, onInvite, extra }: PipelineTableProps) {
  const table = usePipelineTable(jobPostId, state);
  const stages = table.data?.stages ?? NO_STAGES;
  const moving = useMoving({ stages, mayMove: useMay('recruit'), onInvite, onMoved: nothing });
  const { menuOf } = moving;
  const columns = useMemo(() => columnsOf(stages, onOpen, menuOf, extra), [stages, onOpen, menuOf, extra]);
  return (
    <>
      <Filters stages={stages} state={state} onState={onState} />
      {content()}
      <Closing moving={moving} />
    </>
  );

  function content() {
    if (table.isPending) return <RowsSkeleton text={SENTENCES.loading} rows={6} />;
    if (!table.data)
      return <QueryFailure title={SENTENCES.loadFailed} queries={[table]} loading={SENTENCES.loading} />;
    const { total, pageSize, list } = table.data;
    if (total === 0)
      return (
        <EmptyState title={SENTENCES.none}>
          {isFiltered(state) ? SENTENCES.noneFound : SENTENCES.noneHint}
        </EmptyState>
      );
    const pages = Math.ceil(total / pageSize);
    return (
      <>
        <Table caption={`${peopleCount(total)} in the pipeline`} columns={columns} rows={list} keyOf={idOf} />
        <div className={css['pages']}>
          <span>
            {peopleCount(total)}
            {pages > 1 ? `, page ${formatNumber(state.page)} of ${formatNumber(pages)}` : ''}
          </span>
          {pages > 1 ? (
            <>
              <Button size="s" disabled={state.page <= 1} onClick={() => onState({ page: state.page - 1 })}>
                Previous page
              </Button>
              <Button
                size="s"
                disabled={state.page >= pages}
                onClick={() => onState({ page: state.page + 1 })}
              >
                Next page
              </Button>
            </>
          ) : null}
        </div>
      </>
    );
  }
}

const isFiltered = ({ stageId, member }: TableState): boolean =>
  stageId !== undefined || member !== undefined;

interface FiltersProps extends Pick<PipelineTableProps, 'state' | 'onState'> {
  stages: readonly { stageId: string; name: string }[];
}

function Filters({ stages, state, onState }: FiltersProps) {
  const colleagues = useColleagues();
  return (
    <div className={css['filters']}>
      <SelectField
        label="Stage"
        size="s"
        emptyLabel="All stages"
        value={state.stageId}
        options={stages.map(({ stageId, name }) => ({ value: stageId, label: name }))}
        onChange={(stageId) => onState({ stageId: stageId || undefined, page: 1 })}
      />
      <SelectField
        label="Member"
        size="s"
        emptyLabel="All members"
        value={state.member}
        options={colleagues.map(({ uid, name }) => ({ value: uid, label: name }))}
        onChange={(member) => onState({ member: member || undefined, page: 1 })}
      />
      <SelectField
        label="Sort by"
        size="s"
        value={state.sort}
        options={PIPELINE_SORTS.map((value) => ({ value, label: PIPELINE_SORT_LABELS[value] }))}
        onChange={(sort) => onState({ sort, page: 1 })}
      />
      <SelectField
        label="Order"
        size="s"
        value={state.isDescending ? 'down' : 'up'}
        options={[
          { value: 'down', label: 'Descending' },
          { value: 'up', label: 'Ascending' },
        ]}
        onChange={(order) => onState({ isDescending: order === 'down', page: 1 })}
      />
    </div>
  );
}

const columnsOf = (
  stages: readonly { stageId: string; name: string }[],
  onOpen: (talentId: string) => void,
  menuOf: ReturnType<typeof useMoving>['menuOf'],
  extra: Column<PipelineEntry> | undefined,
): Column<PipelineEntry>[] => [
  { head: 'Person', cell: (entry) => <Person entry={entry} stages={stages} onOpen={onOpen} /> },
  {
    head: 'Stage',
    wide: true,
    cell: ({ stageId }) => stages.find((stage) => stage.stageId === stageId)?.name ?? '–',
  },
  {
    head: 'Since',
    wide: true,
    cell: ({ stageSinceIsoDateTimeUtc: since }) => (
      <span className={css['since']}>
        <LocalText of={() => formatMonthAndDay(since)} />
      </span>
    ),
  },
  {
    head: 'Now',
    wide: true,
    cell: (entry) => (
      <div className={css['now']}>
        <EntryStatus entry={entry} />
      </div>
    ),
  },
  {
    head: 'Experience',
    wide: true,
    align: 'end',
    cell: ({ talentProfile: of }) => (of ? shortExperienceText(of.experienceInYears) : '–'),
  },
  {
    head: 'Expects',
    wide: true,
    align: 'end',
    cell: ({ talentProfile: of }) => (of ? salaryText(of.expectedSalaryInLpaInr) : '–'),
  },
  {
    head: 'Can start',
    wide: true,
    align: 'end',
    cell: ({ talentProfile: of }) => (of ? noticeText(of.noticePeriodInWeeks) : '–'),
  },
  { head: 'Member', wide: true, cell: ({ member }) => member?.name ?? '–' },
  ...(extra === undefined ? [] : [extra]),
  ...(menuOf === undefined
    ? []
    : [
        {
          head: 'Move',
          hideHead: true,
          align: 'end' as const,
          cell: (entry: PipelineEntry) => <MoveMenu entry={entry} menuOf={menuOf} />,
        },
      ]),
];

interface MoveMenuProps {
  entry: PipelineEntry;
  menuOf: (entry: PipelineEntry) => readonly MenuEntry[];
}

const MoveMenu = ({ entry, menuOf }: MoveMenuProps) => (
  <Menu
    target={<IconButton size="s" label={`Move ${seenOf(entry).name} to…`} icon={<IconDots aria-hidden />} />}
    entries={menuOf(entry)}
  />
);

interface PersonProps {
  entry: PipelineEntry;
  stages: readonly { stageId: string; name: string }[];
  onOpen: (talentId: string) => void;
}

function Person({ entry, stages, onOpen }: PersonProps) {
  const { shown, name, jobTitle } = seenOf(entry);
  const stage = stages.find(({ stageId }) => stageId === entry.stageId)?.name;
  return (
    <div className={css['person']}>
      <Avatar name={name} src={shown && pictureAddress(shown.profilePicture)} size="m" />
      <div className={css['words']}>
        {shown ? (
          <button
            type="button"
            className={css['name']}
            data-talent={entry.talentId}
            onClick={() => onOpen(entry.talentId)}
          >
            {name}
          </button>
        ) : (
          <b title={SENTENCES.notShown}>{name}</b>
        )}
        <span className={css['title']}>{jobTitle}</span>
        <span className={css['onPhone']}>
          {stage} · <EntryStatus entry={entry} />
        </span>
      </div>
    </div>
  );
}
