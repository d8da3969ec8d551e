import { expect, test } from 'vitest';
import { domainFault, ownDomains, readDomain } from './mail-domain.ts';

test.each([
  ['lumenretail.com', 'lumenretail.com'],
  ['  HR@LumenRetail.com ', 'lumenretail.com'],
  ['https://www.lumenretail.com/careers?x=1', 'lumenretail.com'],
  ['@lumenretail.com', 'lumenretail.com'],
  ['lumenretail.com.', 'lumenretail.com'],
  ['München.de', 'münchen.de'],
  ['lumen', undefined],
  ['', undefined],
  ['10.0.0.1', undefined],
  ['a b.com', undefined],
  ['-x.com', undefined],
])('the domain of %j is %j', (typed, domain) => expect(readDomain(typed)).toBe(domain));

test.each([
  ['careers.lumen.co.in', ['careers.lumen.co.in', 'lumen.co.in']],
  ['lumen.com', ['lumen.com']],
  ['gmail.com', []],
  ['yahoo.co.in', []],
  ['co.in', []],
])('%s and those above it are %j', (domain, own) => expect(ownDomains(domain)).toEqual(own));

test.each([
  ['gmail.com', 'free'],
  ['co.uk', 'shared'],
  ['lumen', 'none'],
  ['lumen.co.uk', undefined],
])('%s: %j', (domain, fault) => expect(domainFault(domain)).toBe(fault));
