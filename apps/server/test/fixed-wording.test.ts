import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { greeting, greetingName } from '@talaash/domain/base/greeting';
import { relativeTime } from '@talaash/domain/base/relative-time';
import { text, validate, z } from '@talaash/domain/base/schema';
import { failedSentence, validationSentence } from '@talaash/domain/base/words';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { systemMessageSentence } from '@talaash/domain/message/rule';
import { ADMIN_REVIEW_STATUS_LABELS } from '@talaash/domain/review/words';
import { SUGGESTED_SEARCHES } from '@talaash/domain/talent-search/words';
import { UserProfile } from '@talaash/domain/user-profile/schema';
import { FIXED_LABELS } from './fixed-label.ts';
import { FIXED_SENTENCES } from './fixed-sentence.ts';

/** Tables that the product reads by a key known only at run time. */
const KEYED = [
  'ADMIN_COMPANY_SENTENCES',
  'ADMIN_TALENT_SENTENCES',
  'HIDDEN_PROFILE_SENTENCES',
  'INVITATION_STATUS_LABELS',
  'OPEN_TO_WORK_STATUS_LABELS',
  'SHORTLISTED_PROFILE_SENTENCES',
  'TALENT_SAVE_OUTCOMES',
  'USER_TYPE_LABELS',
  'USER_TYPE_REFUSALS',
];

const root = resolve(import.meta.dirname, '../../..');
const sources = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.|node_modules|\/seed\//.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') })),
);

const rows = Object.entries(FIXED_SENTENCES).flatMap(([file, sentences]) =>
  Object.entries(sentences).map(([sentence, name]) => ({ file, sentence, name })),
);

describe('a sentence with fixed wording', () => {
  test.each(rows)('"$sentence" is $name', async ({ file, sentence, name }) => {
    const [, path = '', argument] = /^([\w.]+)(?:\((.*)\))?$/.exec(name) ?? [];
    const words: Record<string, unknown> = await import(
      pathToFileURL(join(root, `packages/domain/src/${file}.ts`)).href
    );
    const found = path.split('.').reduce<unknown>((value, key) => (value as typeof words)[key], words);
    expect(typeof found === 'function' ? found(argument) : found).toBe(sentence);
  });

  test.each(rows)('"$sentence" is written once and used', ({ file, sentence, name }) => {
    const own = `packages/domain/src/${file}.ts`;
    const quoted = [`'${sentence}'`, `"${sentence}"`, `>${sentence}<`];
    const others = sources.filter(
      ({ path, text }) => path !== own && quoted.some((one) => text.includes(one)),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
    const [path = ''] = name.split('(');
    const said = KEYED.find((table) => path.startsWith(table)) ?? path;
    expect(sources.filter((source) => source.path !== own && source.text.includes(said))).not.toEqual([]);
  });
});

describe('a label with fixed wording', () => {
  const labels = Object.entries(FIXED_LABELS).flatMap(([place, words]) =>
    words.map((label) => ({ place, label })),
  );

  test.each(labels)('"$label" is in $place', ({ place, label }) => {
    const shown = [
      `'${label}'`,
      `"${label}"`,
      `>${label}<`,
      ` ${label} <`,
      `>${label} `,
      ` ${label} `,
      `\`${label}$`,
    ];
    const pages = sources.filter(({ path }) => path.startsWith(`apps/web/src/${place}`));
    expect(pages).not.toEqual([]);
    const texts = pages.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts.some((text) => shown.some((one) => text.includes(one)))).toBe(true);
  });
});

describe('wording that is fixed and made of parts', () => {
  test.each<[wording: unknown, value: unknown]>([
    [['Good morning', 'Good afternoon', 'Good evening'], [11, 17, 18].map(greeting)],
    ['there', greetingName([], undefined)],
    ['Just now', relativeTime(0, 59_999)],
    ['Job invitation sent for Tester', told('job invitation sent')],
    ['Job invitation accepted by Asha', told('accepted')],
    ['Job invitation rejected by Asha', told('rejected')],
    ['Job invitation rejected by Asha', told('declined')],
    [
      ['Approved', 'Rejected', 'Pending Review', 'AI Approved', 'AI Rejected', 'No Review'],
      Object.values(ADMIN_REVIEW_STATUS_LABELS),
    ],
    [['Software Development', 'Software Testing', 'UI/UX Design'], Object.values(JOB_CATEGORY_LABELS)],
    [
      [
        'React Developer',
        'Python Developer',
        'Full Stack',
        'UI/UX Designer',
        'DevOps Engineer',
        'Data Scientist',
      ],
      [...SUGGESTED_SEARCHES],
    ],
    ['Error: loading...', failedSentence('Loading...')],
    ['Job title is required', messageOf(text(2, 5), undefined)],
    ['Must be at least 2 characters long', messageOf(text(2, 5), 'x')],
    ['Must be no more than 5 characters long', messageOf(text(2, 5), 'xxxxxx')],
    ['Must be 1 or greater', messageOf(z.number().min(1), 0)],
    ['Must be 1 or less', messageOf(z.number().max(1), 2)],
    ['Must be one of: a, b', messageOf(z.enum(['a', 'b']), 'c')],
    ['Must be text', messageOf(z.string(), 1)],
    ['Must be a number', messageOf(z.number(), 'x')],
    ['Must be true or false', messageOf(z.boolean(), 'x')],
    ['Must be a list', messageOf(z.array(z.string()), 'x')],
    ['Contains unexpected fields', Object.values(errorsOf(z.strictObject({}), { more: 1 }))[0]],
    ['Validation failed: Job title is required', validationSentence({ jobTitle: 'Job title is required' })],
    [
      ['talentId is required for talent users', 'companyId must be undefined for talent users'],
      userErrors({ userType: 'talent', companyId: 'c1' }),
    ],
    [
      ['companyId is required for company users', 'talentId must be undefined for company users'],
      userErrors({ userType: 'company', talentId: 't1' }),
    ],
  ])('%s', (wording, value) => {
    expect(value).toEqual(wording);
  });

  function told(markdown: string) {
    return systemMessageSentence({ markdown }, { jobTitle: 'Tester', talentName: 'Asha' });
  }

  function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
    const result = validate<unknown>(schema, value);
    return result.ok ? {} : result.errors;
  }

  function messageOf(schema: z.ZodType, jobTitle: unknown) {
    return errorsOf(z.strictObject({ jobTitle: schema }), { jobTitle })['jobTitle'];
  }

  function userErrors(profile: object) {
    const now = '2026-11-24T00:00:00.000Z';
    const known = {
      key: { uid: 'u1' },
      createdIsoDateTimeUtc: now,
      updatedIsoDateTimeUtc: now,
      countryCode: 'IN',
    };
    return Object.values(errorsOf(UserProfile, { ...known, ...profile }));
  }
});
