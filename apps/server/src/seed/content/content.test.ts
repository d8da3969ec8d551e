import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSeedContent } from './read.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talaash-content-'));
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))) {
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

describe('the content of the seed', () => {
  it('can be read from any folder', () => {
    expect(readSeedContent(folder)).toEqual(readSeedContent());
  });

  it.each([
    [
      'projects.json',
      '{few} hundred',
      '{many} hundred',
      'projects.json at notes.1: May have the slots {skill}, {few}, {kin}, {span} only.',
    ],
    ['trades.json', '"payFactor": 1,', '', 'trades.json at 0.payFactor: Pay factor is required.'],
    [
      'trades.json',
      '"craft": "interface"',
      '"craft": "weaving"',
      'trades.json at 0.craft: Must be one of: interface, ',
    ],
    ['crafts.json', ' | which cut', ', which cut', 'crafts.json at interface.acts.0: Must have one bar, '],
    [
      'certifications.json',
      '"cloud, general"',
      '"clouds, general"',
      'certifications.json at crafts.platform: No group is called clouds.',
    ],
    ['homes.json', '{', '{,', 'homes.json cannot be read. '],
  ])('names the position of an error in %s', (file, from, to, sentence) => {
    change(file, from, to);
    expect(() => readSeedContent(folder)).toThrow(sentence);
  });
});
