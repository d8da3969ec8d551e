import { ProviderFault } from './provider-fault.ts';

export type ProviderRequest = {
  /** The provider's name, for the message of a fault. */
  provider: string;
  url: string | URL;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string | URLSearchParams | FormData;
  timeoutMs: number;
  /** Ends the request too. */
  signal?: AbortSignal;
};

export type ProviderAnswer = { status: number; text: string };

/** Answers beyond this are not read: no provider that is asked for JSON sends more. */
const ANSWER_BYTES_MAX = 5_000_000;

/**
 * One HTTP request to a provider. Redirects are not followed, so that a key never goes to another address.
 *
 * @returns any status with its text; the caller decides what it means
 * @throws ProviderFault of kind `unreachable` when nothing answers in time, `nonsense` when the answer is a redirect or too long
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

/** The system's name of what failed, such as ECONNREFUSED. */
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

/** The JSON of an answer. Throws a fault of kind `nonsense` when it is none. */
export function jsonOf({ status, text }: ProviderAnswer, provider: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('nonsense', `${provider} did not answer with JSON.`, { status });
  }
}
