import { expect, test } from 'vitest';
import { renderMail } from './layout.ts';

const hostile = `"><script>alert('x')</script>&`;

const mail = renderMail({
  subject: `Hello\r\nBcc: everybody@people.test ${hostile}`,
  preheader: hostile,
  heading: hostile,
  parts: [
    { paragraph: `One\nTwo ${hostile}` },
    { quote: 'नमस्ते\nsecond line', by: hostile },
    { facts: [['Role', hostile]] },
    { button: hostile, url: `https://talaash.test/?a=1&b="${hostile}` },
    { note: 'A note' },
  ],
  reason: hostile,
  unsubscribeUrl: 'https://talaash.test/unsubscribe?token=a&b=c',
  baseUrl: 'https://talaash.test',
});

test('what people wrote is escaped in the HTML', () => {
  expect(mail.html).not.toContain('<script');
  expect(mail.html).not.toContain(hostile);
  expect(mail.html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
  expect(mail.html).toContain('नमस्ते<br>second line');
});

test('a subject is one line', () => {
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('the text has the same content, with the addresses in full', () => {
  expect(mail.text).toContain(`One\nTwo ${hostile}`);
  expect(mail.text).toContain('> नमस्ते\n> second line');
  expect(mail.text).toContain(`Role: ${hostile}`);
  expect(mail.text).toContain('\nhttps://talaash.test/?a=1&b=');
  expect(mail.text).toContain('Unsubscribe: https://talaash.test/unsubscribe?token=a&b=c');
});
