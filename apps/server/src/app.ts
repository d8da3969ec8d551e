import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ProxyTrust } from './base/config/server.ts';
import { mountMinBodyRate } from './http/min-body-rate.ts';
import { mountCalls } from './http/calls.ts';
import { mountCodeAccount } from './http/code-account.ts';
import { mountDataExport } from './http/data-export.ts';
import { mountDev } from './http/dev.ts';
import { mountDocs } from './http/docs.ts';
import { failureAnswer } from './call/failure.ts';
import { createLimits } from './call/limit.ts';
import { mountHeadshots } from './http/headshot.ts';
import { mountHealth } from './http/health.ts';
import { mountMaintenance } from './http/maintenance.ts';
import { mountMcp } from './http/mcp.ts';
import { mountMetrics } from './http/metrics.ts';
import { mountOAuth } from './http/oauth.ts';
import { mountRequest } from './http/request.ts';
import { mountLive } from './http/live.ts';
import { mountLocalHost } from './http/local-host.ts';
import { mountPaymentWebhook } from './http/payment-webhook.ts';
import { mountAttachFile } from './http/attach-file.ts';
import { mountEvidencePicture } from './http/evidence-picture.ts';
import { mountMessageFile } from './http/message-file.ts';
import { mountPicture } from './http/picture.ts';
import { mountResumeFile } from './http/resume-file.ts';
import { mountResumeParsing } from './http/resume-parsing.ts';
import { mountRobots } from './http/robots.ts';
import { mountSafety } from './http/safety.ts';
import { safetyHeaders } from './http/safety-header.ts';
import { serverFactory, socketAnswers } from './http/server.ts';
import { mountWhoSawMe } from './http/who-saw-me.ts';
import { mountSignIn } from './http/sign-in.ts';
import { mountTrackingHook } from './http/tracking-hook.ts';
import { mountUnsubscribe } from './http/unsubscribe.ts';
import { mountUpload } from './http/upload.ts';
import { mountWeb } from './http/web.ts';
import type { Deps } from './call/deps.ts';

/** A number trusts that many proxies in the chain, counted from this server. */
const trusted = (trust: ProxyTrust) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** The HTTP side of a node, not yet listening. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  // The wider type: otherwise every plugin would have to name the type of the logger.
  const loggerInstance: FastifyBaseLogger = deps.log;
  const answerFailure = failureAnswer(deps);
  const headers = safetyHeaders(deps.config);
  const answerSocket = socketAnswers(headers);
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(deps.config.trustProxy),
    forceCloseConnections: true,
    serverFactory: serverFactory(answerSocket),
    clientErrorHandler: () => undefined,
    bodyLimit: 64 * 1024,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(answerFailure);
  const limits = createLimits();
  mountRequest(app, deps);
  mountSafety(app, deps, headers);
  mountLocalHost(app, deps.config);
  mountMaintenance(app, deps);
  mountMinBodyRate(app, answerSocket);
  mountHealth(app, deps);
  mountMetrics(app, deps);
  mountRobots(app, deps);
  await mountSignIn(app, deps);
  await mountUpload(app, deps, limits);
  await mountAttachFile(app, deps, limits);
  await mountHeadshots(app, deps, limits);
  await mountResumeParsing(app, deps);
  mountPicture(app, deps);
  mountEvidencePicture(app, deps);
  mountMessageFile(app, deps);
  mountResumeFile(app, deps);
  mountDataExport(app, deps);
  mountWhoSawMe(app, deps);
  mountLive(app, deps);
  await mountPaymentWebhook(app, deps);
  await mountTrackingHook(app, deps);
  await mountUnsubscribe(app, deps, limits);
  if (deps.payments.pages) await app.register(deps.payments.pages);
  if (deps.codeAccounts.pages) await app.register(deps.codeAccounts.pages);
  mountCodeAccount(app, deps);
  await mountDocs(app);
  mountDev(app, deps);
  await mountCalls(app, deps, limits);
  await mountMcp(app, deps, limits);
  await mountOAuth(app, deps, limits);
  await mountWeb(app, deps);
  return app;
}
