import { type Attack, held } from '../attack.ts';

export default {
  promise: 'A guest gets nothing from a call that is for somebody.',
  async run({ url }) {
    const asGuest = async (path: string) =>
      (await fetch(`${url}/api/v1/${path}`, { method: 'POST', body: '{}', headers: JSON_TYPE })).status;
    const calls = ['get-company-threads', 'get-talent-email', 'invite-talent', 'update-talent-profile'];
    const statuses = await Promise.all(calls.map(asGuest));
    return calls.map((call, at) => held(call, statuses[at] === 401, statuses[at]));
  },
} satisfies Attack;

const JSON_TYPE = { 'content-type': 'application/json' };
