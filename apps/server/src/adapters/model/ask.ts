import { APICallError, generateText, type LanguageModel, Output } from 'ai';
import { z } from 'zod';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Budget, Paid } from './budget.ts';
import { faultOf } from './fault.ts';
import { type Fenced, fence } from './fence.ts';
import { languageModel, type ModelSettings } from './provider.ts';

export type Question<Answer> = {
  /** What to do with the data, without anything of the data in it. */
  task: string;
  /** The text of a person. */
  data: string;
  schema: z.ZodType<Answer>;
  /** The longest answer. A longer one is cut off, and counts as none. */
  tokensMax: number;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

/** @throws ProviderFault; or the reason of the question's signal when that aborts */
export type AskModel = <Answer>(question: Question<Answer>) => Promise<Answer>;

/** Asks a language model for an answer of a fixed form, within the budget. It is given no tools. */
export function createAsking(settings: ModelSettings, budget: Budget): AskModel {
  const model = languageModel(settings);
  /** How sure it is that the server refuses schemas: then it is not asked with one again. */
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

/** The statuses with which servers refuse a schema. A 500 may also be a failure that passes, so it takes two in a row. */
const SCHEMA_REFUSALS: Readonly<Record<number, number>> = {
  400: SURE,
  404: SURE,
  415: SURE,
  422: SURE,
  500: 1,
  501: SURE,
};

/** How much an error adds to the doubt that the server takes schemas; 0 when it has another reason. */
const refusalOfSchema = (error: unknown): number =>
  (APICallError.isInstance(error) && SCHEMA_REFUSALS[error.statusCode ?? 0]) || 0;

/** For the words that a server puts around a conversation. */
const FRAME_TOKENS = 200;

/** A token is at least a byte of text, so that a question never costs more than this. */
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

/** For servers that know no schemas: it stands in the instructions. */
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

/** Without the words or the code block that some models put around JSON. */
function withoutFrame(text: string): string {
  const from = text.indexOf('{');
  return from === -1 ? text : text.slice(from, text.lastIndexOf('}') + 1);
}
