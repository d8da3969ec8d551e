import { expect, test } from 'vitest';
import { NO_LOCAL_DRAFT, reconciled } from './draft-sync.ts';

const stored = (markdown: string, version: string | null) => ({ markdown, version });
const local = (text: string, basedOn: string | null, isChanged: boolean) => ({ text, basedOn, isChanged });

test.each([
  ['nothing anywhere', NO_LOCAL_DRAFT, stored('', null), 'same'],
  ['a draft of another device', NO_LOCAL_DRAFT, stored('Hello', '1'), 'taken'],
  ['a newer text of another device', local('Hel', '1', false), stored('Hello', '2'), 'taken'],
  ['a draft that another device has sent', local('Hello', '1', false), stored('', null), 'taken'],
  ['a text that was typed offline', local('Hello you', '1', true), stored('Hello', '1'), 'save'],
  ['a first text that was typed offline', local('Hello', null, true), stored('', null), 'save'],
  ['the same text on both', local('Hello', null, true), stored('Hello', '3'), 'same'],
  ['two changed texts', local('Hello you', '1', true), stored('Hello all', '2'), 'conflict'],
  ['a changed text whose draft was sent', local('Hello you', '1', true), stored('', null), 'conflict'],
])('%s', (_, mine, theirs, kind) => {
  expect(reconciled(mine, theirs).kind).toBe(kind);
});
