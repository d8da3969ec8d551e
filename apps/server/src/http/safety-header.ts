import helmet from 'helmet';
import { type Config, isHttps } from '../base/config.ts';

export type SafetyHeaders = Readonly<Record<string, string>>;

/** The security headers of every answer, including those sent before a request could be parsed. */
export function safetyHeaders(config: Pick<Config, 'baseUrl' | 'environment'>): SafetyHeaders {
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        // The editor adds its own stylesheet to the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps(config) ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return {
    ...collect(write),
    [PERMISSIONS]: permissions(''),
    // Only pages are indexed.
    ...(config.environment === 'production' ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** What the recorder pages may do beyond the others: use camera and microphone, and play the recording. */
export function recorderHeaders(headers: SafetyHeaders): SafetyHeaders {
  return {
    'content-security-policy': `${headers['content-security-policy']};media-src 'self' blob:`,
    [PERMISSIONS]: permissions('self'),
  };
}

const PERMISSIONS = 'permissions-policy';

/** The headers that restrict a page, a window or a worker. They mean nothing for any other file. */
export const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  PERMISSIONS,
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const permissions = (forCamera: '' | 'self') =>
  `camera=(${forCamera}), microphone=(${forCamera}), geolocation=(), payment=(), usb=()`;

/** They are the same for every request, so they are built once. */
function collect(write: ReturnType<typeof helmet>): SafetyHeaders {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  write({} as Parameters<typeof write>[0], answer as unknown as Parameters<typeof write>[1], (problem) => {
    if (problem) throw problem;
  });
  return headers;
}

/**
 * The policy of the worker that finds the person in a picture. It is the only script that may compile WebAssembly, and may do
 * little else. A worker has the policy of its own file, not the page's.
 */
export const SEGMENT_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
