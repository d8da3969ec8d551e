import { isRecentSignIn } from '@talaash/domain/account/rule';
import { WEBHOOK_REFUSALS } from '@talaash/domain/webhook/words';
import { eq } from 'drizzle-orm';
import { company } from '../../call/base.ts';
import { readPage } from '../../call/page.ts';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';
import {
  createEndpoint,
  deleteEndpoint,
  rotateSecret,
  switchOff,
  switchOn,
  updateEndpoint,
} from './actions.ts';
import { readSecrets } from './deliver.ts';
import { replay, replayMissed, resend, sendTest } from './delivery-actions.ts';
import { toDelivery, toEndpoint } from './present.ts';
import { listEndpoints } from './queries.ts';

/** Whoever finds an unlocked browser reads no secret and sends no event elsewhere. */
function requireRecent({ confirmedAtMs }: SignedInViewer, nowMs: number): void {
  if (!isRecentSignIn(confirmedAtMs, nowMs)) throw refusal('RECENT_SIGN_IN_REQUIRED');
}

export const webhookProcedures = {
  list: company.webhook.list.handler(async ({ context: { deps, viewer } }) => {
    const { companyId } = viewer;
    return { endpoints: (await listEndpoints(deps.db, { companyId }, deps.now())).map(toEndpoint) };
  }),
  create: company.webhook.create.handler(({ input, context: { deps, viewer } }) => {
    requireRecent(viewer, deps.now());
    return createEndpoint(deps, viewer, input);
  }),
  update: company.webhook.update.handler(async ({ input, context: { deps, viewer } }) => {
    requireRecent(viewer, deps.now());
    return { endpoint: await updateEndpoint(deps, viewer, input) };
  }),
  delete: company.webhook.delete.handler(async ({ input, context: { deps, viewer } }) => {
    await deleteEndpoint(deps, viewer, input.webhookEndpointId);
    return {};
  }),
  showSecret: company.webhook.showSecret.handler(async ({ input, context: { deps, viewer } }) => {
    requireRecent(viewer, deps.now());
    const own = { companyId: viewer.companyId, ...input };
    if ((await listEndpoints(deps.db, own, deps.now())).length === 0) throw refusal('NOT_FOUND');
    const [secret] = await readSecrets(deps, input.webhookEndpointId);
    if (secret === undefined) throw refusal('BUSINESS_RULE_VIOLATION', WEBHOOK_REFUSALS.secretLost);
    return { secret };
  }),
  rotate: company.webhook.rotate.handler(({ input, context: { deps, viewer } }) => {
    requireRecent(viewer, deps.now());
    return rotateSecret(deps, viewer, input);
  }),
  switchOff: company.webhook.switchOff.handler(async ({ input, context: { deps, viewer } }) => ({
    endpoint: await switchOff(deps, viewer, input.webhookEndpointId),
  })),
  switchOn: company.webhook.switchOn.handler(async ({ input, context: { deps, viewer } }) => {
    const { webhookEndpointId, withMissed } = input;
    const { endpoint, offSince } = await switchOn(deps, viewer, webhookEndpointId);
    if (withMissed && offSince !== null) await replayMissed(deps, viewer, webhookEndpointId, offSince);
    return { endpoint };
  }),
  sendTest: company.webhook.sendTest.handler(({ input, context: { deps, viewer } }) =>
    sendTest(deps, viewer, input.webhookEndpointId),
  ),
  listDeliveries: company.webhook.listDeliveries.handler(async ({ input, context: { deps, viewer } }) => {
    const { webhookEndpointId, state, limit, cursor } = input;
    const { rows, cursor: next } = await readPage({
      db: deps.db,
      log: deps.log,
      table: webhookDeliveries,
      where: [
        eq(webhookDeliveries.companyId, viewer.companyId),
        eq(webhookDeliveries.webhookEndpointId, webhookEndpointId),
        ...(state === undefined ? [] : [eq(webhookDeliveries.state, state)]),
      ],
      at: 'eventIsoDateTimeUtc',
      id: 'webhookDeliveryId',
      limit,
      cursor,
    });
    return { list: rows.map(toDelivery), cursor: next };
  }),
  resend: company.webhook.resend.handler(async ({ input, context: { deps, viewer } }) => {
    await resend(deps, viewer, input.webhookDeliveryId);
    return {};
  }),
  replay: company.webhook.replay.handler(async ({ input, context: { deps, viewer } }) => ({
    count: await replay(deps, viewer, input),
  })),
};
