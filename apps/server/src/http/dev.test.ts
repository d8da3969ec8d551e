import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { MAILS, type MailName } from '@talaash/domain/mail/words';
import { sendMail } from '../mail/send.ts';

const { deps, request, url } = await testApp();
const withSmtp = await testApp({
  env: {
    SMTP_URL: 'smtp://127.0.0.1:1',
  },
});

const send = (to: string, subject: string) =>
  sendMail(
    deps,
    { email: to },
    {
      name: 'verifyEmail',
      subject,
      preheader: 'A preheader',
      heading: subject,
      parts: [
        { paragraph: '<script>alert(1)</script>' },
        { button: 'Go on', url: `${url}/auth/action?mode=verifyEmail&oobCode=a"b<c` },
      ],
    },
  );

test('an empty mailbox says what it is for', async () => {
  const page = await request('/dev/mail');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('No emails yet.');
});

test('the mailbox lists mails newest first, with their links', async () => {
  await send('first@people.test', 'The first');
  await send('second@people.test', 'The second');
  await send('First@people.test', 'The third');
  const list = async (query: string) =>
    (await (await request(`/api/dev/mail${query}`)).json()) as { subject: string; links: string[] }[];
  expect((await list('')).map(({ subject }) => subject)).toEqual(['The third', 'The second', 'The first']);
  expect((await list('?to=first@people.test')).map(({ subject }) => subject)).toEqual([
    'The third',
    'The first',
  ]);
  expect(await list('?to=nobody@people.test')).toEqual([]);
  expect((await list('?to=second@people.test'))[0]?.links).toEqual([
    `${url}/auth/action?mode=verifyEmail&oobCode=a"b<c`,
  ]);
});

test('the page and a mail show text as text, and no script runs', async () => {
  await send('third@people.test', 'A <img src=x onerror=alert(1)> mail');
  const page = await (await request('/dev/mail')).text();
  expect(page).toContain('A &lt;img src=x onerror=alert(1)&gt; mail');
  expect(page).not.toContain('<script');
  const path = /<h2><a href="(\/dev\/mail\/[^"]+)"/.exec(page)?.[1] ?? '';
  const mail = await request(path);
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await mail.text();
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

test('every mail of the table has a preview, light and dark, as HTML and as text', async () => {
  const page = await request('/dev/mail/preview');
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const text = await page.text();
  for (const name of Object.keys(MAILS))
    expect(text).toContain(`<p>${name}, kind ${MAILS[name as MailName].kind}`);
  expect(text).not.toContain('<script');
  const frames = [...text.matchAll(/<iframe src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(frames.length).toBeGreaterThan(2 * Object.keys(MAILS).length - 1);
  for (const path of frames.slice(0, 6)) {
    const mail = await request(path);
    expect(mail.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const html = await mail.text();
    expect(html).toContain(path.endsWith('dark') ? '@media all{' : '@media not all{');
  }
  expect((await request('/dev/mail/preview/unknown')).status).toBe(404);
});

test('a mail that is not there is not found', async () => {
  expect((await request('/dev/mail/unknown')).status).toBe(404);
  expect((await request('/dev/mail/..%2f..%2fsecret')).status).toBe(404);
});

test('the mailbox does not exist where mails are really sent', async () => {
  for (const path of ['/api/dev/mail', '/dev/mail', '/dev/mail/x', '/dev/mail/preview']) {
    const answer = await withSmtp.request(path);
    const text = await answer.text();
    expect(text).not.toMatch(/Mailbox|Every mail/);
    expect(answer.headers.get('content-type') ?? '').not.toMatch(/json.*links/);
    if (path.startsWith('/api')) expect(answer.status).toBe(404);
  }
});
