import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { S3Options } from '../src/adapters/files/s3.ts';
import { protocolServer, type WireAnswer, type WireRequest } from './protocol-server.ts';

const KEY = { id: 'AKTALAASHTEST', secret: 'a secret of forty letters, as AWS makes' };
const BUCKET = 'talaash-files';
const REGION = 'us-east-1';
/** A page of the real ones has a thousand. */
const PAGE = 10;

type Stored = { content: Buffer; type: string };

/**
 * A local server that speaks as much S3 as we use, with one bucket and one key, and checks signatures, also those in addresses.
 */
export async function s3Server() {
  const stored = new Map<string, Stored>();
  const answer = (request: WireRequest) => refusalOf(request) ?? answerOf(stored, request);
  const server = await protocolServer(answer);
  const options: S3Options = {
    endpoint: server.url,
    region: REGION,
    bucket: BUCKET,
    accessKeyId: KEY.id,
    secretAccessKey: KEY.secret,
    hasPathStyle: true,
    isDirect: true,
  };
  const env = {
    FILE_STORE: 's3',
    S3_ENDPOINT: server.url,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: KEY.id,
    S3_SECRET_ACCESS_KEY: KEY.secret,
    S3_PATH_STYLE: 'on',
    S3_DIRECT_DOWNLOAD: 'on',
  };
  return { server, answer, stored, options, env, close: server.close };
}

function answerOf(
  stored: Map<string, Stored>,
  { method, path, query, headers, body }: WireRequest,
): WireAnswer {
  const [, bucket = '', ...rest] = decodeURIComponent(path.split('?')[0] ?? '').split('/');
  const key = rest.join('/');
  if (bucket !== BUCKET) return failure(404, 'NoSuchBucket');
  if (key === '') return list(stored, query);
  if (method === 'DELETE') {
    stored.delete(key);
    return { status: 204 };
  }
  if (method === 'PUT') {
    if (md5(body, 'base64') !== headers['content-md5']) return failure(400, 'BadDigest');
    stored.set(key, { content: body, type: headers['content-type'] ?? '' });
    return { headers: { etag: `"${md5(body, 'hex')}"` } };
  }
  const found = stored.get(key);
  if (!found) return failure(404, 'NoSuchKey');
  const { content, type } = found;
  const wanted = (name: string) => {
    const value = query.get(`response-${name}`);
    return value === null ? {} : { [name]: value };
  };
  return {
    headers: {
      etag: `"${md5(content, 'hex')}"`,
      'content-length': String(content.length),
      'content-type': type,
      ...wanted('content-type'),
      ...wanted('content-disposition'),
      ...wanted('cache-control'),
    },
    body: content,
  };
}

function list(stored: Map<string, Stored>, query: URLSearchParams): WireAnswer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...stored.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const isTruncated = keys.length > PAGE;
  const next = isTruncated
    ? `<NextContinuationToken>${escape(page.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  const contents = page.map((key) => `<Contents><Key>${escape(key)}</Key></Contents>`).join('');
  return {
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`,
  };
}

/** Why a request is not let in; undefined when its signature is right. */
function refusalOf(request: WireRequest): WireAnswer | undefined {
  const signed = readSignature(request);
  const { id, scope, contentHash, isAddress } = signed;
  if (id !== KEY.id) return failure(403, 'InvalidAccessKeyId');
  if (!/^UNSIGNED-PAYLOAD$/.test(contentHash) && contentHash !== sha256(request.body))
    return failure(400, 'XAmzContentSHA256Mismatch');
  if (!isRight(request, signed)) return failure(403, 'SignatureDoesNotMatch');
  if (scope[1] !== REGION) return failure(400, 'AuthorizationHeaderMalformed');
  if (Date.now() <= signed.endMs) return undefined;
  return failure(403, isAddress ? 'AccessDenied' : 'RequestTimeTooSkewed');
}

type Signed = ReturnType<typeof readSignature>;

/** What a request says about its signature, in its address or in its header. */
function readSignature({ query, headers }: WireRequest) {
  const isAddress = query.has('X-Amz-Signature');
  const given = isAddress ? fromAddress(query) : fromHeader(headers.authorization ?? '');
  const [id = '', ...scope] = given.credential.split('/');
  const date = (isAddress ? query.get('X-Amz-Date') : String(headers['x-amz-date'])) ?? '';
  const contentHash = isAddress ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256']);
  const endMs = timeOf(date) + (isAddress ? Number(query.get('X-Amz-Expires')) * 1000 : 15 * 60_000);
  return { ...given, isAddress, id, scope, date, contentHash, endMs };
}

function isRight(
  request: WireRequest,
  { date, scope, signedHeaders, contentHash, signature }: Signed,
): boolean {
  const expected = sign(date, scope, canonical(request, signedHeaders, contentHash));
  return (
    expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
  );
}

const fromAddress = (query: URLSearchParams) => ({
  credential: query.get('X-Amz-Credential') ?? '',
  signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
  signature: query.get('X-Amz-Signature') ?? '',
});

function fromHeader(header: string) {
  const part = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(header)?.[1] ?? '';
  return {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders').split(';'),
    signature: part('Signature'),
  };
}

/** The request as it is signed: AWS Signature Version 4, with the path of S3, which is not encoded twice. */
function canonical(
  { method, path, query, headers }: WireRequest,
  signed: string[],
  contentHash: string,
): string {
  const fields = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  return [method, path.split('?')[0], fields.join('&'), lines.join(''), signed.join(';'), contentHash].join(
    '\n',
  );
}

function sign(date: string, scope: string[], request: string): string {
  const key = scope.reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${KEY.secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(request)].join('\n')).toString('hex');
}

const failure = (status: number, code: string): WireAnswer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused.</Message></Error>`,
});

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const md5 = (content: Buffer, encoding: 'hex' | 'base64') =>
  createHash('md5').update(content).digest(encoding);
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const timeOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
