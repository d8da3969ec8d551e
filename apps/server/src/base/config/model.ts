import { z } from 'zod';
import {
  configPart,
  type EnvironmentName,
  oneOf,
  optional,
  type Problem,
  url,
  wholeNumber,
  withDefault,
  wrongOnes,
  wrongOutsideLocal,
} from './kit.ts';
import { isOwnAddress } from './own-address.ts';

const USES = ['review', 'resume'] as const;
type Use = (typeof USES)[number];

const httpAddress = url(
  ['http:', 'https:'],
  'must be an http or https address such as http://127.0.0.1:11434/v1',
);

const usesIn = (text: string): string[] => text.split(',').map((one) => one.trim());

/** The providers' default addresses. An OpenAI-compatible server can be anywhere. */
const ADDRESSES: Record<string, string> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** The language model that reviews and parses resumes, and the image model that makes headshots. */
export const model = configPart({
  variables: {
    MODEL_PROVIDER: withDefault(oneOf(['none', 'openai-compatible', 'anthropic', 'google']), 'none').describe(
      'The language model. `openai-compatible` is any server with OpenAI’s chat completions API, such as your own Ollama or llama.cpp. With `none`, only rules review profiles and read resumes.',
    ),
    MODEL_URL: optional(httpAddress).describe(
      'The model’s address, with the version: `http://127.0.0.1:11434/v1`. Required for `openai-compatible`. https outside `local`, unless it is in your own network.',
    ),
    MODEL_API_KEY: optional(z.string()).describe(
      'The key of the model server. Required for `anthropic` and `google`.',
    ),
    MODEL_NAME: optional(z.string()).describe(
      'The name of the model at its server. Required with a provider.',
    ),
    MODEL_USES: withDefault(
      z
        .string()
        .refine(
          (value) => usesIn(value).every((one) => USES.some((use) => use === one)),
          `must be one or both of: ${USES.join(', ')}, separated by a comma`,
        ),
      USES.join(','),
    ).describe(
      'What the model is used for: `review` of profiles and job posts, `resume` for filling in a profile.',
    ),
    MODEL_DAILY_BUDGET: withDefault(wholeNumber(0, 10_000_000_000), 2_000_000).describe(
      'The maximum number of tokens for all nodes together in a day (UTC). Beyond it, the rules do the work until the next day.',
    ),
    MODEL_REVIEW_SECONDS: withDefault(wholeNumber(1, 120), 4).describe(
      'The timeout of a model review, in seconds. After it, the rules decide. Above 4, saves do not wait for slow reviews, which finish later.',
    ),
    MODEL_RESUME_SECONDS: withDefault(wholeNumber(1, 120), 20).describe(
      'The timeout of the model for a resume, in seconds. After it, only the rules read the resume.',
    ),
    HEADSHOT_MODEL_PROVIDER: withDefault(oneOf(['none', 'openai-compatible', 'google']), 'none').describe(
      'The image model for headshots. `openai-compatible` is any server with OpenAI’s image edits API. With `none`, headshots change only background, light and crop.',
    ),
    HEADSHOT_MODEL_URL: optional(httpAddress).describe('Like MODEL_URL.'),
    HEADSHOT_MODEL_API_KEY: optional(z.string()).describe('Like MODEL_API_KEY.'),
    HEADSHOT_MODEL_NAME: optional(z.string()).describe(
      'The name of the image model at its server. Required with a provider.',
    ),
    HEADSHOT_MODEL_DAILY_BUDGET: withDefault(wholeNumber(0, 1_000_000), 500).describe(
      'The maximum number of pictures for all nodes together in a day (UTC). A run makes five.',
    ),
  },
  problems: (given, environment) => [
    ...problemsOf(
      'MODEL',
      {
        provider: given.MODEL_PROVIDER,
        address: given.MODEL_URL,
        apiKey: given.MODEL_API_KEY,
        name: given.MODEL_NAME,
      },
      environment,
    ),
    ...problemsOf(
      'HEADSHOT_MODEL',
      {
        provider: given.HEADSHOT_MODEL_PROVIDER,
        address: given.HEADSHOT_MODEL_URL,
        apiKey: given.HEADSHOT_MODEL_API_KEY,
        name: given.HEADSHOT_MODEL_NAME,
      },
      environment,
    ),
  ],
  read: (given) => ({
    /** Undefined without a language model. */
    model:
      given.MODEL_PROVIDER === 'none'
        ? undefined
        : {
            provider: given.MODEL_PROVIDER,
            url: addressOf(given.MODEL_PROVIDER, given.MODEL_URL),
            apiKey: given.MODEL_API_KEY,
            name: given.MODEL_NAME ?? '',
            uses: usesIn(given.MODEL_USES) as Use[],
            tokensPerDay: given.MODEL_DAILY_BUDGET,
            reviewMs: given.MODEL_REVIEW_SECONDS * 1000,
            resumeMs: given.MODEL_RESUME_SECONDS * 1000,
          },
    /** Undefined without an image model. */
    headshotModel:
      given.HEADSHOT_MODEL_PROVIDER === 'none'
        ? undefined
        : {
            provider: given.HEADSHOT_MODEL_PROVIDER,
            url: addressOf(given.HEADSHOT_MODEL_PROVIDER, given.HEADSHOT_MODEL_URL),
            apiKey: given.HEADSHOT_MODEL_API_KEY,
            name: given.HEADSHOT_MODEL_NAME ?? '',
            picturesPerDay: given.HEADSHOT_MODEL_DAILY_BUDGET,
          },
  }),
  providers: {
    reviewer: { check: 'reviewer', variables: 'MODEL_URL, MODEL_API_KEY and MODEL_NAME' },
    resumeReader: { check: 'resume reader', variables: 'MODEL_URL, MODEL_API_KEY and MODEL_NAME' },
    headshotGenerator: {
      check: 'headshots',
      variables: 'HEADSHOT_MODEL_URL, HEADSHOT_MODEL_API_KEY and HEADSHOT_MODEL_NAME',
    },
  },
  featuresOff: [
    {
      check: 'language model',
      isOff: (config) => !config.model,
      found: 'Rules alone review profiles and read resumes.',
      remedy: 'Set MODEL_PROVIDER.',
    },
    {
      check: 'image model',
      isOff: ({ headshotModel }) => !headshotModel,
      found: 'Headshots change only background, light and crop.',
      remedy: 'Set HEADSHOT_MODEL_PROVIDER.',
    },
  ],
});

