import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** One line of gazetteer.tsv.gz, which scripts/make-gazetteer.mjs makes; SOURCES.md says from what. */
export type GazetteerPlace = {
  countryCode: string;
  state: string;
  name: string;
  /** The city that a suburb belongs to; empty for a place of its own. */
  city: string;
  postcode: string;
  latitude: number | undefined;
  longitude: number | undefined;
  /** Inhabitants; for a suburb an estimate, only for ordering; 0 where it is unknown. */
  population: number;
};

/** All places, the largest first. */
export async function readGazetteer(): Promise<GazetteerPlace[]> {
  const packed = await readFile(new URL('gazetteer.tsv.gz', import.meta.url));
  const lines = (await promisify(gunzip)(packed)).toString('utf8').split('\n');
  return lines.map((line) => {
    const [
      countryCode = '',
      state = '',
      name = '',
      city = '',
      postcode = '',
      latitude,
      longitude,
      population,
    ] = line.split('\t');
    return {
      countryCode,
      state,
      name,
      city,
      postcode,
      latitude: latitude ? Number(latitude) : undefined,
      longitude: longitude ? Number(longitude) : undefined,
      population: Number(population),
    };
  });
}
