import { ProviderFault } from './provider-fault.ts';

export type ProviderRequest = {
  /** The provider's name, for the message of a fault. */
  provider: string;
  url: string | URL;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent unchanged. */
  body?: string | URLSearchParams | FormData;
  timeoutMs: number;
  /** Aborts the request too. */
  signal?: AbortSignal;
};

export type ProviderAnswer = { status: number; text: string };

/** The maximum length of an answer: no JSON API sends more. */
const ANSWER_BYTES_MAX = 5_000_000;

/**
 * One HTTP request to a provider. It follows no redirects, so a key never goes to another address.
 *
 * @returns any status with its text; the caller decides what it means
 * @throws ProviderFault of kind `unreachable` if nothing answers in time, `nonsense` if the answer is a redirect or too long
 */
export async function callProvider(request: ProviderRequest): Promise<ProviderAnswer> {
  const { provider, url, timeoutMs, signal, ...rest } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...rest,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.status >= 300 && response.status < 400)
      throw new ProviderFault('nonsense', `${provider} answered with a redirect.`, {
        status: response.status,
      });
    return { status: response.status, text: await readText(response, provider) };
  } catch (error) {
    if (error instanceof ProviderFault || signal?.aborted) throw error;
    throw new ProviderFault(
      'unreachable',
      timeout.aborted
        ? `${provider} did not answer within ${timeoutMs} ms.`
        : `${provider} cannot be reached.`,
      { code: timeout.aborted ? undefined : causeOf(error) },
    );
  }
}

/** The system's error code, such as ECONNREFUSED. */
function causeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

async function readText(response: Response, provider: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new ProviderFault('nonsense', `${provider} sent too much.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses an answer as JSON. Throws a fault of kind `nonsense` if it is not JSON. */
export function jsonOf({ status, text }: ProviderAnswer, provider: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('nonsense', `${provider} did not answer with JSON.`, { status });
  }
}
