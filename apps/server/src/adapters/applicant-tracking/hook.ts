import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TrackingVendor } from '@talaash/domain/applicant-tracking/choice';
import { z } from '@talaash/domain/base/schema';
import { ForgedHook, type HookRequest } from './port.ts';

type Hook = {
  isSigned: (request: HookRequest, json: unknown, secret: string) => boolean;
  /** The application that an event is about; undefined for an event about something else. */
  applicationOf: (json: unknown) => string | undefined;
};

const hmac = (secret: string, content: string | Buffer): string =>
  createHmac('sha256', secret).update(content).digest('hex');

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const bySignatureHeader =
  (name: string, separator: string): Hook['isSigned'] =>
  ({ headers, body }, _json, secret) =>
    isEqual(String(headers[name] ?? ''), `sha256${separator}${hmac(secret, body)}`);

const GreenhouseEvent = z.object({
  action: z.enum(['candidate_stage_change', 'reject_candidate', 'unreject_candidate', 'hire_candidate']),
  payload: z.object({ application: z.object({ id: z.number() }) }),
});
const LeverEvent = z.object({
  event: z.enum(['candidateStageChange', 'candidateArchiveChange', 'candidateHired']),
  data: z.object({ opportunityId: z.string() }),
});
/** Lever signs in the body: the token and the time. */
const LeverSignature = z.object({ token: z.string(), triggeredAt: z.number(), signature: z.string() });
const AshbyEvent = z.object({
  action: z.enum(['candidateStageChange', 'candidateHire', 'applicationUpdate']),
  data: z.object({ application: z.object({ id: z.string() }) }),
});

const idIn =
  <Event>(schema: z.ZodType<Event>, idOf: (event: Event) => string): Hook['applicationOf'] =>
  (json) => {
    const found = schema.safeParse(json);
    return found.success ? idOf(found.data) : undefined;
  };

const HOOKS: Partial<Record<TrackingVendor, Hook>> = {
  Greenhouse: {
    isSigned: bySignatureHeader('signature', ' '),
    applicationOf: idIn(GreenhouseEvent, ({ payload }) => String(payload.application.id)),
  },
  Lever: {
    isSigned(_request, json, secret) {
      const found = LeverSignature.safeParse(json);
      if (!found.success) return false;
      const { token, triggeredAt, signature } = found.data;
      return isEqual(signature, hmac(secret, `${token}${triggeredAt}`));
    },
    applicationOf: idIn(LeverEvent, ({ data }) => data.opportunityId),
  },
  Ashby: {
    isSigned: bySignatureHeader('ashby-signature', '='),
    applicationOf: idIn(AshbyEvent, ({ data }) => data.application.id),
  },
};

/** What a webhook of a vendor is about, as the port says. */
export function readHook(vendor: TrackingVendor, secret: string, request: HookRequest): string | undefined {
  const hook = HOOKS[vendor];
  let json: unknown;
  try {
    json = JSON.parse(request.body.toString('utf8'));
  } catch {
    throw new ForgedHook('The webhook is no JSON.');
  }
  if (!hook?.isSigned(request, json, secret))
    throw new ForgedHook('The signature is not that of the secret.');
  return hook.applicationOf(json);
}
