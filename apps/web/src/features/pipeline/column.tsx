import type { PipelineColumn, PipelineEntry } from '@talaash/contract/pipeline';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import {
  endSoonCount,
  moreCount,
  peopleCount,
  PIPELINE_SENTENCES,
  waitingCount,
} from '@talaash/domain/pipeline/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { formatMonthAndDay, formatNumber } from '../../lib/format.ts';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { LocalText } from '../../lib/local-text.tsx';
import { Button } from '../../ui/press/button.tsx';
import { type useDragging, useDropTarget } from './board-drag.ts';
import css from './board.module.css';
import { Card } from './card.tsx';
import { type BoardQuestion, type Move, stageQuery } from './pipeline.ts';
import { placedIn } from './placed.ts';

interface ColumnProps
  extends Pick<ComponentProps<typeof Card>, 'Match' | 'menuOf' | 'onOpen' | 'onKey' | 'onFocus'> {
  id: string;
  stage: PipelineStage;
  column: PipelineColumn;
  question: BoardQuestion;
  moves: readonly Move[];
  adapter: ReturnType<typeof useDragging>;
  onDrop: (entry: PipelineEntry, stageId: string) => void;
  /** Of the people whom the board shows at first. */
  talentIds: readonly string[];
  /** The card that Tab reaches. */
  tabStop: string | undefined;
  /** Shown on phones, where there is one stage at a time. */
  isChosen: boolean;
}

const NOBODY: readonly string[] = [];

/** A stage with its people. More of them load at a press. */
export function Column(props: ColumnProps) {
  const { id, stage, column, question, moves, adapter, onDrop, tabStop, isChosen, talentIds, ...card } =
    props;
  const { stageId, name, color } = stage;
  const element = useRef<HTMLElement>(null);
  const isOver = useDropTarget(adapter, element, stageId, onDrop);
  const [isOpen, setOpen] = useState(false);
  const paged = useInfiniteQuery({ ...stageQuery(question, stageId), enabled: isOpen });
  const read = (isOpen && paged.data?.pages.flatMap((page) => page.list)) || column.list;
  const { list, count } = placedIn(column, read, moves);
  const left = column.count - read.length;
  const more = useMemo(
    () =>
      (isOpen ? paged.data?.pages.flatMap((page) => page.list.map(({ talentId }) => talentId)) : undefined) ??
      NOBODY,
    [isOpen, paged.data],
  );
  return (
    <section
      ref={element}
      id={id}
      aria-label={`${name}, ${peopleCount(count)}`}
      className={css['column']}
      data-stage={stageId}
      data-color={color}
      data-over={isOver || undefined}
      data-chosen={isChosen || undefined}
    >
      <div className={css['head']}>
        <h2 title={name}>{name}</h2>
        <span className={css['count']}>{formatNumber(count)}</span>
        <ColumnNote column={column} />
      </div>
      {isOver ? <div className={css['slot']} aria-hidden /> : null}
      <ul className={css['cards']}>
        {list.map((entry, at) => (
          <Card
            key={entry.talentId}
            {...card}
            entry={entry}
            matched={talentIds.includes(entry.talentId) ? talentIds : more}
            stageName={name}
            position={at + 1}
            total={count}
            isTabStop={entry.talentId === tabStop}
            adapter={adapter}
          />
        ))}
      </ul>
      {list.length === 0 ? <p className={css['none']}>{PIPELINE_SENTENCES.none}</p> : null}
      {!isOpen && column.cursor !== null && left > 0 ? (
        <Button size="s" tone="quiet" onClick={() => setOpen(true)}>
          {moreCount(left)}
        </Button>
      ) : null}
      {isOpen ? <LoadMore {...moreOf(paged)} /> : null}
    </section>
  );
}

/** One thing about the stage that its cards may not show. */
function ColumnNote({ column }: { column: PipelineColumn }) {
  const { stageId, endSoonCount: ending, waitingCount: waiting, oldestSinceIsoDateTimeUtc: since } = column;
  const note = () => {
    // One line in each column, so that the first cards stand side by side.
    const nothing = '\u{a0}';
    if (stageId === 'Closed') return nothing;
    if (waiting > 0) return waitingCount(waiting);
    if (stageId === 'Invited' && ending > 0) return endSoonCount(ending);
    return since === undefined ? nothing : `oldest since ${formatMonthAndDay(since)}`;
  };
  return (
    <p className={css['note']}>
      <LocalText of={note} />
    </p>
  );
}
