import { randomUUID } from 'node:crypto';
import type { Log } from '../../base/log.ts';
import { callProvider, jsonOf, type ProviderRequest } from '../../base/provider-call.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import { readNames, readSuggestions } from './google-answer.ts';
import { findOwnPlace } from './own-place.ts';
import type { Gazetteer, PlaceQuery, Places, PlaceSuggestion } from './port.ts';

type GoogleOptions = {
  /** Without a slash at the end. */
  url: string;
  apiKey: string;
  requestsPerDay: number;
  gazetteer: Gazetteer;
  log: Log;
  now: () => number;
  timeoutMs?: number;
};

const PROVIDER = 'Google Places';

/** Somebody is typing: after this time-out, the gazetteer answers. */
const TIMEOUT_MS = 1_500;

/** After a fault, Google is not asked for a while, so not every keystroke waits. */
const REST_MS = 30_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The requested fields set the price. The position is not requested: ours is used. */
const SUGGESTION_FIELDS = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';
const PLACE_FIELDS = 'id,addressComponents';

/**
 * Google Places (Places API, New) helps to find a place; the chosen place comes from our own list. The key is sent only in a
 * header. The gazetteer answers while Google fails, refuses or is over the daily limit, and for searches without a session.
 */
export function createGooglePlaces(options: GoogleOptions): Places {
  const { gazetteer, log, now } = options;
  const maySearch = dailyCap(options);
  const mayRead = dailyCap(options);
  let restsUntilMs = 0;

  async function ask(
    path: string,
    given: Pick<ProviderRequest, 'method' | 'body'>,
    fields: string,
  ): Promise<unknown> {
    const answer = await callProvider({
      provider: PROVIDER,
      url: `${options.url}${path}`,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': options.apiKey,
        'x-goog-fieldmask': fields,
      },
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      ...given,
    });
    if (answer.status !== 200) throw faultOf(answer);
    return jsonOf(answer, PROVIDER);
  }

  const suggest = async ({ query, countryCode, limit, session }: PlaceQuery): Promise<PlaceSuggestion[]> => {
    const body = JSON.stringify({
      input: query,
      sessionToken: session,
      includedPrimaryTypes: ['(regions)'],
      ...(countryCode ? { includedRegionCodes: [countryCode.toLowerCase()] } : {}),
      languageCode: 'en',
    });
    return readSuggestions(
      await ask('/v1/places:autocomplete', { method: 'POST', body }, SUGGESTION_FIELDS),
    ).slice(0, limit);
  };

  return {
    async searchPlaces(query) {
      const isAsked = query.session !== undefined && query.query.trim() !== '' && now() >= restsUntilMs;
      if (!isAsked || !maySearch()) return gazetteer.searchPlaces(query);
      try {
        return await suggest(query);
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error;
        restsUntilMs = now() + REST_MS;
        log.warn({ err: error }, 'Google Places failed. The server uses its own list of places.');
        return gazetteer.searchPlaces(query);
      }
    },

    async readPlace({ placeId, session }) {
      if (!mayRead()) throw new ProviderFault('rateLimited', `${PROVIDER} has reached its limit for today.`);
      const query = new URLSearchParams({ sessionToken: session, languageCode: 'en' });
      try {
        const path = `/v1/places/${encodeURIComponent(placeId)}?${query.toString()}`;
        const named = readNames(await ask(path, { method: 'GET' }, PLACE_FIELDS));
        return named && (await findOwnPlace(gazetteer, named));
      } catch (error) {
        if (error instanceof ProviderFault && error.status === 404) return undefined;
        throw error;
      }
    },

    async probe() {
      const found = await suggest({ query: 'Mumbai', limit: 1, session: randomUUID() });
      if (found.length === 0) throw new ProviderFault('nonsense', `${PROVIDER} does not know Mumbai.`);
      return 'Google Places answers and accepts the key';
    },
  };
}

/** Counts the daily requests of one kind in this process. Anybody can choose a place without a search, so that counts too. */
function dailyCap({
  requestsPerDay,
  log,
  now,
}: Pick<GoogleOptions, 'requestsPerDay' | 'log' | 'now'>): () => boolean {
  let day = 0;
  let asked = 0;
  return () => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      asked = 0;
    }
    asked += 1;
    if (asked === requestsPerDay + 1) log.warn('Google Places has reached GOOGLE_PLACES_REQUESTS_PER_DAY.');
    return asked <= requestsPerDay;
  };
}

function faultOf({ status, text }: { status: number; text: string }): ProviderFault {
  const isKeyWrong = text.includes('API_KEY_INVALID') || text.includes('API key not valid');
  const kind = isKeyWrong ? 'unauthorized' : kindOfStatus(status);
  const sentence =
    kind === 'unauthorized'
      ? `${PROVIDER} does not accept GOOGLE_PLACES_API_KEY: allow it the Places API (New).`
      : `${PROVIDER} answered ${status}.`;
  return new ProviderFault(kind, sentence, { status });
}
