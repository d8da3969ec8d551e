import type { AnyContractProcedure } from '@orpc/contract';
import { type AnyProcedure, createProcedureClient, ORPCError } from '@orpc/server';
import { contract } from '@talaash/contract';
import { bodyBytesMax, inputShape, type Shape } from '@talaash/contract/body-limit';
import type { CallMeta } from '@talaash/contract/call';
import type { Tool } from '@talaash/contract/tool';
import { scopeRefusal } from '@talaash/domain/api-key/scope';
import { z } from '@talaash/domain/base/schema';
import { waitSentence } from '@talaash/domain/tool/words';
import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server';
import type { CallContext } from '../call/base.ts';
import { retryAfterSecondsOf, toFailure } from '../call/failure.ts';
import type { SignedInViewer } from '../call/viewer.ts';
import { router } from './router.ts';
import { markOutput, markSchema, toToolText, withoutProperties } from './tool-mark.ts';
import { trimInput } from './trim-input.ts';

/** A tool with the call that it makes. */
export type CalledTool = {
  /** The name of the call: shortlistedProfile.put. */
  call: string;
  tool: Tool;
  meta: CallMeta;
  shape: Shape;
  /** As `tools/list` shows it. */
  listed: ListedTool;
  make: (input: unknown, context: { context: { call: CallContext } }) => Promise<unknown>;
};

function calledTools(): CalledTool[] {
  return Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, AnyContractProcedure>).flatMap(([verb, declared]) => {
      const { meta: declaredMeta, route, inputSchema, outputSchema } = declared['~orpc'];
      const meta = declaredMeta as CallMeta;
      const { tool } = meta;
      if (tool === undefined) return [];
      const shape = inputSchema ? inputShape(inputSchema as z.ZodType) : ({ type: 'object' } as const);
      const output = z.toJSONSchema(outputSchema as z.ZodType, { unrepresentable: 'any' });
      const isRead = route.method === 'GET' || meta.isRead === true;
      const { name, title, description, effect, hiddenInput = [] } = tool;
      const ownId = meta.ownId === undefined ? [] : [meta.ownId];
      const procedure = (router as Record<string, Record<string, AnyProcedure>>)[noun]?.[verb];
      if (procedure === undefined) throw new Error(`${noun}.${verb} has no handler.`);
      const listed = {
        name,
        title,
        description,
        inputSchema: withoutProperties(shape, [...hiddenInput, ...ownId]) as ListedTool['inputSchema'],
        outputSchema: markSchema(output, tool) as ListedTool['outputSchema'],
        annotations: {
          title,
          readOnlyHint: isRead,
          destructiveHint: effect?.isDestructive ?? false,
          idempotentHint: effect?.isIdempotent ?? isRead,
          openWorldHint: false,
        },
      };
      const make = createProcedureClient(procedure, {
        path: [noun, verb],
        context: (given: { call: CallContext }) => given.call,
      }) as CalledTool['make'];
      return { call: `${noun}.${verb}`, tool, meta, shape, listed, make };
    }),
  );
}

/** Every tool by its name. */
export const TOOLS: ReadonlyMap<string, CalledTool> = new Map(
  calledTools().map((called) => [called.tool.name, called]),
);

/** The longest message that a tool needs. */
export const TOOL_BODY_BYTES_MAX = Math.max(...[...TOOLS.values()].map(({ shape }) => bodyBytesMax(shape)));

/** The tools that the scopes of a program allow. */
export const toolsOf = ({ program }: Pick<SignedInViewer, 'program'>): ListedTool[] =>
  [...TOOLS.values()]
    .filter(({ meta }) => scopeRefusal(program?.scopes ?? [], meta.scopes) === undefined)
    .map(({ listed }) => listed);

/**
 * Makes the call of a tool, with everything that the call checks. A refusal is a result, which the agent reads.
 *
 * @param given the arguments; an id of the caller's own that is missing is filled in
 */
export async function runTool(
  { call, tool, meta, shape, make }: CalledTool,
  given: Record<string, unknown> = {},
  { context, viewer }: { context: CallContext; viewer: SignedInViewer },
): Promise<CallToolResult> {
  const { metrics, log } = context.deps;
  const own = meta.ownId === undefined ? {} : { [meta.ownId]: viewer[meta.ownId] };
  const startedAt = performance.now();
  const measure = (status: number) => {
    metrics?.calls.inc({ call, status });
    metrics?.callSeconds.observe({ call }, (performance.now() - startedAt) / 1000);
  };
  try {
    const output = await make(trimInput({ ...own, ...given }, shape), { context: { call: context } });
    const structuredContent = markOutput(output, tool);
    measure(200);
    return { content: [{ type: 'text', text: toToolText(structuredContent) }], structuredContent };
  } catch (error) {
    const failure = toFailure(error, { log, requestId: context.requestId });
    measure(failure.status);
    return refusedResult(failure);
  }
}

function refusedResult({ code, message, data }: ORPCError<string, unknown>): CallToolResult {
  const retryAfterSeconds = retryAfterSecondsOf(data);
  const text = retryAfterSeconds === undefined ? message : `${message} ${waitSentence(retryAfterSeconds)}`;
  return { isError: true, content: [{ type: 'text', text }], _meta: { code } };
}
