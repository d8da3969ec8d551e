import { APICallError, generateText, type LanguageModel, Output } from 'ai';
import { z } from 'zod';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Budget, Paid } from './budget.ts';
import { faultOf } from './fault.ts';
import { type Fenced, fence } from './fence.ts';
import { languageModel, type ModelSettings } from './provider.ts';

export type Question<Answer> = {
  /** The instructions, without any part of the data. */
  task: string;
  /** The person's text. */
  data: string;
  schema: z.ZodType<Answer>;
  /** The maximum answer length. A longer answer is cut off and discarded. */
  tokensMax: number;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

/** @throws ProviderFault; or the abort reason of the question's signal */
export type AskModel = <Answer>(question: Question<Answer>) => Promise<Answer>;

/** Asks a language model for structured output, within the budget. The model gets no tools. */
export function createAsking(settings: ModelSettings, budget: Budget): AskModel {
  const model = languageModel(settings);
  /** The evidence that the server refuses schemas; at 1, requests go without one. */
  let doubt = 0;

  return async (question) => {
    const fenced = fence(question.task, question.data);
    const timeout = AbortSignal.timeout(question.timeoutMs);
    const signal = question.signal ? AbortSignal.any([question.signal, timeout]) : timeout;
    return budget.spend(mostTokens(fenced, question), async () => {
      try {
        let refusal = 0;
        if (doubt < SURE) {
          try {
            const answer = await askWithSchema(model, fenced, question, signal);
            doubt = 0;
            return answer;
          } catch (error) {
            refusal = refusalOfSchema(error);
            if (refusal === 0) throw error;
          }
        }
        const answer = await askInWords(model, fenced, question, signal);
        doubt += refusal;
        return answer;
      } catch (error) {
        question.signal?.throwIfAborted();
        throw faultOf(error, timeout);
      }
    });
  };
}

const SURE = 2;

/** The statuses with which servers refuse a schema. A 500 may also be transient, so it takes two in a row. */
const SCHEMA_REFUSALS: Readonly<Record<number, number>> = {
  400: SURE,
  404: SURE,
  415: SURE,
  422: SURE,
  500: 1,
  501: SURE,
};

/** How much an error adds to that evidence; 0 if it has another reason. */
const refusalOfSchema = (error: unknown): number =>
  (APICallError.isInstance(error) && SCHEMA_REFUSALS[error.statusCode ?? 0]) || 0;

/** For the tokens that a server adds around a conversation. */
const FRAME_TOKENS = 200;

/** A token is at least one byte of text, so this is an upper bound of the cost. */
const mostTokens = <Answer>({ instructions, prompt }: Fenced, { schema, tokensMax }: Question<Answer>) =>
  Buffer.byteLength(instructions) +
  Buffer.byteLength(prompt) +
  Buffer.byteLength(schemaText(schema)) +
  FRAME_TOKENS +
  tokensMax;

const schemaText = (schema: z.ZodType): string => JSON.stringify(z.toJSONSchema(schema));

async function askWithSchema<Answer>(
  model: LanguageModel,
  { instructions, prompt }: Fenced,
  { schema, tokensMax }: Question<Answer>,
  abortSignal: AbortSignal,
): Promise<Paid<Answer>> {
  const { output, totalUsage } = await generateText({
    model,
    instructions,
    prompt,
    output: Output.object({ schema }),
    maxOutputTokens: tokensMax,
    maxRetries: 0,
    abortSignal,
  });
  return { result: output, spent: totalUsage.totalTokens };
}

/** For servers without schemas: the schema is in the instructions. */
async function askInWords<Answer>(
  model: LanguageModel,
  { instructions, prompt }: Fenced,
  { schema, tokensMax }: Question<Answer>,
  abortSignal: AbortSignal,
): Promise<Paid<Answer>> {
  const { text, finishReason, totalUsage } = await generateText({
    model,
    instructions: `${instructions}\nThe JSON has this schema: ${schemaText(schema)}`,
    prompt,
    maxOutputTokens: tokensMax,
    maxRetries: 0,
    abortSignal,
  });
  if (finishReason === 'content-filter') throw new ProviderFault('refused', 'The model refused to answer.');
  return { result: schema.parse(JSON.parse(withoutFrame(text))), spent: totalUsage.totalTokens };
}

/** Without the prose or code block that some models put around JSON. */
function withoutFrame(text: string): string {
  const from = text.indexOf('{');
  return from === -1 ? text : text.slice(from, text.lastIndexOf('}') + 1);
}
