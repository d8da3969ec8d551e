import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { SELECTED_JOB_POST_KEY } from '@talaash/domain/job-post/selected';
import { afterAll, expect, test } from 'vitest';
import { read as readConfig } from '../../test/config.ts';
import { quietLog } from '../../test/log.ts';
import { sessionCookieName } from '../call/cookie.ts';
import { PageCalls } from './page-call.ts';
import { PageRenderer } from './page-renderer.ts';
import { RenderedPages } from './rendered-page.ts';

// In the place of the web: a page whose data is what its call answers.
const folder = await mkdtemp(join(tmpdir(), 'talaash-rendered-'));
const entry = join(folder, 'entry.js');
await writeFile(
  entry,
  `export async function renderPage({ jobPostId }) {
    const answer = await fetch('/api/who', { method: 'POST', body: '{}' });
    return { html: 'for ' + jobPostId, data: await answer.text() };
  }`,
);

const HOSTILE = '</script><script>alert(1)</script><!--<script>';
const config = readConfig({});
let calls = 0;

const app = Fastify();
app.post('/api/who', ({ headers }) => {
  calls += 1;
  return { cookie: headers.cookie ?? null, text: HOSTILE, calls };
});
const rendered = RenderedPages.of(
  app,
  new PageCalls(app),
  { config, log: quietLog },
  PageRenderer.of(quietLog, entry),
);
if (rendered === undefined) throw new Error('There is no renderer.');
app.get('/contact', async (request, reply) => {
  const page = await rendered.read(request, '/contact', String(request.headers['x-head']));
  return reply.send(page ?? { content: '' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const asCookie = (token: string) => `${sessionCookieName(config)}=${token}`;

/** The page once it has content, and its data. */
async function read({
  cookie,
  head = 'Contact',
  query = '',
}: Partial<Record<'cookie' | 'head' | 'query', string>>) {
  let page = { content: '', isPersonal: false };
  await expect
    .poll(
      async () => {
        const { payload } = await app.inject({
          url: `/contact${query}`,
          headers: { 'x-head': head, ...(cookie === undefined ? {} : { cookie }) },
        });
        page = JSON.parse(payload);
        return page.content;
      },
      { timeout: 60_000 },
    )
    .not.toBe('');
  const [, data = ''] = /id="rendered-data">(.*)<\/script>$/.exec(page.content) ?? [];
  return { ...page, data: JSON.parse(data) };
}

test('a text within the data ends no script, and arrives as it is', async () => {
  const { content, data } = await read({ query: '?hostile' });
  expect(content.match(/<\/script>/g)).toHaveLength(1);
  expect(content).not.toContain('<!--');
  expect(data.text).toBe(HOSTILE);
});

test('guests get the same page for a while, but not one that is called otherwise now', async () => {
  const [first, second] = [await read({ query: '?same' }), await read({ query: '?same' })];
  expect(second).toEqual(first);
  const renamed = await read({ query: '?same', head: 'Gone' });
  expect(renamed.data.calls).toBeGreaterThan(first.data.calls);
});

test('a page with a session is made for one person each time, at once too, and never kept for guests', async () => {
  const people = await Promise.all(
    ['asha', 'dev', 'asha'].map((token) => read({ query: '?own', cookie: asCookie(token) })),
  );
  expect(people.map(({ isPersonal, data }) => [isPersonal, data.cookie])).toEqual([
    [true, asCookie('asha')],
    [true, asCookie('dev')],
    [true, asCookie('asha')],
  ]);
  expect(new Set(people.map(({ data }) => data.calls)).size).toBe(3);
  const guest = await read({ query: '?own' });
  expect([guest.isPersonal, guest.data.cookie]).toEqual([false, null]);
});

test('a page with a session is made with the job post that its browser chose last; one for guests is not', async () => {
  const chosen = (jobPostId: string) => `${SELECTED_JOB_POST_KEY}=${jobPostId}`;
  const postId = '0123456789abcdefghijklmno';
  const contents = await Promise.all(
    [
      `${asCookie('asha')}; ${chosen(postId)}`,
      `${asCookie('asha')}; ${chosen('<script>')}`,
      chosen(postId),
    ].map(async (cookie) => (await read({ query: '?chosen', cookie })).content),
  );
  const [own, forged, guest] = contents;
  expect(own).toContain(`for ${postId}<`);
  expect(forged).toContain('for undefined<');
  expect(guest).toContain('for undefined<');
});
