import { expect, test } from 'vitest';
import { NOTICE_KINDS } from '../notification-preferences/choice.ts';
import {
  LASTING_SENTENCES,
  MAILS,
  type MailName,
  noticeKindOf,
  preferenceOf,
  subjectAbout,
} from './words.ts';

const names = Object.keys(MAILS) as MailName[];

test.each(names)(
  'the mail %s says why it is sent, and is stopped by a preference or says that it always comes',
  (name) => {
    expect(MAILS[name].reason).toMatch(/^You received this email because .*\.$/);
    const { kind } = MAILS[name];
    if (noticeKindOf(name) === undefined) {
      expect(preferenceOf(name)).toBeUndefined();
      expect(LASTING_SENTENCES[kind as keyof typeof LASTING_SENTENCES]).toMatch(/\.$/);
    } else expect(preferenceOf(name)).toMatch(/^unsubscribedFrom/);
  },
);

test('every preference stops some mail', () => {
  expect(new Set(names.map(noticeKindOf))).toEqual(new Set([...NOTICE_KINDS, undefined]));
});

test.each([
  ['Reminder about Meera', 'Reminder about Meera (Lumen Retail)'],
  ['Lumen Retail is approved', 'Lumen Retail is approved'],
])('the subject %j to somebody with several companies is %j', (subject, named) =>
  expect(subjectAbout(subject, 'Lumen Retail')).toBe(named),
);
