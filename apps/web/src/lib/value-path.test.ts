import { expect, it } from 'vitest';
import { listAt, valueAt, withValueAt } from './value-path.ts';

const record = { title: 'Cook', place: { city: 'Pune' }, links: [{ url: 'a' }, { url: 'b' }] };

it('reads a value at a path, and undefined if the path ends early', () => {
  expect(valueAt(record, 'links.1.url')).toBe('b');
  expect(valueAt(record, 'links.7.url')).toBeUndefined();
  expect(listAt(record, 'links')).toHaveLength(2);
  expect(listAt(record, 'missing')).toEqual([]);
});

it('sets a value deep in lists without changing the record or its other parts', () => {
  const next = withValueAt(record, 'links.1.url', 'c');
  expect(next).toEqual({ title: 'Cook', place: { city: 'Pune' }, links: [{ url: 'a' }, { url: 'c' }] });
  expect(next.links).toBeInstanceOf(Array);
  expect(record.links[1]).toEqual({ url: 'b' });
  expect(next.place).toBe(record.place);
  expect(next.links[0]).toBe(record.links[0]);
});

it('creates the missing objects on a path', () => {
  expect(withValueAt({ title: 'Cook' }, 'place.city', 'Pune')).toEqual({
    title: 'Cook',
    place: { city: 'Pune' },
  });
});
