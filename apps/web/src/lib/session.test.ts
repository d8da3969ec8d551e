import { expect, test, vi } from 'vitest';

test("no tab reads the viewer while the browser's session is being replaced", async () => {
  const seen: string[] = [];
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async () => {
    seen.push('read');
    return Response.json({ json: { account: { uid: 'one' } } });
  });
  // With a new instance of the API client, which keeps the fetch that it found first.
  vi.resetModules();
  const { readViewer, replaceSession } = await import('./session.ts');

  const replaced = replaceSession(async () => {
    // Enough time for a read that does not wait.
    await new Promise((turn) => setTimeout(turn));
    seen.push('replaced');
  });
  const viewer = await readViewer();
  await replaced;
  expect(viewer).toMatchObject({ account: { uid: 'one' } });
  expect(seen).toEqual(['replaced', 'read']);
});
