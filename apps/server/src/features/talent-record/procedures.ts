import { company } from '../../call/base.ts';
import { listMembers } from '../company-member/queries.ts';
import { setContactOwner, setTag } from './actions.ts';
import { pageHistory } from './history.ts';
import { deleteNote, editNote, writeNote } from './note-actions.ts';
import { toNote } from './present.ts';
import { listCompanyTags, pageNotes, readTalentRecord, requireRecorded } from './queries.ts';
import { addReminder, setReminderDone } from './reminder-actions.ts';

export const talentRecordProcedures = {
  get: company.talentRecord.get.handler(async ({ input, context: { deps, viewer } }) => ({
    record: await readTalentRecord(
      deps.db,
      { companyId: viewer.companyId, talentId: input.talentId },
      deps.now(),
    ),
  })),
  notes: company.talentRecord.notes.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId } = viewer;
    await requireRecorded(deps.db, { companyId, talentId: input.talentId });
    const [{ rows, cursor }, members] = await Promise.all([
      pageNotes(deps, { ...input, companyId }),
      listMembers(deps.db, companyId),
    ]);
    return { list: rows.map((row) => toNote(row, members)), cursor };
  }),
  history: company.talentRecord.history.handler(async ({ input, context: { deps, viewer } }) => {
    const { rows, cursor } = await pageHistory(deps.db, { ...input, companyId: viewer.companyId });
    return { list: rows, cursor };
  }),
  writeNote: company.talentRecord.writeNote.handler(async ({ input, context: { deps, viewer } }) => ({
    note: await writeNote(deps, viewer, input),
  })),
  editNote: company.talentRecord.editNote.handler(async ({ input, context: { deps, viewer } }) => ({
    note: await editNote(deps, viewer, input),
  })),
  deleteNote: company.talentRecord.deleteNote.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId, uid, companyRole } = viewer;
    await deleteNote(deps, { companyId, uid, isOwner: companyRole === 'owner' }, input.noteId);
    return {};
  }),
  companyTags: company.talentRecord.companyTags.handler(async ({ context: { deps, viewer } }) => ({
    tags: await listCompanyTags(deps.db, viewer.companyId),
  })),
  addTag: company.talentRecord.addTag.handler(async ({ input, context: { deps, viewer } }) => ({
    tags: await setTag(deps, viewer, { ...input, isOn: true }),
  })),
  removeTag: company.talentRecord.removeTag.handler(async ({ input, context: { deps, viewer } }) => ({
    tags: await setTag(deps, viewer, { ...input, isOn: false }),
  })),
  addReminder: company.talentRecord.addReminder.handler(async ({ input, context: { deps, viewer } }) => ({
    reminder: await addReminder(deps, viewer, { ...input, uid: input.uid ?? viewer.uid }),
  })),
  setReminderDone: company.talentRecord.setReminderDone.handler(
    async ({ input, context: { deps, viewer } }) => ({
      reminder: await setReminderDone(deps, viewer, input),
    }),
  ),
  setContactOwner: company.talentRecord.setContactOwner.handler(
    async ({ input, context: { deps, viewer } }) => ({
      contact: await setContactOwner(deps, viewer, input),
    }),
  ),
};
