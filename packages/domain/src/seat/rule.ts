import { INCLUDED_SEATS } from './limit.ts';
import type { Seats } from './schema.ts';

/** How many seats a company with premium pays for. */
export const paidSeats = ({ taken, priceInDollars }: Seats): number =>
  priceInDollars === null ? 0 : Math.max(0, taken - INCLUDED_SEATS);
