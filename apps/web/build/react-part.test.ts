import { expect, test } from 'vitest';
import { type Unreached, withoutUnreached } from './react-part.ts';

const without = (code: string, unreached: Partial<Unreached>) =>
  withoutUnreached(code, unreached).replaceAll(/\s+/g, ' ').trim();

test('a comparison with a tag that no fiber has is decided, and other numbers are left alone', () => {
  expect(
    without('if (26 === fiber.tag || 5 === tag || 26 === fiber.flags) a(27 !== node.tag);', {
      tags: [26, 27],
    }),
  ).toBe('if (!1 || 5 === tag || 26 === fiber.flags) a(!0);');
});

test('a case that nothing reaches goes with what it does, unless another one does the same', () => {
  const code = `function f(fiber) {
    switch (fiber.tag) {
      case 5: case 26: return host;
      case 30: var kept = 1; return other;
      case 27: case 3: return root;
      default: kept = 2;
    }
  }`;
  const written = without(code, { tags: [26, 27, 30] });
  expect(written).toBe(
    'function f(fiber) {var kept; switch (fiber.tag) { case 5: return host; case 3: return root; default: kept = 2; } }',
  );
});

test('nobody takes out a case that the one before falls into', () => {
  const code = 'switch (fiber.tag) { case 5: go(); case 26: stop(); }';
  expect(() => without(code, { tags: [26] })).toThrow('fallen into');
});

test('a hook, a statement, what a function does and a variable that stays the same go', () => {
  const code = `var isShown = !1;
  var onMount = { useUsed: used, useOther: function () {} };
  onUpdate.useOther = used;
  Part.prototype.blur = function () {};
  function look(at) { isShown = !0; used(at); }
  isShown && used();`;
  const unreached = {
    hooks: ['useOther'],
    statements: ['Part.prototype.'],
    idle: ['look'],
    constants: { isShown: '!1' },
  };
  expect(without(code, unreached)).toBe(
    'var isShown = !1; var onMount = { useUsed: used, }; function look(at) {} !1 && used();',
  );
});

test('what the program does not have, or has twice, fails the build by its name', () => {
  const missing = (unreached: Partial<Unreached>) => () =>
    without('var one = 1; function two() { var one = 2; }', unreached);
  expect(missing({ tags: [26] })).toThrow('26');
  expect(missing({ idle: ['three'] })).toThrow('three');
  expect(missing({ constants: { one: '1' } })).toThrow('one');
  expect(missing({ texts: [['four', '']] })).toThrow('four');
});
