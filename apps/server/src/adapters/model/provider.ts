import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel, LanguageModel } from 'ai';
import { fetchOnly } from './wire.ts';

export type ModelSettings = {
  provider: 'openai-compatible' | 'anthropic' | 'google';
  /** With the version in its path and without a slash at the end, such as http://127.0.0.1:11434/v1. */
  url: string;
  /** Undefined for a server that needs none. */
  apiKey: string | undefined;
  /** The server's name of the model. */
  name: string;
};

// The library prints warnings to the console, past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export function languageModel({ provider, url, apiKey = '', name }: ModelSettings): LanguageModel {
  const options = { baseURL: url, fetch: fetchOnly(url) };
  if (provider === 'anthropic') return createAnthropic({ ...options, apiKey })(name);
  if (provider === 'google') return createGoogleGenerativeAI({ ...options, apiKey })(name);
  return openAiCompatible(options, apiKey).chatModel(name);
}

/** Anthropic makes no pictures. */
export function imageModel({ provider, url, apiKey = '', name }: ModelSettings): ImageModel {
  const options = { baseURL: url, fetch: fetchOnly(url) };
  return provider === 'google'
    ? createGoogleGenerativeAI({ ...options, apiKey }).image(name)
    : openAiCompatible(options, apiKey).imageModel(name);
}

const openAiCompatible = (options: { baseURL: string; fetch: typeof fetch }, apiKey: string) =>
  createOpenAICompatible({
    ...options,
    ...(apiKey ? { apiKey } : {}),
    name: 'model',
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => (isOpenAi(options.baseURL) ? withNewLimit(body) : body),
  });

const isOpenAi = (url: string): boolean => new URL(url).hostname === 'api.openai.com';

/** OpenAI's newer models reject the parameter name that all other servers know. */
export function withNewLimit({ max_tokens: limit, ...body }: Record<string, unknown>) {
  return limit === undefined ? body : { ...body, max_completion_tokens: limit };
}
