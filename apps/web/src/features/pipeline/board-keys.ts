import type { PipelineStage } from '@talaash/domain/pipeline/schema';

const cardsOf = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-main]') ?? []),
];

/** Moves the focus from a card: up and down within its stage, left and right to the nearest stage with people. */
export function focusFrom(main: Element, key: string): void {
  const column = main.closest('[data-stage]');
  const cards = cardsOf(column);
  const at = cards.findIndex((card) => card === main);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    cards[at + (key === 'ArrowUp' ? -1 : 1)]?.focus();
    return;
  }
  let beside: Element | null | undefined = column;
  do beside = key === 'ArrowLeft' ? beside?.previousElementSibling : beside?.nextElementSibling;
  while (beside && cardsOf(beside).length === 0);
  const others = cardsOf(beside);
  (others[at] ?? others.at(-1))?.focus();
}

/** Focuses the card of a person. Returns whether there is one. */
export function focusCard(board: Element | null, talentId: string): boolean {
  const main = board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(talentId)}"] [data-main]`);
  main?.focus();
  return main !== null && main !== undefined;
}

/** The stage on one side of another; undefined at the end. */
export const stageBeside = (
  stages: readonly PipelineStage[],
  stageId: string,
  step: 1 | -1,
): string | undefined => {
  const at = stages.findIndex((stage) => stage.stageId === stageId) + step;
  return at < 0 ? undefined : stages[at]?.stageId;
};
