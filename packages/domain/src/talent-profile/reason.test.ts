import { expect, test } from 'vitest';
import { placedReason } from './reason.ts';

test.each([
  ['About: too thin', 'About', 'about'],
  ['Work experience at Infosys: say a little more.', 'Work experience at Infosys', 'experience'],
  ['Education 2, course: remove the link.', 'Education 2, course', 'education'],
  ['Project Map: say what it does.', 'Project Map', 'projects'],
  ['Experience: check the years.', 'Experience', 'role'],
])('%s is about a section', (reason, label, section) => {
  const placed = placedReason(reason);
  expect(placed).toMatchObject({ label, section });
  expect(`${placed?.label}${placed?.rest}`).toBe(reason);
});

test.each(['', 'Please write more.', 'Names: too many', 'toString: no field', 'Projects are missing'])(
  '%j names no field',
  (reason) => expect(placedReason(reason)).toBeUndefined(),
);
