import type { RedactedTalentProfileView } from '@talaash/contract/talent-profile';
import type { PageRoute } from '@talaash/domain/page/route';
import type { FastifyRequest } from 'fastify';
import type { PageCalls } from './page-call.ts';

export const SHARED_ROUTE = '/profile/$talentId' satisfies PageRoute;

/** What guests get of a profile. */
export type SharedView = RedactedTalentProfileView;

/** 404 if guests cannot see it, for whatever reason; 429 beyond the limits of guests; 503 if it cannot be read. */
export type SharedAnswer = { status: 200; profile: SharedView } | { status: 404 | 429 | 503 };

/** What the server needs to know of a shared profile, through the page's own call and within its limits. */
export class SharedProfiles {
  readonly #calls: PageCalls;

  constructor(calls: PageCalls) {
    this.#calls = calls;
  }

  async read(request: FastifyRequest, talentId: string | undefined): Promise<SharedAnswer> {
    if (talentId === undefined) return { status: 404 };
    const { status, body } = await this.#calls.make(request, {
      path: '/api/rpc/sharedProfile/get',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: { talentId } }),
    });
    if (status !== 200) return { status: STATUS[status] ?? 503 };
    const { json } = JSON.parse(body) as { json: { talentProfile: SharedView } };
    return { status, profile: json.talentProfile };
  }
}

/** A malformed id is answered like an unknown one. A guest who needs a proof solves it in the browser. */
const STATUS: Record<number, 404 | 429> = { 404: 404, 422: 404, 403: 429, 429: 429 };
