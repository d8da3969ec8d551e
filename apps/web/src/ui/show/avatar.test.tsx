import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test('the initials are the first graphemes of the first and the last name', () => {
  const initialsOf = (name: string) => renderToStaticMarkup(<Avatar name={name} />).replace(/<[^>]*>/g, '');
  expect(['Asha', 'Asha Devi Rao', ' asha  rao ', 'Élodie Ünal', 'किरण मेहता'].map(initialsOf)).toEqual([
    'A',
    'AR',
    'ar',
    'ÉÜ',
    'किमे',
  ]);
  // A letter and its accent as two code points.
  expect(initialsOf('E\u0301lodie')).toBe('E\u0301');
});
