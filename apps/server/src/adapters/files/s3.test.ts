import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import {
  type ProtocolServer,
  protocolServer,
  type WireAnswer,
  type WireRequest,
} from '../../../test/protocol-server.ts';
import { s3Server } from '../../../test/s3-server.ts';
import { createS3FileStore, type S3Options } from './s3.ts';

const { options, stored, close } = await s3Server();
afterAll(close);
const path = 'talents/u/resumes/a.pdf';
const content = Buffer.from('A resume');
const download = { contentType: 'application/pdf', disposition: 'inline; filename="a.pdf"', seconds: 300 };

function storeWith(changed: Partial<S3Options>, idleMs = 30_000) {
  const store = createS3FileStore({ ...options, ...changed }, { connectMs: 30_000, idleMs, retryMs: 1 });
  onTestFinished(store.close);
  return store;
}

let server: ProtocolServer | undefined;
afterEach(() => server?.close());

/** A store whose server answers as it is told. */
async function storeAt(answer: (request: WireRequest) => WireAnswer, idleMs?: number) {
  server = await protocolServer(answer);
  return storeWith({ endpoint: server.url }, idleMs);
}

const refusal = (status: number, code: string): WireAnswer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No ${path} for you</Message></Error>`,
});

test('what is sent is signed, whole, with its type and checksum, and not framed', async () => {
  const store = await storeAt(() => ({ headers: { etag: '"x"' } }));
  const folder = await mkdtemp(join(tmpdir(), 'talaash-s3-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'upload');
  await writeFile(file, Buffer.alloc(70_000, 'a'));
  await store.put(path, { file }, 'application/pdf');
  const [request] = server?.requests ?? [];
  expect(request).toMatchObject({
    method: 'PUT',
    headers: { 'content-length': '70000', 'content-type': 'application/pdf' },
  });
  expect(request?.path.split('?')[0]).toBe(`/${options.bucket}/${path}`);
  expect(request?.headers['content-md5']).toMatch(/^[\w+/]{22}==$/);
  expect(request?.headers['content-encoding']).toBeUndefined();
  expect(request?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKTALAASHTEST\/\d{8}\/us-east-1\/s3\//,
  );
  expect(Object.keys(request?.headers ?? {}).filter((name) => /checksum|acl/.test(name))).toEqual([]);
  expect(request?.body.length).toBe(70_000);
});

test('a path may have any letters', async () => {
  const store = storeWith({});
  const odd = 'talents/u/मीरा + (1) = 100% & é?#~.pdf';
  await store.put(odd, content, 'application/pdf');
  expect((await store.readAll(odd)).equals(content)).toBe(true);
  const address = await store.directAddress?.(odd, download);
  expect(await (await fetch(address ?? '')).text()).toBe('A resume');
  expect(await Readable.from(store.list()).toArray()).toContain(odd);
  await store.delete(odd);
});

test('a folder of more than one page is deleted to its end, and never the whole bucket', async () => {
  const store = storeWith({});
  const names = Array.from({ length: 35 }, (_, number) => `talents/u/${number}.pdf`);
  for (const name of names) stored.set(name, { content, type: 'application/pdf' });
  expect(((await Readable.from(store.list()).toArray()) as string[]).sort()).toEqual(names.sort());
  await store.deleteAll('talents/u');
  expect(stored.size).toBe(0);
  await expect(store.deleteAll('')).rejects.toThrow('Path traversal');
});

test('an address at the store answers as we say, to nobody who changes it, and not after its time', async () => {
  const store = storeWith({});
  await store.put(path, content, 'application/octet-stream');
  const address = (await store.directAddress?.(path, download)) ?? '';
  const answered = await fetch(address);
  expect(await answered.text()).toBe('A resume');
  expect(answered.headers.get('content-type')).toBe('application/pdf');
  expect(answered.headers.get('content-disposition')).toBe('inline; filename="a.pdf"');
  expect(answered.headers.get('cache-control')).toBe('private, no-store');
  expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('300');
  expect((await fetch(address.replace('inline', 'attachment'))).status).toBe(403);
  expect((await fetch(address.replace('a.pdf?', 'b.pdf?'))).status).toBe(403);
  const past = new URL(address);
  past.searchParams.set('X-Amz-Date', '20200101T000000Z');
  expect((await fetch(past)).status).toBe(403);
  await store.delete(path);
  await expect(store.directAddress?.(path, download)).rejects.toMatchObject({ name: 'FileMissing' });
  expect(storeWith({ isDirect: false }).directAddress).toBeUndefined();
});

test('a wrong key, a wrong secret and a missing bucket are named', async () => {
  const ask = (changed: Partial<S3Options>) => storeWith(changed).readAll(path);
  const unauthorized = { name: 'FileStoreFault', kind: 'unauthorized' };
  await expect(ask({ accessKeyId: 'other' })).rejects.toMatchObject({
    ...unauthorized,
    message: 'The file store does not know S3_ACCESS_KEY_ID.',
  });
  await expect(ask({ secretAccessKey: 'other' })).rejects.toMatchObject({
    ...unauthorized,
    message: 'The file store does not accept S3_SECRET_ACCESS_KEY.',
  });
  await expect(ask({ bucket: 'no-such-bucket' })).rejects.toMatchObject({
    kind: 'refused',
    message: 'The bucket does not exist: create it, or correct S3_BUCKET.',
  });
});

test.each([
  [refusal(503, 'SlowDown'), 'rateLimited'],
  [refusal(500, 'InternalError'), 'failed'],
  ['reset', 'unreachable'],
] as const)(
  '%o is tried three times, for what is read and for a file that is stored',
  async (answer, kind) => {
    const store = await storeAt(() => answer);
    await expect(store.read(path)).rejects.toMatchObject({ name: 'FileStoreFault', kind });
    expect(server?.requests).toHaveLength(3);
    await expect(store.put(path, { file: import.meta.filename }, 'text/plain')).rejects.toMatchObject({
      kind,
    });
    expect(server?.requests).toHaveLength(6);
  },
);

test.each([
  [refusal(403, 'AccessDenied'), 'unauthorized'],
  [refusal(404, 'XAdminUserNotFound'), 'unauthorized'],
  [refusal(301, 'PermanentRedirect'), 'refused'],
  [refusal(400, 'InvalidRequest'), 'refused'],
  [{ body: '<html>Welcome to the proxy</html>' }, 'nonsense'],
  [{ status: 404, body: 'not found' }, 'refused'],
] as const)('%o is not tried again, and no message names the file', async (answer, kind) => {
  const store = await storeAt(() => answer);
  for (const act of [
    () => store.put(path, content, 'application/pdf'),
    () => store.read(path),
    () => Readable.from(store.list()).toArray(),
  ]) {
    const before = server?.requests.length ?? 0;
    const fault = await act().then(
      () => undefined,
      (error: Error) => error,
    );
    expect(fault).toMatchObject({ name: 'FileStoreFault', kind });
    expect(fault?.message).not.toContain('talents');
    expect((server?.requests.length ?? 0) - before).toBe(1);
  }
});

test('a silent store is unreachable after three tries', async () => {
  const store = await storeAt(() => 'hang', 150);
  await expect(store.read(path)).rejects.toMatchObject({ name: 'FileStoreFault', kind: 'unreachable' });
  expect(server?.requests).toHaveLength(3);
  await expect(store.put(path, { file: import.meta.filename }, 'text/plain')).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

test('a moment’s trouble is not noticed', async () => {
  let asked = 0;
  const store = await storeAt(() =>
    (asked += 1) % 2
      ? refusal(503, 'SlowDown')
      : { headers: { etag: '"x"', 'content-length': '8' }, body: content },
  );
  await store.put(path, { file: import.meta.filename }, 'text/plain');
  expect((await store.readAll(path)).equals(content)).toBe(true);
});

test('half a file is not taken for a whole one', async () => {
  const store = await storeAt(
    () => ({ headers: { etag: '"x"', 'content-length': '20' }, body: content }),
    150,
  );
  await expect(store.readAll(path)).rejects.toMatchObject({ name: 'FileStoreFault' });
});

test('the probe stores, reads and deletes one file, and says so', async () => {
  const store = storeWith({});
  expect(await store.probe?.()).toBe(
    'The bucket talaash-files answers; a small file was stored, read and deleted',
  );
  expect(await Readable.from(store.list()).toArray()).toEqual([]);
  await expect(storeWith({ secretAccessKey: 'other' }).probe?.()).rejects.toMatchObject({
    kind: 'unauthorized',
  });
});
