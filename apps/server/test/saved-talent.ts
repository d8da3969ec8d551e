import type { testApp } from './app.ts';
import { talentProfileDraft } from './draft.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Given = Parameters<typeof talentProfileDraft>[0];

/** Talents who save a valid profile, with the fields that a test gives. */
export function savingTalents({ client, talent }: Pick<App, 'client' | 'talent'>) {
  const save = (as: Awaited<ReturnType<App['talent']>>, given: Given = {}) =>
    client(as).talentProfile.update({ talentProfile: talentProfileDraft(given) });

  async function savedTalent(given: Given = {}) {
    const someone = await talent();
    await save(someone, given);
    return someone;
  }

  return { save, savedTalent };
}
