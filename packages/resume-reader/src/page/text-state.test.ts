import { describe, expect, it } from 'vitest';
import { TextState } from './text-state.ts';

const DEEP = 10_000;

describe('saved graphics states', () => {
  it.each([1, 255, 256, 257, DEEP])('nested %i deep give back the first', (depth) => {
    const state = new TextState([1, 0, 0, 1, 0, 0]);
    state.now.size = 7;
    for (let at = 0; at < depth; at += 1) {
      state.save();
      state.now.rise += 0;
    }
    for (let at = 0; at < depth - 1; at += 1) state.restore();
    state.now.size = 12;
    state.restore();
    expect(state.now.size).toBe(7);
  });

  it('are unaffected by a restore without a save', () => {
    const state = new TextState([1, 0, 0, 1, 0, 0]);
    state.now.size = 7;
    state.restore();
    expect(state.now.size).toBe(7);
  });
});
