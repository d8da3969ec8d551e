/** A live stream, and the ids of the events about messages that it told, by conversation. */
export async function openStream(url: string, cookie: string) {
  const abort = new AbortController();
  const told: { id: string; threadId: string }[] = [];
  const opened = Promise.withResolvers<void>();
  const response = await fetch(`${url}/api/v1/live`, { headers: { cookie }, signal: abort.signal });
  const decoder = new TextDecoder();
  let unread = '';
  const read = async () => {
    for await (const chunk of response.body ?? []) {
      const blocks = (unread + decoder.decode(chunk, { stream: true })).split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
        // The position from which it tells everything.
        if (field('id') !== undefined) opened.resolve();
        const { kind, threadId = '' } = JSON.parse(field('data') ?? '{}') as {
          kind?: string;
          threadId?: string;
        };
        if (kind === 'message.sent') told.push({ id: field('id') ?? '', threadId });
      }
    }
  };
  read().catch(() => opened.resolve());
  await opened.promise;
  return { told, close: () => abort.abort() };
}

export type Stream = Awaited<ReturnType<typeof openStream>>;
