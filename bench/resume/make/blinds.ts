import { BLIND_1 } from './blind-1.ts';
import { BLIND_2 } from './blind-2.ts';
import { BLIND_3 } from './blind-3.ts';
import { BLIND_4 } from './blind-4.ts';
import { BLIND_5 } from './blind-5.ts';
import { BLIND_6 } from './blind-6.ts';
import { BLIND_6_REST } from './blind-6-rest.ts';
import { BLIND_7 } from './blind-7.ts';
import { BLIND_7_REST } from './blind-7-rest.ts';
import { BLIND_8 } from './blind-8.ts';
import { BLIND_8_REST } from './blind-8-rest.ts';
import { BLIND_9 } from './blind-9.ts';
import { BLIND_9_REST } from './blind-9-rest.ts';
import { BLIND_10 } from './blind-10.ts';
import { BLIND_10_REST } from './blind-10-rest.ts';
import { BLIND_11 } from './blind-11.ts';
import { BLIND_11_REST } from './blind-11-rest.ts';
import { BLIND_12 } from './blind-12.ts';
import { BLIND_12_REST } from './blind-12-rest.ts';
import { BLIND_13 } from './blind-13.ts';
import { BLIND_13_REST } from './blind-13-rest.ts';
import type { Blind } from './blind.ts';

/** All resumes that were written before the rules knew them. */
export const BLINDS: readonly Blind[] = [
  ...BLIND_1,
  ...BLIND_2,
  ...BLIND_3,
  ...BLIND_4,
  ...BLIND_5,
  ...BLIND_6,
  ...BLIND_6_REST,
  ...BLIND_7,
  ...BLIND_7_REST,
  ...BLIND_8,
  ...BLIND_8_REST,
  ...BLIND_9,
  ...BLIND_9_REST,
  ...BLIND_10,
  ...BLIND_10_REST,
  ...BLIND_11,
  ...BLIND_11_REST,
  ...BLIND_12,
  ...BLIND_12_REST,
  ...BLIND_13,
  ...BLIND_13_REST,
];
