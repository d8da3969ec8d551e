import { join } from 'node:path';
import { ROUTES } from '@talaash/contract/route';
import { createFirstPartyAnalytics } from './adapters/analytics/first-party.ts';
import { createPlausible } from './adapters/analytics/plausible.ts';
import { createTrackingOff } from './adapters/applicant-tracking/off.ts';
import type { ApplicantTracking } from './adapters/applicant-tracking/port.ts';
import { createTrackingStandIn } from './adapters/applicant-tracking/stand-in.ts';
import { createAltchaBotCheck } from './adapters/bot-check/altcha.ts';
import { createBotCheckOff } from './adapters/bot-check/off.ts';
import { createCalendarsOff } from './adapters/calendar/off.ts';
import type { Calendars } from './adapters/calendar/port.ts';
import { createCalendarStandIn } from './adapters/calendar/stand-in.ts';
import { createCertificatePagesOff } from './adapters/certificate-page/off.ts';
import type { CertificatePages } from './adapters/certificate-page/port.ts';
import { createCertificateStandIn } from './adapters/certificate-page/stand-in.ts';
import { createLocalCodeAccounts } from './adapters/code-account/local.ts';
import { createCodeAccountsOff } from './adapters/code-account/off.ts';
import type { CodeAccounts } from './adapters/code-account/port.ts';
import { createDomainRecords } from './adapters/domain-records/dns.ts';
import { createFileOpener } from './adapters/file-opener/local.ts';
import { createDiskFileStore } from './adapters/files/disk.ts';
import type { FileStore } from './adapters/files/port.ts';
import { createIdentityProviders } from './adapters/identity-provider/oidc.ts';
import { createLocalMailer } from './adapters/mail/local.ts';
import type { Mailer } from './adapters/mail/port.ts';
import { createOneTimeCodeChain } from './adapters/one-time-code/chain.ts';
import { createLocalOneTimeCodeProvider } from './adapters/one-time-code/local.ts';
import type { OneTimeCodeProvider } from './adapters/one-time-code/port.ts';
import type { CodeSender } from './adapters/one-time-code/sender.ts';
import { createTwilioSender } from './adapters/one-time-code/twilio.ts';
import { createTwoFactorIndiaSender } from './adapters/one-time-code/two-factor-india.ts';
import { createLocalPayments } from './adapters/payments/local.ts';
import { createGooglePlaces } from './adapters/places/google.ts';
import { createLocalPlaces } from './adapters/places/local.ts';
import type { Places } from './adapters/places/port.ts';
import { createWebhookSender } from './adapters/webhook-sender/http.ts';
import type { Config } from './base/config.ts';
import type { OneTimeCodeVendor } from './base/config/one-time-code.ts';
import type { Log } from './base/log.ts';
import { StartRefusal } from './base/start-refusal.ts';
import type { Deps } from './call/deps.ts';
import { openHeadshots, openReading } from './wiring-model.ts';

type ProviderNeeds = Pick<Deps, 'config' | 'secrets' | 'db' | 'log' | 'baseUrl' | 'now' | 'clock'>;

/**
 * The providers that the configuration names, and what closes them. None is asked yet. Large libraries are loaded only where their
 * provider is named, here and below.
 */
export async function wireProviders(needs: ProviderNeeds) {
  const { config, secrets, db, log, baseUrl, now, clock } = needs;
  const files = await openFileStore(config, config.fileStore, now);
  const headshots = openHeadshots(needs);
  const providers = {
    identityProviders: createIdentityProviders(config.identityProviders, { now, aheadMs: clock.aheadMs }),
    oneTimeCodeProvider: openOneTimeCodeProvider(config),
    botCheck: config.hasBotCheck
      ? createAltchaBotCheck({ secret: secrets.botCheck, cost: config.botCheckCost, now })
      : createBotCheckOff(),
    payments: config.stripe
      ? (await import('./adapters/payments/stripe.ts')).createStripePayments({
          ...config.stripe,
          seatPriceInDollars: config.seatPriceInDollars,
          now,
        })
      : createLocalPayments({
          db,
          secret: secrets.payment,
          baseUrl,
          now,
          seatPriceInDollars: config.seatPriceInDollars,
        }),
    ...openReading(needs),
    fileOpener: createFileOpener({ log }),
    fileStore: files.store,
    places: openPlaces({ config, log, now }),
    domainRecords: createDomainRecords(config.dns),
    codeAccounts: await openCodeAccounts(config, baseUrl),
    certificatePages: await openCertificatePages(config),
    calendars: await openCalendars(config, log),
    applicantTracking: await openApplicantTracking(config),
    webhookSender: createWebhookSender({ ...config.dns, isLocal: config.environment === 'local' }),
    headshotGenerator: headshots.generator,
    mailer: await openMailer(config),
    analytics: openAnalytics(needs),
  };
  const close = async () => {
    await providers.analytics?.close?.();
    const { calendars, fileOpener, resumeReader } = providers;
    await Promise.all([resumeReader.close(), fileOpener.close(), headshots.close(), calendars.close?.()]);
    providers.mailer.close?.();
    files.close();
  };
  return { providers, close };
}

