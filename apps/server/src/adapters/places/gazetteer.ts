import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** A line of gazetteer.tsv.gz, which scripts/make-gazetteer.mjs makes; SOURCES.md names the sources. */
export type GazetteerPlace = {
  countryCode: string;
  state: string;
  name: string;
  /** The city of a suburb; empty for other places. */
  city: string;
  postcode: string;
  latitude: number | undefined;
  longitude: number | undefined;
  /** Inhabitants; for a suburb an estimate, for ordering only; 0 if unknown. */
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
