import { expect, test } from 'vitest';
import type { MailContent, MailFrame } from './content.ts';
import { renderMail } from './render.ts';

const hostile = `"><script>alert('x')</script>&`;

const content: MailContent = {
  name: 'InvitationSent',
  subject: `Hello\r\nBcc: everybody@people.test ${hostile}`,
  preheader: hostile,
  heading: hostile,
  parts: [
    { paragraph: `One\nTwo ${hostile}` },
    { quote: 'नमस्ते\nsecond line', by: hostile },
    { facts: [['Role', hostile]] },
    { list: ['About: too thin', hostile] },
    { button: hostile, url: `https://talaash.test/?a=1&b="${hostile}` },
    { note: 'A note' },
  ],
};
const frame: MailFrame = {
  baseUrl: 'https://talaash.test',
  reason: hostile,
  stop: {
    label: 'No more of these',
    url: 'https://talaash.test/info/unsubscribe?token=a&b=c',
    settingsUrl: 'https://talaash.test/talent/settings#notifications',
  },
};
const mail = await renderMail(content, frame);

test('what people wrote is escaped in the HTML', () => {
  expect(mail.html).not.toContain('<script');
  expect(mail.html).not.toContain(hostile);
  expect(mail.html).toContain('&quot;&gt;&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&amp;');
  expect(mail.html).toContain('नमस्ते<br/>second line');
});

test('a subject is one line', () => {
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('the text has the same content, with the addresses in full', () => {
  expect(mail.text).toContain(`One\nTwo ${hostile}`);
  expect(mail.text).toContain('> नमस्ते\n> second line');
  expect(mail.text).toContain(`Role: ${hostile}`);
  expect(mail.text).toContain(`- About: too thin\n- ${hostile}`);
  expect(mail.text).toContain('\nhttps://talaash.test/?a=1&b=');
  expect(mail.text).toContain('No more of these: https://talaash.test/info/unsubscribe?token=a&b=c');
  expect(mail.text).toContain('All settings: https://talaash.test/talent/settings#notifications');
});

test('the HTML is tables of at most 600 pixels, without pictures or scripts, and has dark colours', () => {
  expect(mail.html).toContain('max-width:600px');
  expect(mail.html).not.toMatch(/<(img|script|link|svg)\b/);
  expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
});

test('a mail that cannot be stopped says so, in both versions', async () => {
  const lasting = await renderMail(content, {
    ...frame,
    reason: 'A reason.',
    stop: { sentence: 'It always comes.' },
  });
  expect(lasting.html).toContain('A reason. It always comes.');
  expect(lasting.text).toContain('A reason. It always comes.');
  expect(`${lasting.html}${lasting.text}`).not.toMatch(/unsubscribe/i);
});
