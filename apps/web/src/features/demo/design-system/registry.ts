import { FIELD } from './kind/field.ts';
import type { Kind } from './kind/kind.ts';
import { OVERLAY } from './kind/overlay.ts';
import { PRESS } from './kind/press.ts';
import { SHELL } from './kind/shell.ts';
import { SHOW } from './kind/show.ts';

/** The design system's entries for ui/. A test fails if a component of ui/ has no entry. */
export const KINDS: readonly Kind[] = [PRESS, FIELD, SHOW, OVERLAY, SHELL];
