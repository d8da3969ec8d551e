import { FIELD } from './kind/field.ts';
import type { Kind } from './kind/kind.ts';
import { OVERLAY } from './kind/overlay.ts';
import { PRESS } from './kind/press.ts';
import { SHELL } from './kind/shell.ts';
import { SHOW } from './kind/show.ts';

/** What the design system shows of ui/. A test fails when a component of ui/ stands in no entry. */
export const KINDS: readonly Kind[] = [PRESS, FIELD, SHOW, OVERLAY, SHELL];
