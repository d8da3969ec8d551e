import type { Deprecation } from '@talaash/contract/call';

const dayOf = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** What the answers of a call that goes away say of it: `Deprecation` by RFC 9745 and `Sunset` by RFC 8594. */
export const deprecationHeaders = ({ sinceIsoDate, sunsetIsoDate }: Deprecation): Record<string, string> => ({
  deprecation: `@${dayOf(sinceIsoDate).getTime() / 1000}`,
  sunset: dayOf(sunsetIsoDate).toUTCString(),
  link: '</api/v1/docs>; rel="deprecation"; type="text/html"',
});
