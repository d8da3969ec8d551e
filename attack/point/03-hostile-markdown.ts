import { type Attack, held, type Try } from '../attack.ts';

/** Units whose repetition nests without end, or makes the parser read the same text again and again. */
const UNITS = ['- ', '1. ', '>', '> - ', '_*', '~~*'];
const LENGTH = 9999;

/** An honest search of nobody takes a few milliseconds. */
const SEARCH_MS = 3000;

export default {
  promise: 'No text that one person writes stops the pages of another, or the search of all.',
  async run({ url, acquainted, addJobPost, newTalent, company }) {
    const { company: writer, talent, threadId } = await acquainted();
    const nested = (unit: string, length: number) =>
      `${unit.repeat(Math.floor((length - 1) / unit.length))}x`;
    const refused = async (what: string, save: Promise<unknown>) => {
      const seen = await save.then(
        () => 'stored',
        (error: unknown) => String(error),
      );
      return held(
        what,
        seen.includes('levels deep') || seen.includes('cells'),
        /[^:]* levels deep|[^:]* cells/.exec(seen)?.[0].trim() ?? seen.slice(0, 160),
      );
    };
    const table = `${'|a'.repeat(1200)}\n${'|-'.repeat(1200)}\n${'|\n'.repeat(2500)}`;
    const messages = [...UNITS.map((unit) => nested(unit, LENGTH)), table.slice(0, LENGTH)];
    const tries: Try[] = [];
    for (const message of messages)
      tries.push(
        await refused(
          `a message of ${JSON.stringify(message.slice(0, 6))} to a talent`,
          writer.call('send-company-message', { threadId, message }),
        ),
      );
    tries.push(
      await refused(
        'a message to a company',
        talent.call('send-talent-message', { threadId, message: nested('- ', LENGTH) }),
      ),
      await refused('a job post', addJobPost(await company(), { description: nested('>', 4999) })),
      await refused(
        'an about text',
        newTalent().then(async (someone) => {
          const { talentProfileDraft } = await import('../../apps/server/test/draft.ts');
          const talentProfile = talentProfileDraft({ about: nested('- ', 999) });
          return someone.call('update-talent-profile', { talentProfile });
        }),
      ),
    );

    const configuration = await fetch(`${url}/api/v1/public-configuration`);
    const { guestSearchApiKey } = (await configuration.json()) as { guestSearchApiKey: string };
    for (const unit of ['a@', '@', 'www.', '- ', '_*'])
      tries.push(await search(url, guestSearchApiKey, unit.repeat(Math.floor(LENGTH / unit.length))));
    return tries;
  },
} satisfies Attack;

async function search(url: string, apiKey: string, query: string) {
  const start = performance.now();
  const seen = await fetch(`${url}/api/v1/search-talent-profiles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey, query }),
    signal: AbortSignal.timeout(SEARCH_MS),
  }).then(
    ({ status }) => `${status} after ${Math.round(performance.now() - start)} ms`,
    () => `no answer after ${SEARCH_MS} ms`,
  );
  return held(`a search of ${JSON.stringify(query.slice(0, 6))}`, seen.startsWith('200'), seen);
}
