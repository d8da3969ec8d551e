import type { ToolAuthor } from '@talaash/domain/tool/choice';

/**
 * A call as a tool of an agent (docs/api.md, "Connect an agent"). It has the access, scopes and limits of the call. No call that
 * writes to another person is a tool.
 */
export type Tool = {
  /** In snake case, as agents name tools. */
  name: string;
  title: string;
  /** In plain English, for a model: what it does, and when to use it. */
  description: string;
  /** Of a tool that writes: whether it deletes something, and whether a repeated call changes nothing more. */
  effect?: { isDestructive: boolean; isIdempotent: boolean };
  /** Fields of the input that agents are not told of. */
  hiddenInput?: readonly string[];
  /** Fields of the output that agents do not get, because they are for a page. */
  hiddenOutput?: readonly string[];
  /** Whose words the output has, by path: "hits.*.talentProfile". The path "" is the whole output. */
  texts: Readonly<Record<string, ToolAuthor>>;
};
