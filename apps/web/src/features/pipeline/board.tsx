import type { PipelineEntry } from '@talaash/contract/pipeline';
import type { JobPost } from '@talaash/domain/job-post/schema';
import {
  CLOSE_REASON_LABELS,
  peopleCount,
  PIPELINE_SENTENCES as SENTENCES,
} from '@talaash/domain/pipeline/words';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ClosedFor as ClosedReason } from '@talaash/domain/pipeline/choice';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { useMay } from '../../lib/permission.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { announce } from '../../ui/base/announce.tsx';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { EmptyState } from '../../ui/show/state.tsx';
import { PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import { useDragging } from './board-drag.ts';
import { focusCard, focusFrom, stageBeside } from './board-keys.ts';
import css from './board.module.css';
import { Closing } from './closing.tsx';
import type { MatchMark } from './beside.tsx';
import { Column } from './column.tsx';
import { type BoardQuestion, useBoard, usePendingMoves } from './pipeline.ts';
import { useMoving } from './moving.ts';
import { StageTabs } from './stage-tabs.tsx';
import { useColleagues, useMovesOfOthers } from './colleagues.ts';

interface BoardProps {
  question: BoardQuestion;
  jobPost: JobPost | undefined;
  onOpen: (talentId: string) => void;
  /** Opens the invitation of a person who was moved to Invited. */
  onInvite: (entry: PipelineEntry) => void;
  /** Shows the match of the job post with a person, or nothing. The same component in every render. */
  Match: MatchMark;
}

/** The pipeline of a job post: a column for each stage. */
export function Board({ question, jobPost, onOpen, onInvite, Match }: BoardProps) {
  const board = useBoard(question);
  const mayMove = useMay('recruit');
  const { stages = [], columns = [], closedFor = null } = board.data ?? {};
  const moves = usePendingMoves();
  const colleagues = useColleagues();
  const adapter = useDragging(mayMove);
  const [chosen, setChosen] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const element = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  const id = useId();
  const moving = useMoving({
    stages,
    mayMove,
    onInvite,
    onMoved: (talentId) => {
      focusNext.current = talentId;
    },
  });
  const { moveTo } = moving;
  useMovesOfOthers(columns, stages, colleagues);

  const people = useMemo(() => columns.flatMap(({ list }) => list), [columns]);
  const talentIds = useMemo(() => people.map(({ talentId }) => talentId).toSorted(), [people]);
  const tabStop = people.some(({ talentId }) => talentId === focused) ? focused : people[0]?.talentId;

  // A card that moved is another element, which has to get the focus back.
  useLayoutEffect(() => {
    if (focusNext.current !== undefined && focusCard(element.current, focusNext.current))
      focusNext.current = undefined;
  });

  const { onKey, open } = useCardKeys({ stages, mayMove, moveTo, onOpen });

  if (board.isPending) return <PersonRowsSkeleton text={SENTENCES.loading} rows={5} />;
  if (!board.data)
    return <QueryFailure title={SENTENCES.loadFailed} queries={[board]} loading={SENTENCES.loading} />;
  if (columns.every(({ count }) => count === 0) && moves.length === 0)
    return <NoPeople isMine={question.isMine} />;
  const current = chosen ?? columns.find(({ count }) => count > 0)?.stageId;
  return (
    <>
      <StageTabs id={id} columns={columns} stages={stages} chosen={current} onChoose={setChosen} />
      <div
        ref={element}
        role="region"
        aria-label={`Board of ${jobPost?.title ?? 'this job post'}`}
        className={css['board']}
      >
        {stages.map((stage) => {
          const column = columns.find(({ stageId }) => stageId === stage.stageId);
          return column ? (
            <Column
              key={stage.stageId}
              id={`${id}-${stage.stageId}`}
              {...{ stage, column, question, moves, adapter, tabStop, onKey, talentIds, Match }}
              menuOf={moving.menuOf}
              onDrop={moveTo}
              onOpen={open}
              onFocus={setFocused}
              isChosen={stage.stageId === current}
            />
          ) : null;
        })}
      </div>
      <ClosedFor closedFor={closedFor} />
      <Closing moving={moving} />
    </>
  );
}

const NoPeople = ({ isMine }: { isMine: boolean }) => (
  <EmptyState title={isMine ? SENTENCES.noneMine : SENTENCES.none}>
    {isMine ? SENTENCES.noneMineHint : SENTENCES.noneHint}
  </EmptyState>
);

interface ClosedForProps {
  closedFor: readonly { reason: ClosedReason; count: number }[] | null;
}

/** The totals of the reasons, from five closed people on. */
function ClosedFor({ closedFor }: ClosedForProps) {
  if (closedFor === null) return null;
  const reasons = closedFor.map(
    ({ reason, count }) => `${CLOSE_REASON_LABELS[reason]} (${peopleCount(count)})`,
  );
  return <p className={css['reasons']}>Closed for: {reasons.join(', ')}</p>;
}

interface CardKeys {
  stages: readonly PipelineStage[];
  mayMove: boolean;
  moveTo: (entry: PipelineEntry, stageId: string) => void;
  onOpen: (talentId: string) => void;
}

/** Opening a card, and its keys: arrows move the focus, with Shift they move the person. */
function useCardKeys({ stages, mayMove, moveTo, onOpen }: CardKeys) {
  const onKey = useLatestCallback((event: KeyboardEvent, entry: PipelineEntry) => {
    if (!event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.shiftKey) return focusFrom(event.currentTarget, event.key);
    if (!mayMove || event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    const beside = stageBeside(stages, entry.stageId, event.key === 'ArrowLeft' ? -1 : 1);
    if (beside === undefined) announce(SENTENCES.noStageBeside);
    else moveTo(entry, beside);
  });

  const open = useLatestCallback((entry: PipelineEntry) => {
    if (entry.talentProfile?.isRedacted === false) onOpen(entry.talentId);
    else toast.info(SENTENCES.notShown);
  });

  useShortcut(
    'm',
    () => document.activeElement?.closest('[data-card]')?.querySelector<HTMLElement>('[data-menu]')?.click(),
    { label: 'Move the focused person to another stage', when: mayMove },
  );
  return { onKey, open };
}
