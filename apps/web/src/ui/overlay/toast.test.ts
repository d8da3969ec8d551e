import { beforeEach, expect, test } from 'vitest';
import { actOnToast, toast, toasts } from './toast.ts';

const shown = () => toasts.get().map(({ sentence, about }) => [sentence, about].filter(Boolean).join(' '));

beforeEach(() => toasts.set([]));

test('a later toast about the same subject replaces a toast', () => {
  toast.success('Talent hidden.', { about: 'Asha Rao', subject: 'hidden t1' });
  toast.success('Talent hidden.', { about: 'Ravi Das', subject: 'hidden t2' });
  toast.success('Talent unhidden.', { about: 'Asha Rao', subject: 'hidden t1' });
  expect(shown()).toEqual(['Talent hidden. Ravi Das', 'Talent unhidden. Asha Rao']);
});

test('a repeated toast is shown once, beside one about another person', () => {
  toast.error('Failed to send message');
  toast.error('Failed to send message');
  toast.success('Talent shortlisted.', { about: 'Asha Rao' });
  toast.success('Talent shortlisted.', { about: 'Ravi Das' });
  expect(shown()).toEqual([
    'Failed to send message',
    'Talent shortlisted. Asha Rao',
    'Talent shortlisted. Ravi Das',
  ]);
});

test("a toast's action runs once", () => {
  let undone = 0;
  toast.success('Talent hidden.', { action: { label: 'Undo', keys: 'z', run: () => void (undone += 1) } });
  const { id = 0 } = toasts.get()[0] ?? {};
  for (let press = 0; press < 3; press += 1) actOnToast(id);
  expect(undone).toBe(1);
  expect(shown()).toEqual([]);
});
