import type { Message } from '@talaash/domain/message/schema';
import { describe, expect, test } from 'vitest';
import { newSince, transcript } from './transcript.ts';

const message = (
  id: string,
  sender: Message['sender'],
  at: string,
  extra: Partial<Message> = {},
): Message => ({
  key: { messageId: id, threadId: 't' },
  companyId: 'c',
  sender,
  markdown: id,
  createdIsoDateTimeUtc: at,
  ...extra,
});
const utcDay = (at: string) => at.slice(0, 10);
const base = { unsent: [], ownSender: 'Company', newAfter: undefined, dayOf: utcDay } as const;

describe('transcript', () => {
  test('separates days and groups the messages of one sender within five minutes', () => {
    const rows = transcript({
      ...base,
      messages: [
        message('a', 'Talent', '2026-01-01T10:00:00.000Z'),
        message('b', 'Talent', '2026-01-01T10:04:59.000Z'),
        message('c', 'Company', '2026-01-01T10:05:00.000Z'),
        message('d', 'Company', '2026-01-02T00:00:00.000Z'),
      ],
    });
    expect(
      rows.map((row) => (row.kind === 'message' ? `${row.key}${row.isContinued ? '+' : ''}` : row.kind)),
    ).toEqual(['day', 'a', 'b+', 'c', 'day', 'd']);
  });

  test("puts one marker before the counterpart's first new message", () => {
    const rows = transcript({
      ...base,
      newAfter: '2026-01-01T10:00:30.000Z',
      messages: [
        message('a', 'Talent', '2026-01-01T10:00:00.000Z'),
        message('b', 'Company', '2026-01-01T10:01:00.000Z'),
        message('c', 'Talent', '2026-01-01T10:02:00.000Z'),
        message('d', 'Talent', '2026-01-01T10:03:00.000Z'),
      ],
    });
    expect(rows.map((row) => row.key)).toEqual(['day 2026-01-01', 'a', 'b', 'new', 'c', 'd']);
  });

  test('shows an unsent message until it is in the thread', () => {
    const unsent = {
      clientMessageId: 'x',
      threadId: 't',
      markdown: 'hello',
      createdIsoDateTimeUtc: '2026-01-01T10:00:00.000Z',
      state: 'sending',
    } as const;
    expect(transcript({ ...base, messages: [], unsent: [unsent] }).map((row) => row.kind)).toEqual([
      'unsent',
    ]);
    const arrived = message('a', 'Company', '2026-01-01T10:00:01.000Z', { clientMessageId: 'x' });
    expect(transcript({ ...base, messages: [arrived], unsent: [unsent] }).map((row) => row.kind)).toEqual([
      'day',
      'message',
    ]);
  });
});

describe('newSince', () => {
  const messages = [
    message('a', 'Company', '2026-01-01T10:00:00.000Z'),
    message('b', 'Talent', '2026-01-01T11:00:00.000Z'),
  ];
  test.each([
    [{ isUnread: false, lastSeen: undefined }, undefined],
    [{ isUnread: true, lastSeen: undefined }, '2026-01-01T10:00:00.000Z'],
    [{ isUnread: true, lastSeen: '2026-01-01T10:30:00.000Z' }, '2026-01-01T10:30:00.000Z'],
    [{ isUnread: true, lastSeen: '2025-01-01T00:00:00.000Z' }, '2026-01-01T10:00:00.000Z'],
  ])('%o is %s', (options, expected) => {
    expect(newSince({ ...options, messages, ownSender: 'Company' })).toBe(expected);
  });
  test('all messages of an unseen thread are new', () => {
    expect(
      newSince({
        isUnread: true,
        lastSeen: undefined,
        messages: [messages[1] as Message],
        ownSender: 'Company',
      }),
    ).toBe('');
  });
});
