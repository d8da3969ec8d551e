import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { RESUME_REFUSAL_SENTENCES } from '@talaash/domain/resume/words';
import { findPlace, NOW, pdfOf, type Put, SMALL_RESUME, typed } from '../test/pdf.ts';
import { readResume } from './read.ts';

const read = (bytes: Uint8Array) => readResume(bytes, { findPlace, now: NOW });

let whole: Uint8Array;
beforeAll(async () => {
  whole = await pdfOf(typed(SMALL_RESUME));
});

describe('broken bytes', () => {
  it('get an answer wherever the file is truncated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 1, noNaN: true }), async (share) => {
        const answer = await read(whole.slice(0, Math.floor(whole.length * share)));
        expect(typeof answer.success).toBe('boolean');
      }),
      { numRuns: 40 },
    );
  });

  it('get an answer whichever bytes change', async () => {
    const change = fc.tuple(
      fc.double({ min: 0, max: 0.9999, noNaN: true }),
      fc.integer({ min: 0, max: 255 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 60 }), async (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [share, value] of changes) bytes[Math.floor(share * bytes.length)] = value;
        const answer = await read(bytes);
        expect(typeof answer.success).toBe('boolean');
      }),
      { numRuns: 60 },
    );
  });

  it('get an answer when random bytes follow a header', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (noise) => {
        const bytes = new Uint8Array([
          ...new TextEncoder().encode('%PDF-1.4\n'),
          ...noise,
          ...new TextEncoder().encode('%%EOF'),
        ]);
        expect((await read(bytes)).success).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a large file', () => {
  it('of 20 pages and 100,000 words is read to its end', async () => {
    const page: Put[] = Array.from({ length: 500 }, (_, at) => ({
      text: 'a b c d e f g h i j',
      x: 20 + (at % 10) * 56,
      y: 20 + Math.floor(at / 10) * 16,
      size: 5,
    }));
    const answer = await read(await pdfOf(typed(SMALL_RESUME), ...Array.from({ length: 19 }, () => page)));
    expect(typeof answer.success).toBe('boolean');
  });

  it('with more letters than a resume can have is refused', async () => {
    const page: Put[] = Array.from({ length: 900 }, (_, at) => ({
      text: 'x'.repeat(300),
      x: 0,
      y: at % 800,
      size: 4,
    }));
    expect(await read(await pdfOf(page))).toEqual({
      success: false,
      error: RESUME_REFUSAL_SENTENCES.tooLong,
    });
  });
});

describe('every value found', () => {
  it('occurs in the text, whatever its words', async () => {
    const word = fc.stringMatching(/^[A-Za-z][a-z]{1,9}$/);
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
    const body = fc.array(
      fc.oneof(
        line,
        fc.constantFrom(
          '# EXPERIENCE',
          '# SKILLS',
          '# EDUCATION',
          '# PROJECTS',
          'Jan 2020 - Present',
          '2015 - 2019',
          'B.Tech, 2014',
        ),
      ),
      { maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(body, async (lines) => {
        const written = [...SMALL_RESUME, ...lines].slice(0, 48);
        const answer = await read(await pdfOf(typed(written)));
        if (!answer.success) return;
        const {
          skills,
          workExperiences,
          educationList,
          personalProjects,
          certifications,
          name,
          about,
          jobTitle,
        } = answer.data;
        const text = lettersOf(written.join(''));
        const entries = [...workExperiences, ...educationList, ...personalProjects, ...certifications];
        const strings = entries.flatMap((entry) =>
          Object.entries(entry).flatMap(([field, value]) =>
            typeof value === 'string' && !/url/i.test(field) && !/isoMonth/i.test(field) ? [value] : [],
          ),
        );
        for (const found of [...skills, ...strings, name, about, jobTitle])
          for (const part of (found ?? '').split(/\s+/)) expect(text).toContain(lettersOf(part));
      }),
      { numRuns: 40 },
    );
  });
});

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
