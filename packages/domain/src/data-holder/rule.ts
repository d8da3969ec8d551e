import { type Erasure, erasureState } from '../erasure-request/rule.ts';
import type { SHIELD_VIEWS } from '../privacy-shield/choice.ts';

/** What a company has of a talent, as far as the rules read it. */
export type Holding = {
  sees: (typeof SHIELD_VIEWS)[number];
  conversation: { isEnded: boolean } | null;
  copies: readonly { copiedIsoDateTimeUtc: string }[];
  erasure: Erasure | null;
};

const isTalking = ({ conversation }: Holding): boolean => conversation !== null && !conversation.isEnded;

/** Whether there is something that the talent can end. */
export const isHolding = (holding: Holding): boolean => holding.sees !== 'nothing' || isTalking(holding);

/** Whether the company has copies that it does not say to have erased. */
export const hasCopies = (holding: Holding, now: number): boolean =>
  holding.copies.length > 0 && erasureState(holding, now) !== 'erased';

/** The figures of "Who saw me". The page and its file count them with this function. */
export function whoSawMeFigures(
  {
    openedCount,
    shortlistsCount,
    holders,
  }: { openedCount: number; shortlistsCount: number; holders: readonly Holding[] },
  now: number,
) {
  return {
    opened: openedCount,
    shortlists: shortlistsCount,
    holding: holders.filter(isHolding).length,
    copies: holders.filter((holder) => hasCopies(holder, now)).length,
  };
}

/** What ending everything would end, and what stays with the companies. */
export function endAllEffect(holders: readonly Holding[], now: number) {
  const ended = holders.filter(isHolding);
  return {
    companies: ended.length,
    conversations: ended.filter(isTalking).length,
    copies: holders.filter((holder) => hasCopies(holder, now)).length,
  };
}
