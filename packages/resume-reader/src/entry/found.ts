import type { FindPlace } from './piece.ts';
import type { Doubt } from './tenure.ts';

export type Found<Entry> = { entry: Entry; page: number };
export type Surroundings = { findPlace: FindPlace; now: Date; doubts: Set<Doubt> };
