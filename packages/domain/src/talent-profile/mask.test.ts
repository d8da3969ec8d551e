import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactor } from './mask.ts';

describe('the redacted text', () => {
  test.each([
    ['Meera Iyer', 'I am Meera IYER, call me meera.', 'I am [Redacted] [Redacted], call me [Redacted].'],
    ['Meera Iyer', 'Iyerson and Meerabai are others.', 'Iyerson and Meerabai are others.'],
    ['मीरा अय्यर', 'मेरा नाम मीरा है, मीराबाई नहीं।', 'मेरा नाम [Redacted] है, मीराबाई नहीं।'],
    ['Keſha Rao', 'KESHA wrote it, not Keshav.', '[Redacted] wrote it, not Keshav.'],
    ['Kesha Rao', 'keſha wrote it.', '[Redacted] wrote it.'],
    ['A. K. Rao', 'A developer; Rao wrote it.', 'A developer; [Redacted] wrote it.'],
    ['Asha (Dev) Rao', 'Ask asha.', 'Ask [Redacted].'],
    ['X', 'Mail asha.rao@gmail.com or asha (at) rao (dot) in now', 'Mail [Redacted] or [Redacted] now'],
    ['X', 'Call +91 98765-43210 or 9876543210 or ९८७६५४३२१०', 'Call [Redacted] or [Redacted] or [Redacted]'],
    [
      'X',
      'From 2015-2019 and 2019 – 2023, 10,000,000 rows',
      'From 2015-2019 and 2019 – 2023, 10,000,000 rows',
    ],
    [
      'X',
      'See https://rao.page/x, www.rao.in and github.com/rao',
      'See [Redacted] [Redacted] and [Redacted]',
    ],
    [
      'X',
      'I post as @asha_codes, in Node.js and ASP.NET MVC',
      'I post as [Redacted], in Node.js and ASP.NET MVC',
    ],
  ])('of %s: %s', (name, text, seen) => {
    expect(redactor(name)(text)).toBe(seen);
  });

  test.each([
    ['Tanvi Joshi', 'tanvijoshi JoshiTanvi tanvi-joshi joshi_tanvi', 5],
    ['Tanvi Joshi', 'TanviJ tjoshi jtanvi tanvi99 tanvijoshi2024 iamtanvijoshi', 6],
    ['Tanvi Joshi', 'tanvi_j tanvi_codes the_tanvi', 3],
    ['Tanvi K. Joshi', 'tanvikj ktanvi TanviKJoshi', 3],
    ['José Núñez', 'JOSE nunez joseNuñez Jose\u0301', 4],
    ['Om Raj', 'Raj omraj rajom Om Raj', 5],
    ['An Le', 'An Le', 2],
    ['Java Singh', 'Java, JAVA and javasingh', 3],
  ])('of %s: nothing of the name is left in %s', (name, text, masks) => {
    const seen = redactor(name)(text);
    expect(seen.match(/\[Redacted\]/g)?.length).toBe(masks);
    expect(seen.replaceAll('[Redacted]', '')).toMatch(/^[\s,.-]*(?:and)?[\s-]*$/);
  });

  test.each([
    ['Tanvi Joshi', 'Tanvika, Joshimath and Vijoshi'],
    ['Java Singh', 'JavaScript, Javadoc and singing'],
    ['An Le', 'An engineer of lean teams. Le Corbusier, an open plan, LeAn'],
    ['Om Raj', 'Om is a sound; command, random and com'],
    ['A B', 'A plan B'],
    ['Rea Tandon', 'React, area and reactive'],
    ['Ed Li', 'Edited by Linux, ed and li'],
  ])('of %s: %s stays', (name, text) => {
    expect(redactor(name)(text)).toBe(text);
  });

  test.each([
    ['On Telegram I am tanvi_j.', 'On Telegram I am [Redacted].'],
    ['On Telegram I am codequeen.', 'On Telegram I am [Redacted].'],
    ['insta: code.queen', 'insta: [Redacted]'],
    ['insta: codequeen, telegram: queen', 'insta: [Redacted], telegram: [Redacted]'],
    ['my Discord is queen_77 or Skype id: live.queen', 'my Discord is [Redacted] or Skype id: [Redacted]'],
    ['Instagram handle is codequeen', 'Instagram handle is [Redacted]'],
    ['github codequeen99 / telegram queen_x', 'github [Redacted] / telegram [Redacted]'],
    ['find me: IG - code_queen', 'find me: IG - [Redacted]'],
  ])('has no handle without its sign: %s', (text, seen) => {
    expect(redactor('X')(text)).toBe(seen);
  });

  test.each([
    'Built a Telegram bot and the WhatsApp channel in Node.js',
    'Instagram is great. On Telegram I am available.',
    'Discord, GitHub Actions, GitHub: CI/CD for Next.js, LinkedIn Ads',
    'Worked with the Twitter API v2 and Facebook as an advertising partner',
    'Signal processing, threads and Steam engines; Discord id checks for users',
    'Launched Instagram is.js and GitHub Next.js templates',
  ])('keeps what is no handle: %s', (text) => {
    expect(redactor('X')(text)).toBe(text);
  });

  test.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '987-654-3210',
    '987.654.3210',
    '98 76 54 32 10',
    '(987) 654 3210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '+91 (0) 98765 43210',
    '0091 98765 43210',
    '91 9876543210',
    '09876543210',
    '0 98765 43210',
    '98765 43210 / 98765 43211',
    '98765 43210 98765 43211',
    '9876543210, 9876543211',
    '080 2841 2345',
    '080-28412345',
    '(080) 2841-2345',
    '0484 2665512',
    '+91 80 2841 2345',
    '2841 2345',
    '1800 123 4567',
    '1800-425-1234',
    '9800000000',
    '९८७६५४३२१०',
    '৯৮৭৬৫ ৪৩২১০',
    '௯௮௭௬௫௪௩௨௧௦',
    '+९१ ९८७६५ ४३२१०',
    '𑁯𑁮𑁭𑁬𑁫𑁪𑁩𑁨𑁧𑁦',
    '+1 (415) 555-0123',
    '+44 20 7946 0958',
    '+65 6123 4567',
  ])('has no phone number: %s', (number) => {
    for (const text of [`Call ${number} now`, `Ph:${number}.`, number]) {
      const seen = redactor('X')(text);
      expect(seen).toContain('[Redacted]');
      expect(seen).not.toMatch(/\p{Nd}/u);
    }
  });

  test.each([
    'Open 10.00-19.00, 9.30 - 18.30 and 10:00-19:00',
    'PostgreSQL 9.6.24 - 10.15.7, Java 1.8.0 and 192.168.100.200',
    'Ubuntu 20.04 - 22.04',
    '18,00,000 - 24,00,000 a year, or 1,800,000 rows',
    '₹1800000 - 2400000, Rs. 1200000 to 1500000 and $120000 - 150000',
    '10000000 requests',
    '12.05.2019 - 11.06.2021, 2019-05-12 and 06.2019 - 05.2021',
    '2015 - 2019, 2019–2023',
    'Steps 1 2 3 4 5 6 7 8 9 10',
    'CKA-1900-004512-0100 and ISBN 978-81-203-4007-7',
    '560034 and 400 001',
  ])('keeps numbers of other kinds: %s', (text) => {
    expect(redactor('X')(text)).toBe(text);
  });

  test('never contains a word of the name', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgMEERA कखगा'), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.array(word), (first, last, others) => {
        const name = `${first} ${last}`;
        const text = [first, ...others, last.toUpperCase()].join(' ');
        const seen = redactor(name)(text).replaceAll('[Redacted]', ' ').normalize('NFC').toLowerCase();
        const seenWords = seen.split(/[^\p{L}\p{M}\p{N}]+/u);
        for (const part of name.normalize('NFC').toLowerCase().split(/\s+/)) {
          if ([...part].length >= 3 && /^\p{L}/u.test(part)) expect(seenWords).not.toContain(part);
        }
      }),
    );
  });

  test.each([
    'a',
    'a.',
    '1 ',
    'a@',
    '@',
    'meera',
    'meera_',
    'telegram ',
    'ig:',
    'tg is ',
    'fb - ',
    'm\u0301',
  ])('of a row of %j is produced, which takes minutes in quadratic time', (unit) => {
    expect(redactor('Meera Iyer')(unit.repeat(50_000))).not.toBe('');
  });
});
