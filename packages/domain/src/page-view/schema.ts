import { z } from '../base/schema.ts';
import { COUNTED_ROUTES } from './choice.ts';

/** An opened page: its route pattern, and nothing of its address or its reader. */
export const PageView = z.strictObject({ route: z.enum(COUNTED_ROUTES) });
