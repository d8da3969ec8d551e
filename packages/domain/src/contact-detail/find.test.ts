import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContactDetails } from './find.ts';

const found = (text: string, names: readonly string[] = []) =>
  findContactDetails(text, new Set(names)).map(({ kind, start, end }) => [
    kind,
    text.normalize('NFC').slice(start, end),
  ]);

describe('contact details are found in their place', () => {
  test.each<[string, string, string]>([
    ['mail me at meera.iyer@gmail.com please', 'email', 'meera.iyer@gmail.com'],
    ['it is m e e r a @ g m a i l . c o m today', 'email', 'm e e r a @ g m a i l . c o m'],
    ['see mееra@gmаil.cоm', 'email', 'mееra@gmаil.cоm'],
    ['call 9️⃣8️⃣4️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣ now', 'phone', '9️⃣8️⃣4️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣'],
    ['call ৯৮৪৫০ ১২৩৪৫ now', 'phone', '৯৮৪৫০ ১২৩৪৫'],
    ['my page is meera dot dev', 'link', 'meera dot dev'],
    ['on Telegram I am meera_codes.', 'handle', 'on Telegram I am meera_codes.'],
    ['pay harish07@okaxis first', 'handle', 'harish07@okaxis'],
    ['add Ghost#4471', 'handle', 'Ghost#4471'],
  ])('in %s', (text, kind, words) => {
    expect(found(text)).toEqual([[kind, words]]);
  });
});

test.each([
  'Issue#4471, PR#1234 and ticket #9845',
  'ISBN 978-81-203-4007-7, 06.2019 - 05.2021, 10.00-19.00 and 192.168.100.200',
  'CTC 18,00,000 - 24,00,000, 10,000,000,000 rows, patent 202041034567',
  'f81d4fae-7dec-11d0-a765-00a0c91e6bf6 and CKA-1900-004512-0100',
  'Lead @ Swiggy. In 2020 I moved to microservices.In my team we used Node.js',
  'A Telegram bot, the WhatsApp Business API, a Slack app and a line of business',
])('nothing is found in %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('a name of the record that looks like an address is none', () => {
  expect(found('Moved Ferns.com to PostgreSQL', ['ferns.com'])).toEqual([]);
  expect(found('See ferns.com/meera for more', ['ferns.com'])).toEqual([['link', 'ferns.com/meera']]);
});

test('places stand in order, inside the text, and do not overlap', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom(
            'meera@iyer.dev',
            ' 98450 12345 ',
            'tg: meera_99 ',
            't e l e g r a m ',
            'at ',
            '९८',
          ),
          fc.string({ unit: 'binary', maxLength: 8 }),
        ),
        { maxLength: 12 },
      ),
      (parts) => {
        const text = parts.join('').normalize('NFC');
        let last = 0;
        for (const { start, end } of findContactDetails(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      },
    ),
  );
});
