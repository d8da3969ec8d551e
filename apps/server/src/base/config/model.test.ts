import { describe, expect, test } from 'vitest';
import { problems, read, testWrongValues } from '../../../test/config.ts';

describe('a language model', () => {
  const ours = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' };

  test('is none, one of one’s own server, or one of a provider whose address is known', () => {
    expect(read({})).toMatchObject({ model: undefined, headshotModel: undefined });
    expect(read({ ...ours, MODEL_URL: 'http://127.0.0.1:11434/v1/', MODEL_USES: 'resume' }).model).toEqual({
      provider: 'openai-compatible',
      url: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      name: 'm',
      uses: ['resume'],
      tokensPerDay: 2_000_000,
      reviewMs: 4000,
      resumeMs: 20_000,
    });
    const google = { PROVIDER: 'google', NAME: 'm', API_KEY: 'k' };
    const env = Object.fromEntries(
      Object.entries(google).flatMap(([name, value]) => [
        [`MODEL_${name}`, value],
        [`HEADSHOT_MODEL_${name}`, value],
      ]),
    );
    const url = 'https://generativelanguage.googleapis.com/v1beta';
    expect(read(env)).toMatchObject({ model: { url }, headshotModel: { url, picturesPerDay: 500 } });
  });

  test.each([
    ['http://127.0.0.1:11434/v1', true],
    ['http://[::1]:8080/v1', true],
    ['http://10.1.2.3/v1', true],
    ['http://172.31.0.1/v1', true],
    ['http://192.168.1.9/v1', true],
    ['http://[fd00::5]/v1', true],
    ['http://ollama:11434/v1', true],
    ['http://model.internal/v1', true],
    ['https://api.example/v1', true],
    ['http://api.example/v1', false],
    ['http://172.32.0.1/v1', false],
    ['http://8.8.8.8/v1', false],
    ['http://[2001:db8::1]/v1', false],
    ['http://internal.example/v1', false],
  ])('outside local may be at %s: %s', (address, isAllowed) => {
    const env = { ...ours, TALAASH_ENV: 'production', MODEL_URL: address };
    const said = problems(env).filter((sentence) => sentence.includes('MODEL_'));
    expect(said).toEqual(
      isAllowed
        ? []
        : [
            'Set MODEL_URL to an https address: http does not protect texts and the key outside your own network (TALAASH_ENV is production).',
          ],
    );
  });
});

testWrongValues([
  [
    { MODEL_PROVIDER: 'oracle' },
    'MODEL_PROVIDER must be one of: none, openai-compatible, anthropic, google.',
  ],
  [
    { MODEL_URL: 'http://127.0.0.1:11434/v1' },
    'Set MODEL_PROVIDER too, or remove its settings: it is none, so they have no effect.',
  ],
  [
    { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' },
    'Set MODEL_URL to the address of the server, such as http://127.0.0.1:11434/v1.',
  ],
  [
    { MODEL_PROVIDER: 'openai-compatible', MODEL_URL: 'http://127.0.0.1:11434/v1' },
    'Set MODEL_NAME to the name of the model at openai-compatible.',
  ],
  [{ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' }, 'Set MODEL_API_KEY: anthropic requires a key.'],
  [
    { MODEL_USES: 'review,poems' },
    'MODEL_USES must be one or both of: review, resume, separated by a comma.',
  ],
  [{ MODEL_DAILY_BUDGET: 'much' }, 'MODEL_DAILY_BUDGET must be a whole number from 0 to 10000000000.'],
  [
    { HEADSHOT_MODEL_PROVIDER: 'google', HEADSHOT_MODEL_NAME: 'm' },
    'Set HEADSHOT_MODEL_API_KEY: google requires a key.',
  ],
  [
    { HEADSHOT_MODEL_PROVIDER: 'anthropic' },
    'HEADSHOT_MODEL_PROVIDER must be one of: none, openai-compatible, google.',
  ],
]);