type OpenedFileStore = { store: FileStore; close(): void };

/**
 * The store of files that the configuration names, or the one that is asked for.
 *
 * @param now the clock by which addresses of a bucket end
 * Throws when no bucket is named.
 */
export async function openFileStore(
  { dataDir, fileStore, s3 }: Pick<Config, 'dataDir' | 'fileStore' | 's3'>,
  kind: Config['fileStore'] = fileStore,
  now: () => number = Date.now,
): Promise<OpenedFileStore> {
  if (kind === 'disk')
    return { store: createDiskFileStore({ folder: join(dataDir, 'files') }), close: () => undefined };
  if (!s3) throw new StartRefusal('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const { createS3FileStore } = await import('./adapters/files/s3.ts');
  const store = createS3FileStore({ ...s3, now });
  return { store, close: store.close };
}

/** The search server that the configuration names. `onReturn` is called when it comes back without what it held. */
export async function openSearchServer(options: {
  config: Config;
  log: Log;
  now: () => number;
  onReturn: () => void;
}) {
  const { config, log, now, onReturn } = options;
  if (!config.openSearch) return undefined;
  const { OpenSearchTalentIndex } = await import('./adapters/talent-index/opensearch.ts');
  return new OpenSearchTalentIndex({ ...config.openSearch, log, now, onReturn });
}

/** Pages are counted in production alone. */
function openAnalytics({ config, ...rest }: ProviderNeeds): Deps['analytics'] {
  const { kind, plausibleUrl, plausibleDomain } = config.analytics;
  if (config.environment !== 'production') return undefined;
  if (kind === 'first-party') return createFirstPartyAnalytics(rest);
  if (kind === 'off' || plausibleUrl === undefined) return undefined;
  const { baseUrl } = rest;
  return createPlausible({
    url: plausibleUrl,
    domain: plausibleDomain ?? new URL(baseUrl()).hostname,
    baseUrl,
  });
}

/** The vendors of one-time codes for each country, as the configuration names them. */
function openOneTimeCodeProvider({
  oneTimeCodeVendors,
  twilio,
  twoFactorIndia,
}: Config): OneTimeCodeProvider {
  if (!oneTimeCodeVendors) return createLocalOneTimeCodeProvider();
  const senders: Record<OneTimeCodeVendor, CodeSender | undefined> = {
    twilio: twilio && createTwilioSender(twilio),
    '2factor': twoFactorIndia && createTwoFactorIndiaSender(twoFactorIndia),
  };
  const byCountry = [...oneTimeCodeVendors].map(
    ([country, vendors]) =>
      [country, vendors.map((vendor) => senders[vendor]).filter((sender) => sender !== undefined)] as const,
  );
  return createOneTimeCodeChain(new Map(byCountry));
}

async function openMailer(config: Config): Promise<Mailer> {
  const { smtpUrl, mailFrom, mailConnections, mailPerSecond, dataDir } = config;
  if (!smtpUrl) return createLocalMailer({ dataDir });
  const { createSmtpMailer } = await import('./adapters/mail/smtp.ts');
  return createSmtpMailer({
    smtpUrl,
    from: mailFrom,
    connections: mailConnections,
    perSecond: mailPerSecond,
  });
}

function openPlaces({ config, ...given }: Pick<ProviderNeeds, 'config' | 'log' | 'now'>): Places {
  const gazetteer = createLocalPlaces();
  return config.googlePlaces
    ? createGooglePlaces({ ...config.googlePlaces, ...given, gazetteer })
    : gazetteer;
}

/** A local installation without an app at GitHub has a stand-in; others leave it off. */
async function openCodeAccounts(
  { gitHub, environment }: Config,
  baseUrl: () => string,
): Promise<CodeAccounts> {
  if (gitHub) return (await import('./adapters/code-account/github.ts')).createGitHubAccounts(gitHub);
  return environment === 'local'
    ? createLocalCodeAccounts({ baseUrl, returnPath: ROUTES.codeAccountReturn.path })
    : createCodeAccountsOff();
}

async function openCalendars({ calendars, dns }: Config, log: Log): Promise<Calendars> {
  if (calendars === 'off') return createCalendarsOff();
  if (calendars === 'stand-in') return createCalendarStandIn();
  return (await import('./adapters/calendar/caldav.ts')).createCalDavCalendars({ ...dns, log });
}

async function openApplicantTracking({ applicantTracking }: Config): Promise<ApplicantTracking> {
  if (applicantTracking === 'off') return createTrackingOff();
  if (applicantTracking === 'stand-in') return createTrackingStandIn();
  return (await import('./adapters/applicant-tracking/vendors.ts')).createTrackingVendors();
}

async function openCertificatePages({ certificatePages, dns }: Config): Promise<CertificatePages> {
  if (certificatePages === 'off') return createCertificatePagesOff();
  if (certificatePages === 'stand-in') return createCertificateStandIn();
  return (await import('./adapters/certificate-page/fetched.ts')).createFetchedCertificatePages(dns);
}