const addressOf = (provider: string, address: string | undefined): string =>
  (address ?? ADDRESSES[provider] ?? '').replace(/\/+$/, '');

type Given = {
  provider: string;
  address: string | undefined;
  apiKey: string | undefined;
  name: string | undefined;
};

function problemsOf(
  prefix: string,
  { provider, address, apiKey, name }: Given,
  environment: EnvironmentName,
): Problem[] {
  const isOn = provider !== 'none';
  const isOurs = provider === 'openai-compatible';
  const isPlain = address !== undefined && address.startsWith('http:') && !isOwnAddress(address);
  return [
    ...wrongOnes([
      [
        !isOn && (address ?? apiKey ?? name) !== undefined,
        `Set ${prefix}_PROVIDER too, or remove its settings: it is none, so they have no effect.`,
      ],
      [isOn && !name, `Set ${prefix}_NAME to the name of the model at ${provider}.`],
      [
        isOurs && !address,
        `Set ${prefix}_URL to the address of the server, such as http://127.0.0.1:11434/v1.`,
      ],
      [isOn && !isOurs && !apiKey, `Set ${prefix}_API_KEY: ${provider} requires a key.`],
    ]),
    ...wrongOutsideLocal(environment, [
      [
        isOn && isPlain,
        `Set ${prefix}_URL to an https address: http does not protect texts and the key outside your own network.`,
      ],
    ]),
  ];
}
