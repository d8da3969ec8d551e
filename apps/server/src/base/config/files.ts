import { z } from 'zod';
import {
  configPart,
  onOff,
  oneOf,
  optional,
  url,
  withDefault,
  wrongOnes,
  wrongOutsideLocal,
  isOnThisMachine,
  isReadableByOthers,
} from './kit.ts';

const keys = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Where uploaded files are stored. */
export const files = configPart({
  variables: {
    FILE_STORE: withDefault(oneOf(['disk', 's3']), 'disk').describe(
      'Where uploaded files are stored. `disk` is DATA_DIR, for one node or nodes that share it; `s3` is a bucket in AWS, Cloudflare R2, Backblaze B2, versitygw or another S3 store.',
    ),
    S3_ENDPOINT: optional(
      url(['http:', 'https:'], 'must be an http or https address such as https://s3.example'),
    ).describe(
      'The address of the file store, without the bucket. Default: AWS in S3_REGION. https outside `local`, unless it is on this machine.',
    ),
    S3_REGION: withDefault(z.string(), 'us-east-1').describe(
      'The region of the bucket. Use `auto` for Cloudflare R2, and the default for versitygw.',
    ),
    S3_BUCKET: optional(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as talaash-files'),
    ).describe('The private bucket. Only the server needs access to it.'),
    S3_ACCESS_KEY_ID: optional(z.string()).describe(
      'The key to the bucket. It needs to list, read, write and delete.',
    ),
    S3_SECRET_ACCESS_KEY: optional(z.string()).describe('The secret of the key.'),
    S3_PATH_STYLE: withDefault(onOff, 'off').describe(
      'Whether addresses have the bucket in their path instead of the hostname, as versitygw needs.',
    ),
    S3_DIRECT_DOWNLOAD: optional(onOff).describe(
      'Whether browsers download resumes and exports from the file store, with a URL that expires after 5 minutes. With `off` they pass through the server. Default: `on`, unless S3_ENDPOINT is on this machine.',
    ),
  },
  problems: (given, environment) => {
    const missing = keys.filter((key) => given[key] === undefined);
    const isPartlySet =
      given.FILE_STORE === 's3' || given.S3_ENDPOINT !== undefined || missing.length < keys.length;
    const { S3_ENDPOINT: endpoint } = given;
    return [
      ...wrongOnes([
        [
          isPartlySet && missing.length > 0,
          `Set ${missing.join(' and ')} too${given.FILE_STORE === 's3' ? ': FILE_STORE is s3' : ', or none of the variables of S3'}.`,
        ],
      ]),
      ...wrongOutsideLocal(environment, [
        [
          endpoint !== undefined && isReadableByOthers(endpoint),
          'Set S3_ENDPOINT to an https address: http does not protect people’s files.',
        ],
      ]),
    ];
  },
  read: (given) => ({
    fileStore: given.FILE_STORE,
    /** Undefined if no bucket is named. It may be named while files are still on the disk, so that they can be moved. */
    s3: given.S3_BUCKET
      ? {
          endpoint: given.S3_ENDPOINT,
          region: given.S3_REGION,
          bucket: given.S3_BUCKET,
          accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
          hasPathStyle: given.S3_PATH_STYLE === 'on',
          isDirect: given.S3_DIRECT_DOWNLOAD
            ? given.S3_DIRECT_DOWNLOAD === 'on'
            : given.S3_ENDPOINT === undefined || !isOnThisMachine(given.S3_ENDPOINT),
        }
      : undefined,
  }),
  providers: { fileStore: { check: 'files', variables: 'S3_ENDPOINT, S3_BUCKET and its keys' } },
});
