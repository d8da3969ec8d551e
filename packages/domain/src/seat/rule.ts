import { PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '../subscription/limit.ts';
import { INCLUDED_SEATS } from './limit.ts';
import type { Seats } from './schema.ts';

/** How many seats a company with premium pays for. */
export const paidSeats = ({ taken, priceInDollars }: Seats): number =>
  priceInDollars === null ? 0 : Math.max(0, taken - INCLUDED_SEATS);

/** What premium costs a company per month: the plan and the seats that it pays for. In whole US dollars. */
export const premiumPriceInDollars = (seats: Seats): number =>
  PREMIUM_PRICE_IN_DOLLARS_PER_MONTH + paidSeats(seats) * (seats.priceInDollars ?? 0);
