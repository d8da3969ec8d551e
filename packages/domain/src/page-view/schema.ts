import { z } from '../base/schema.ts';
import { COUNTED_ROUTES } from './choice.ts';

/** That a page was opened: its pattern, and nothing of its address or its reader. */
export const PageView = z.strictObject({ route: z.enum(COUNTED_ROUTES) });
