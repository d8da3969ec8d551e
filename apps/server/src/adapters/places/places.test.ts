import { Locality } from '@talaash/domain/locality/schema';
import { describe, expect, it } from 'vitest';
import { createLocalPlaces } from './local.ts';

const places = createLocalPlaces();

async function labels(query: string, countryCode?: string): Promise<string[]> {
  const found = await places.searchPlaces({ query, limit: 5, ...(countryCode && { countryCode }) });
  return found.map((place) => place.label);
}

describe('local places', () => {
  it('finds a suburb by the beginning of its name, with its city, postcode and point', async () => {
    const [place] = await places.searchPlaces({ query: 'korama', countryCode: 'IN', limit: 5 });
    expect(place?.label).toBe('Koramangala, Bengaluru, Karnataka');
    expect(place?.locality).toMatchObject({
      suburb: 'Koramangala, Bengaluru',
      state: 'Karnataka',
      countryCode: 'IN',
      postcode: '560034',
    });
    expect(place?.locality.geoPoint?.latitude).toBeCloseTo(12.9, 0);
  });

  it('puts the larger place first', async () => {
    expect((await labels('mum'))[0]).toBe('Mumbai, Maharashtra');
    expect((await labels('hyder'))[0]).toBe('Hyderabad, Telangana');
  });

  it.each([
    ['Bombay', 'Mumbai, Maharashtra'],
    ['Bangalore', 'Bengaluru, Karnataka'],
    ['calcutta', 'Kolkata, West Bengal'],
    ['Madras', 'Chennai, Tamil Nadu'],
    ['vizag', 'Visakhapatnam, Andhra Pradesh'],
    ['koramangala bangalore', 'Koramangala, Bengaluru, Karnataka'],
    ['blr', 'Bengaluru, Karnataka'],
    ['new bombay', 'Navi Mumbai, Maharashtra'],
    ['vashi new bombay', 'Vashi, Navi Mumbai, Maharashtra'],
    ['thana', 'Thane, Maharashtra'],
    ['chhatrapati sambhajinagar', 'Aurangabad, Maharashtra'],
    ['bkc', 'Bandra Kurla Complex, Mumbai, Maharashtra'],
    ['bhubaneswar orissa', 'Bhubaneswar, Odisha'],
  ])('knows the other name %s', async (query, label) => {
    expect((await labels(query))[0]).toBe(label);
  });

  it.each([
    ['hyderbad', 'Hyderabad, Telangana'],
    ['bnegaluru', 'Bengaluru, Karnataka'],
    ['puune', 'Pune, Maharashtra'],
    ['whitefeild', 'Whitefield, Bengaluru, Karnataka'],
  ])('forgives the typo in %s', async (query, label) => {
    expect((await labels(query, 'IN'))[0]).toBe(label);
  });

  it('folds accents, case and punctuation', async () => {
    expect((await labels('BĪKANER'))[0]).toBe('Bikaner, Rajasthan');
    expect((await labels('t nagar'))[0]).toBe('T. Nagar, Chennai, Tamil Nadu');
  });

  it('finds the largest places of a state by its names', async () => {
    expect((await labels('Odisha')).slice(0, 2)).toEqual(['Bhubaneswar, Odisha', 'Cuttack, Odisha']);
    expect(await labels('orissa')).toEqual(await labels('odisha'));
  });

  it('finds a place by its postcode', async () => {
    expect(await labels('560034')).toContain('Koramangala, Bengaluru, Karnataka');
  });

  it('finds a word inside a name after names that begin with it', async () => {
    expect(await labels('mumbai')).toEqual(
      expect.arrayContaining(['Mumbai, Maharashtra', 'Navi Mumbai, Maharashtra']),
    );
  });

  it('keeps to a country when one is given', async () => {
    expect((await labels('sydney', 'AU'))[0]).toBe('Sydney, New South Wales, Australia');
    expect(await labels('sydney central', 'IN')).toEqual([]);
  });

  it('answers nothing for blanks, other scripts and nonsense', async () => {
    expect(await labels('   ')).toEqual([]);
    expect(await labels('!?')).toEqual([]);
    expect(await labels('qqxxzz')).toEqual([]);
    expect(await labels('दिल्ली')).toEqual([]);
    expect(await labels('x'.repeat(10_000))).toEqual([]);
  });

  it('gives localities that the domain accepts, for every letter', async () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const found = await places.searchPlaces({ query: letter, limit: 200 });
      for (const { locality } of found) expect(Locality.safeParse(locality).success).toBe(true);
    }
  });
});
