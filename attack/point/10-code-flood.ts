import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Person } from '../../e2e/fixture/person.ts';
import { newMobile } from '../../e2e/fixture/person.ts';
import { send } from '../../e2e/fixture/http.ts';
import { type Attack, held } from '../attack.ts';

const CARRIER = '203.0.113.50';
/** A rented range: 10,000 numbers that differ in their last four digits. */
const RANGE = '+91987659';

export default {
  promise: 'A flood of one-time codes is stopped by what it is, and no honest person pays for it.',
  async run({ url, connect, verified }) {
    const people = await Promise.all(Array.from({ length: 5 }, () => verified()));
    const [asha, ravi, meera, mallory, trudy] = people as [Person, Person, Person, Person, Person];
    const database = await connect();
    try {
      // Twenty addresses took fifty codes each, for numbers of the whole country.
      await storeSends(database, 1000, (index) => ({
        ip: `198.51.100.${index % 20}`,
        number: `+917${String(10_000 + index)}0000`,
      }));
      const afterPumping = await codeFor(url, asha, '10.9.8.7');
      // Forty-nine people behind one address of a carrier asked today, and some never typed their code.
      await storeSends(database, 49, (index) => ({
        ip: CARRIER,
        number: `+918${String(10_000 + index)}0000`,
      }));
      const crowd = [await codeFor(url, ravi, CARRIER), await codeFor(url, meera, CARRIER)];
      // Sixty addresses took one code each, for one rented range.
      await storeSends(database, 60, (index) => ({
        ip: `192.0.2.${index}`,
        number: `${RANGE}${1000 + index}`,
      }));
      const pumping = await codeFor(url, mallory, '192.0.2.200', `${RANGE}0001`);
      await storeSends(database, 100, (index) => ({
        ip: '192.0.2.250',
        number: `+917${String(20_000 + index)}0000`,
      }));
      const flooding = await codeFor(url, trudy, '192.0.2.250');
      return [
        held('an honest person while twenty addresses pump', afterPumping === 'sent', afterPumping),
        held(
          'two more people behind a carrier',
          crowd.every((answer) => answer === 'sent'),
          crowd,
        ),
        held('one more code into a pumped range', pumping !== 'sent', pumping),
        held('one more code for an address that verified none of 100', flooding !== 'sent', flooding),
      ];
    } finally {
      await database.end();
    }
  },
} satisfies Attack;

/** Stores codes that were sent a minute ago and that nobody verified. */
async function storeSends(
  database: pg.Client,
  amount: number,
  sendAt: (index: number) => { ip: string; number: string },
): Promise<void> {
  const rows = Array.from({ length: amount }, (_, index) => ({ id: randomUUID(), ...sendAt(index) }));
  await database.query(
    `insert into one_time_code_sends (id, uid, mobile_number_e164, country_code, ip, sent_at)
     select id, id, number, 'IN', ip, now() - interval '1 minute'
     from jsonb_to_recordset($1::jsonb) as send(id text, number text, ip text)`,
    [JSON.stringify(rows)],
  );
}

async function codeFor(
  url: string,
  { cookie }: Person,
  address: string,
  mobileNumber = `+91${newMobile.talent()}`,
): Promise<string> {
  const body = { userType: 'talent', countryCode: 'IN', mobileNumber };
  return send(url, '/api/v1/request-otp', { body, cookie, address }).then(
    () => 'sent',
    (error: Error) => /"message":"([^"]*)"/.exec(error.message)?.[1] ?? error.message,
  );
}
