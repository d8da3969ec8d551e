import { countOf } from '../base/count.ts';
import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '../subscription/limit.ts';
import { INCLUDED_SEATS } from './limit.ts';
import { paidSeats, premiumPriceInDollars } from './rule.ts';
import type { Seats } from './schema.ts';

/** "$45 per month: $25 for the plan, and $20 for 2 seats". What premium costs a company, and of what. */
export function premiumPriceWords(seats: Seats): string {
  const price = `$${premiumPriceInDollars(seats)} per month`;
  const paid = paidSeats(seats);
  if (paid === 0 || seats.priceInDollars === null) return price;
  const ofSeats = `$${paid * seats.priceInDollars} for ${countOf(paid, 'seat')}`;
  return `${price}: $${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} for the plan, and ${ofSeats}`;
}

/** How many seats are taken, and what they cost. */
export function seatSentence(seats: Seats): string {
  const { taken, priceInDollars } = seats;
  if (priceInDollars === null) return `${countOf(taken, 'seat')} taken.`;
  const paid = paidSeats(seats);
  if (paid === 0) return `${taken} of ${INCLUDED_SEATS} included seats taken.`;
  return `${taken} seats taken: ${INCLUDED_SEATS} included, and ${paid} for $${paid * priceInDollars} per month with premium.`;
}

/**
 * What the seat of the next person costs; undefined if seats are free.
 * @param waiting the open invitations: each may take a seat before this one
 */
export function nextSeatSentence({ taken, priceInDollars }: Seats, waiting: number): string | undefined {
  if (priceInDollars === null) return undefined;
  if (taken + waiting < INCLUDED_SEATS) return 'The next seat is included.';
  const cost = `next seat costs $${priceInDollars} per month with premium, from when the person joins.`;
  return taken < INCLUDED_SEATS ? `If everybody who is invited joins, the ${cost}` : `The ${cost}`;
}

export const SEAT_SENTENCES = {
  notTaken:
    'The payment provider is not responding, so the company could not add a seat for you. The invitation still waits. Please try again.',
} as const;
