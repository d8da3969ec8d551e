import { describe, expect, it } from 'vitest';
import { asName } from './name.ts';

describe('a name', () => {
  it.each([
    ['S.N.E.H.A J.O.S.H.I', 'Sneha Joshi'],
    ['A-R-J-U-N Menon', 'ARJUN Menon'],
    ['A.P.J. Abdul Kalam', 'A.P.J. Abdul Kalam'],
    ['K. R. Meera', 'K. R. Meera'],
    ['Mary-Ann Joseph', 'Mary-Ann Joseph'],
    ['Smt. Lakshmi Rao', 'Lakshmi Rao'],
    ['Kapil Dev', 'Kapil Dev'],
  ])('%s is read as %s', (written, name) => {
    expect(asName(written)).toBe(name);
  });

  it.each(['Staff Nurse', 'Truck Driver', 'Full Stack Developers', 'Curriculum Vitae'])(
    '%s is none',
    (text) => {
      expect(asName(text)).toBeUndefined();
    },
  );
});
