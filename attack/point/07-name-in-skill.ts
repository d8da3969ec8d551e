import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, held } from '../attack.ts';

const NAME = 'Tanvi Dovecote';
const HINTS = /tanvi|dovecote|lacquerqueen|girl_77/gi;

type Answer = {
  total: number;
  hits: { talentProfile: { key: { talentId: string } } }[];
  facets: { skills: { value: string }[] };
};

export default {
  promise: 'A guest neither finds nor sees a name or a handle, wherever it is written.',
  async run({ url, talent }) {
    const { talentId } = await talent({
      name: NAME,
      jobTitle: 'Lacquer Artist TanviD',
      skills: ['React', 'tanvidovecote', 'Dovecote-Tanvi', 'Tanvi', 'tanvi_d', 'Lacquer'],
      about:
        'I paint lacquer boxes for museums and shops in four countries, and restore old ones. I call it the tanvidovecote method, and I teach it to beginners in the evening.',
      certifications: [
        {
          id: 'c1',
          name: 'Certified by tanvidovecote',
          issuingOrganization: 'Dovecote Academy',
          issueIsoMonth: '2022-01',
        },
      ],
    });
    const configuration = await fetch(`${url}/api/v1/public-configuration`);
    const { guestSearchApiKey: apiKey } = (await configuration.json()) as { guestSearchApiKey: string };
    const ask = (question: object) => post(url, 'search-talent-profiles', { apiKey, ...question });
    const found = await whenFound(() => ask({ query: 'lacquer artist' }));
    if (!found) return [held('the talent is in search', false, 'never found')];

    const tries = [];
    for (const query of ['tanvi', 'dovecote', 'tanvidovecote', 'dovecotetanvi', 'tanvid', 'tanvi dovecote']) {
      const { total } = await ask({ query });
      tries.push(held(`a search of ${query}`, total === 0, `${total} found`));
    }
    for (const skill of ['Tanvi', 'tanvidovecote', 'Dovecote-Tanvi']) {
      const { total } = await ask({ skills: [skill] });
      tries.push(held(`the skill ${skill}`, total === 0, `${total} found`));
    }
    const seen: [string, unknown][] = [
      ['the facets of skills', found.facets.skills],
      ['the card', found.hits],
      ['the profile', await post(url, 'get-talent-profiles', { talentIds: [talentId] })],
    ];
    for (const [what, answer] of seen) {
      const hints = JSON.stringify(answer).match(HINTS) ?? [];
      tries.push(held(what, hints.length === 0, hints.length === 0 ? 'no hint' : hints.join(', ')));
    }
    return tries;
  },
} satisfies Attack;

/** The index follows a profile shortly after it is saved. */
async function whenFound(search: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await search();
    if (answer.total === 1) return answer;
    await wait(200);
  }
  return undefined;
}

async function post(url: string, call: string, body: object): Promise<Answer> {
  const response = await fetch(`${url}/api/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
