import { expect, test } from 'vitest';
import { NOTICE_KINDS } from './choice.ts';
import { DEFAULT_PREFERENCES, isNoticeWanted, NOTICE_PREFERENCES } from './rule.ts';

test.each(NOTICE_KINDS)('mails of the kind %s end with their preference or with the one for all', (kind) => {
  expect(isNoticeWanted(DEFAULT_PREFERENCES, kind)).toBe(true);
  expect(isNoticeWanted({ ...DEFAULT_PREFERENCES, [NOTICE_PREFERENCES[kind]]: true }, kind)).toBe(false);
  expect(isNoticeWanted({ ...DEFAULT_PREFERENCES, unsubscribedFromAll: true }, kind)).toBe(false);
  for (const other of NOTICE_KINDS.filter((one) => one !== kind)) {
    expect(isNoticeWanted({ ...DEFAULT_PREFERENCES, [NOTICE_PREFERENCES[other]]: true }, kind)).toBe(true);
  }
});
