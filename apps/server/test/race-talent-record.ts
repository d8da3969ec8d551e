import type { Act, Means, World } from './race-world.ts';

/** A note of the company about somebody whom it has found. */
async function noteKey({ hiring, found: { talentId } }: World, { client }: Means) {
  const { note } = await client(hiring).talentRecord.writeNote({ talentId, text: 'Call in January.' });
  return { noteId: note.noteId };
}

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

/** A reminder of the company of somebody whom it has found. */
async function reminderKey({ hiring, found: { talentId } }: World, { client }: Means) {
  const given = { talentId, text: 'Call', dueIsoDateTimeUtc: tomorrow() };
  const { reminder } = await client(hiring).talentRecord.addReminder(given);
  return { reminderId: reminder.reminderId };
}

/** The same for what the members of a company note about talents. */
export const TALENT_RECORD_CALLS: Record<string, Act> = {
  'talentRecord.writeNote': ({ hiring, found: { talentId } }, { client }) =>
    client(hiring).talentRecord.writeNote({ talentId, text: 'Call in January.' }),
  'talentRecord.editNote': async (world, means) =>
    means.client(world.hiring).talentRecord.editNote({ ...(await noteKey(world, means)), text: 'Call now.' }),
  'talentRecord.deleteNote': async (world, means) =>
    means.client(world.hiring).talentRecord.deleteNote(await noteKey(world, means)),
  'talentRecord.addTag': ({ hiring, found: { talentId } }, { client }) =>
    client(hiring).talentRecord.addTag({ talentId, tag: 'weaver' }),
  'talentRecord.removeTag': ({ hiring, found: { talentId } }, { client }) =>
    client(hiring).talentRecord.removeTag({ talentId, tag: 'weaver' }),
  'talentRecord.addReminder': ({ hiring, found: { talentId } }, { client }) =>
    client(hiring).talentRecord.addReminder({ talentId, text: 'Call', dueIsoDateTimeUtc: tomorrow() }),
  'talentRecord.setReminderDone': async (world, means) =>
    means
      .client(world.hiring)
      .talentRecord.setReminderDone({ ...(await reminderKey(world, means)), isDone: true }),
  'talentRecord.setContactOwner': ({ hiring, found: { talentId } }, { client }) =>
    client(hiring).talentRecord.setContactOwner({ talentId, uid: hiring.uid }),
};
