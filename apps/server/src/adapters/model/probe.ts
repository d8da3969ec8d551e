import { jsonOf, callProvider } from '../../base/provider-call.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import type { ModelSettings } from './provider.ts';

const PROBE_MS = 10_000;

/**
 * Looks the model up at the server without using it.
 *
 * @returns a sentence about the result
 * @throws ProviderFault if the server does not answer, rejects the key, or does not have the model
 */
export async function probeModel(settings: ModelSettings): Promise<string> {
  const { provider, url, apiKey, name } = settings;
  const isList = provider === 'openai-compatible';
  const answer = await callProvider({
    provider: 'The model',
    url: isList ? `${url}/models` : `${url}/models/${encodeURIComponent(name)}`,
    headers: keyHeaders(provider, apiKey),
    timeoutMs: PROBE_MS,
  });
  if (answer.status === 404 && !isList) throw unknown(name, answer.status);
  if (answer.status >= 400)
    throw new ProviderFault(
      kindOfStatus(answer.status),
      `The model answered with the status ${answer.status}.`,
      { status: answer.status },
    );
  if (isList && !namesIn(jsonOf(answer, 'The model')).some((one) => isSame(one, name))) throw unknown(name);
  return `The model server answers, and has ${name}.`;
}

const unknown = (name: string, status?: number) =>
  new ProviderFault('refused', `The model server answers, but has no model ${name}.`, { status });

function keyHeaders(provider: ModelSettings['provider'], apiKey: string | undefined): Record<string, string> {
  if (!apiKey) return {};
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

function namesIn(list: unknown): string[] {
  const { data } = list as { data?: { id?: unknown }[] };
  if (!Array.isArray(data)) throw new ProviderFault('nonsense', 'The model server did not list its models.');
  return data.map(({ id }) => String(id));
}

/** Ollama lists a model with its tag, and accepts it without. */
const isSame = (listed: string, name: string): boolean => listed === name || listed === `${name}:latest`;
