import { isIP } from 'node:net';
import { z } from 'zod';
import { configPart, optional } from './kit.ts';

const PORT_MAX = 65_535;

/** An IP address, with a port or not: 192.0.2.1, 192.0.2.1:53, [2001:db8::1]:53. */
function isServer(text: string): boolean {
  const [, bracketed, bare, port] = /^(?:\[([^\]]+)\]|([^:]+|.*:.*:.*?))(?::(\d{1,5}))?$/.exec(text) ?? [];
  return isIP(bracketed ?? bare ?? '') !== 0 && Number(port ?? 53) <= PORT_MAX;
}

const serversOf = (text: string) => text.split(',').map((one) => one.trim());

/** Where the records of domains are read. */
export const domainRecords = configPart({
  variables: {
    DNS_SERVERS: optional(
      z
        .string()
        .refine(
          (text) => serversOf(text).every(isServer),
          'must be IP addresses separated by commas, such as 192.0.2.1 or [2001:db8::1]:5353',
        ),
    ).describe(
      'The DNS servers that are asked whether a company’s domain has its record, as IP addresses, with a port if it is not 53; several separated by commas. Default: those of the machine.',
    ),
  },
  problems: () => [],
  read: ({ DNS_SERVERS: servers }) => ({
    dns: { servers: servers === undefined ? undefined : serversOf(servers) },
  }),
});
