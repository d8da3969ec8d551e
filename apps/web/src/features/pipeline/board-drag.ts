import type { PipelineEntry } from '@talaash/contract/pipeline';
import { type RefObject, useEffect, useState } from 'react';
import { whenInteracted } from '../../ui/base/first-use.ts';

const load = () => import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter');
type Adapter = Awaited<ReturnType<typeof load>>;

/** The library that drags cards. It loads on the first use of the board: before, nobody can drag. */
export function useDragging(isWanted: boolean): Adapter | undefined {
  const [adapter, setAdapter] = useState<Adapter>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    whenInteracted(() => {
      load().then(
        (loaded) => isHere && setAdapter(loaded),
        () => undefined,
      );
    });
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return adapter;
}

/** Lets the pointer drag a card. Returns whether it is being dragged. */
export function useDraggable(
  adapter: Adapter | undefined,
  card: RefObject<HTMLElement | null>,
  entry: PipelineEntry,
): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!adapter || !element) return;
    return adapter.draggable({
      element,
      getInitialData: () => ({ entry }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [adapter, card, entry]);
  return isDragged;
}

/** Lets cards of other stages be dropped on a stage. Returns whether one is above it. */
export function useDropTarget(
  adapter: Adapter | undefined,
  column: RefObject<HTMLElement | null>,
  stageId: string,
  onDrop: (entry: PipelineEntry, stageId: string) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = column.current;
    if (!adapter || !element) return;
    const entryOf = (data: Record<string | symbol, unknown>) => data['entry'] as PipelineEntry;
    return adapter.dropTargetForElements({
      element,
      canDrop: ({ source }) => entryOf(source.data)?.stageId !== stageId,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        onDrop(entryOf(source.data), stageId);
      },
    });
  }, [adapter, column, stageId, onDrop]);
  return isOver;
}
