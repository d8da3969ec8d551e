import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import pLimit from 'p-limit';
import { requirePlainPath } from './path.ts';
import { type Content, type FileStore, FileStoreFault } from './port.ts';
import { isTransient, toFault } from './s3-fault.ts';

export type S3Options = {
  /** The store's address without the bucket; undefined for AWS. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Path-style addressing: the bucket is the first part of the path instead of the host name. */
  hasPathStyle: boolean;
  /** Whether browsers may be redirected to the store. */
  isDirect: boolean;
  /** The time at which a signed URL is issued, which sets its expiry. Milliseconds since 1970; this machine's clock if absent. */
  now?: () => number;
};

type Times = {
  connectMs: number;
  /** The idle time-out of a connection. */
  idleMs: number;
  /** The pause before the first retry; twice that before the second. */
  retryMs: number;
};

const TIMES: Times = { connectMs: 5_000, idleMs: 15_000, retryMs: 300 };
const TRIES = 3;
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const DELETED_AT_ONCE = 16;
const PROBE_FOLDER = 'probes';

/**
 * Files in a bucket of AWS, Cloudflare R2, Backblaze B2, versitygw or another S3 store. The bucket is private, and access control
 * lists (ACL) are not used. Transient failures are retried twice, except for a file that was partly read already.
 */
export function createS3FileStore(options: S3Options, times: Times = TIMES): FileStore & { close(): void } {
  const client = openClient(options, times);
  const Bucket = options.bucket;
  const ask: Ask = (act) => inTries(act, times.retryMs);
  const { put, open, readAll, deleteOne, listFrom } = objectsOf(client, Bucket, ask);

  /** One request per file: the bulk request needs a checksum that the stores do not agree on. */
  async function deleteAll(folder: string): Promise<void> {
    requirePlainPath(folder);
    const limit = pLimit(DELETED_AT_ONCE);
    const deletions: Promise<void>[] = [];
    for await (const path of listFrom(`${folder}/`)) deletions.push(limit(() => deleteOne(path)));
    await Promise.all(deletions);
  }

  async function probe(): Promise<string> {
    const path = `${PROBE_FOLDER}/${randomUUID()}.txt`;
    const content = Buffer.from(randomUUID());
    await put(path, content, 'text/plain');
    try {
      if (!(await readAll(path)).equals(content)) throw nonsense();
    } finally {
      await deleteOne(path);
    }
    return `The bucket ${Bucket} answers; a small file was stored, read and deleted`;
  }

  const directAddress: FileStore['directAddress'] = (path, { contentType, disposition, seconds }) =>
    ask(async () => {
      requirePlainPath(path);
      // Signing needs no request, but without this check a person would read the store's own error.
      requireMark((await client.send(new HeadObjectCommand({ Bucket, Key: path }))).ETag);
      const command = new GetObjectCommand({
        Bucket,
        Key: path,
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      });
      const signingDate = new Date((options.now ?? Date.now)());
      return getSignedUrl(client, command, { expiresIn: seconds, signingDate });
    });

  return {
    bucket: Bucket,
    put,
    read: (path) => ask(() => open(path)),
    readAll,
    delete: deleteOne,
    deleteAll,
    list: () => listFrom(''),
    probe,
    ...(options.isDirect ? { directAddress } : {}),
    close: () => client.destroy(),
  };
}

type Ask = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** The requests to the objects of a bucket. */
function objectsOf(client: S3Client, Bucket: string, ask: Ask) {
  async function put(path: string, content: Content, contentType: string): Promise<void> {
    requirePlainPath(path);
    const { bytes, md5 } = await measure(content);
    await ask(async () => {
      const Body = Buffer.isBuffer(content) ? content : createReadStream(content.file);
      try {
        // The store refuses an upload whose checksum differs.
        const given = {
          Bucket,
          Key: path,
          Body,
          ContentLength: bytes,
          ContentMD5: md5,
          ContentType: contentType,
        };
        requireMark((await client.send(new PutObjectCommand(given))).ETag);
      } finally {
        if (Body instanceof Readable) Body.destroy();
      }
    });
  }

  async function open(path: string): Promise<{ stream: Readable; bytes: number }> {
    requirePlainPath(path);
    const {
      Body,
      ContentLength: bytes,
      ETag,
    } = await client.send(new GetObjectCommand({ Bucket, Key: path }));
    requireMark(ETag);
    if (!(Body instanceof Readable) || bytes === undefined) throw nonsense();
    return { stream: Body, bytes };
  }

  const readAll = (path: string): Promise<Buffer> =>
    ask(async () => {
      const { stream, bytes } = await open(path);
      const content = Buffer.concat(await stream.toArray());
      if (content.length !== bytes) throw nonsense();
      return content;
    });

  const deleteOne = (path: string): Promise<void> =>
    ask(async () => {
      requirePlainPath(path);
      await client.send(new DeleteObjectCommand({ Bucket, Key: path }));
    });

  /** Every path with this prefix, a thousand per page. */
  async function* listFrom(prefix: string): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const token = next;
      const page = await ask(() =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token })),
      );
      if (page.KeyCount === undefined && page.Name === undefined) throw nonsense();
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
  }

  return { put, open, readAll, deleteOne, listFrom };
}

const openClient = (options: S3Options, { connectMs, idleMs }: Times): S3Client =>
  new S3Client({
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: options.hasPathStyle,
    // With the library's default checksums, some stores keep the chunk framing, or truncate the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The library does not retry requests that send a stream.
    maxAttempts: 1,
    logger: SILENT,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
  });

async function measure(content: Content): Promise<{ bytes: number; md5: string }> {
  const hash = createHash('md5');
  if (Buffer.isBuffer(content)) return { bytes: content.length, md5: hash.update(content).digest('base64') };
  for await (const chunk of createReadStream(content.file)) hash.update(chunk as Buffer);
  return { bytes: (await stat(content.file)).size, md5: hash.digest('base64') };
}

/** An S3 store answers with an ETag; a proxy's error page does not. */
function requireMark(mark: string | undefined): void {
  if (!mark) throw nonsense();
}

const nonsense = () => new FileStoreFault('nonsense', 'The file store did not answer as S3 does.');

/** Tries three times what may succeed on a retry. Throws the last failure, translated. */
async function inTries<Result>(act: () => Promise<Result>, waitMs: number): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      const fault = toFault(error);
      if (tried === TRIES || !isTransient(fault)) throw fault;
      await wait(waitMs * tried);
    }
  }
}
