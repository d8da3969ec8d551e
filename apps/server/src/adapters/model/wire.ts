import { ProviderFault } from '../../base/provider-fault.ts';

/** The longest answer that is read. It leaves room for pictures. */
const ANSWER_BYTES_MAX = 60_000_000;

/**
 * A `fetch` that reaches only the origin of `url`, follows no redirect and limits the answer's length: the key and the text go
 * nowhere else, whatever an answer names.
 */
export function fetchOnly(url: string): typeof fetch {
  const { origin } = new URL(url);
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== origin) throw new ProviderFault('nonsense', 'The model named another address.');
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400)
      throw new ProviderFault('nonsense', 'The model answered with a redirect.', { status: response.status });
    return new Response(response.body?.pipeThrough(bounded()) ?? null, response);
  };
}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES_MAX)
        controller.error(new ProviderFault('nonsense', 'The model sent too much.'));
      else controller.enqueue(chunk);
    },
  });
}
