import type { PipelineColumn } from '@talaash/contract/pipeline';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { type KeyboardEvent, useRef } from 'react';
import css from './board.module.css';
import { stageBeside } from './board-keys.ts';

interface StageTabsProps {
  id: string;
  stages: readonly PipelineStage[];
  columns: readonly PipelineColumn[];
  chosen: string | undefined;
  onChoose: (stageId: string) => void;
}

/** On a phone: chooses the stage in view. */
export function StageTabs({ id, stages, columns, chosen, onChoose }: StageTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent, stageId: string) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const beside = stageBeside(stages, stageId, event.key === 'ArrowLeft' ? -1 : 1);
    if (beside === undefined) return;
    onChoose(beside);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(beside)}"]`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label="Stages" className={css['tabs']}>
      {stages.map(({ stageId, name }) => (
        <button
          key={stageId}
          type="button"
          role="tab"
          data-tab={stageId}
          aria-selected={stageId === chosen}
          aria-controls={`${id}-${stageId}`}
          tabIndex={stageId === chosen ? 0 : -1}
          onClick={() => onChoose(stageId)}
          onKeyDown={(event) => onKeyDown(event, stageId)}
        >
          {name} {columns.find((column) => column.stageId === stageId)?.count ?? 0}
        </button>
      ))}
    </div>
  );
}
