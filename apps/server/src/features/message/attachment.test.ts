import { ATTACHMENTS_MAX } from '@talaash/domain/attachment/limit';
import { Attachment } from '@talaash/domain/attachment/schema';
import { ATTACHMENT_SENTENCES } from '@talaash/domain/attachment/words';
import { MESSAGE_STORED_BYTES_MAX } from '@talaash/domain/file/limit';
import {
  IMAGE_LOAD_SENTENCE,
  MESSAGE_STORED_BYTES_SENTENCE,
  PDF_ACTIVE_SENTENCE,
  PDF_UNREADABLE_SENTENCE,
} from '@talaash/domain/file/words';
import { and, eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { type Sent, solid, uploadCalls } from '../../../test/upload.ts';
import { companies } from '../../db/schema/company.ts';
import { files } from '../../db/schema/file.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { deleteUnusedFiles } from '../file/unused.ts';

const app = await testApp();
const { admin, client, deps, member, request } = app;
const { db } = deps;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { sendFile } = uploadCalls(request);

const made = await PDFDocument.create();
made.addPage().drawText('Offer');
const pdf = Buffer.from(await made.save());
made.addJavaScript('a', 'app.alert(1)');
const activePdf = Buffer.from(await made.save());
const photo = await solid(3000, 1500)
  .jpeg()
  .withExif({ IFD0: { Artist: 'canary-artist' } })
  .toBuffer();

async function conversation() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { thread } = await client(hiring).invitation.send({
    talentId: someone.talentId,
    jobPostId: hiring.jobPostId,
  });
  return { hiring, someone, threadId: thread.key.threadId };
}

const attach = (as: Person | undefined, threadId: string, kind: string, sent: Sent) =>
  sendFile(as, `/api/v1/threads/${threadId}/files/${kind}`, sent);

const PICTURE = { filename: 'plan.jpg', content: photo };
const OFFER = { filename: 'offer.pdf', content: pdf };

async function attached(as: Person, threadId: string, kind: string, sent: Sent): Promise<Attachment> {
  const { status, body } = await attach(as, threadId, kind, sent);
  expect([status, body]).toEqual([201, expect.anything()]);
  return Attachment.parse(body);
}

const statusOf = async (as: Person | undefined, path: string) =>
  (await request(`/api/v1/message-files/${path}`, as ? { as } : {})).status;

test('files are for people who can write in the thread', async () => {
  const { hiring, someone, threadId } = await conversation();
  const refused = async (as: Person | undefined, kind = 'messagePdf', thread = threadId) => {
    const { status, body } = await attach(as, thread, kind, OFFER);
    return [status, (body as { code?: string }).code];
  };
  expect(await refused(undefined)).toEqual([401, 'UNAUTHORIZED']);
  expect(await refused(await hiringCompany())).toEqual([404, 'NOT_FOUND']);
  expect(await refused(await foundTalent())).toEqual([404, 'NOT_FOUND']);
  expect(await refused(someone, 'resume')).toEqual([404, 'NOT_FOUND']);
  expect(await refused(someone, 'messagePdf', 'none')).toEqual([404, 'NOT_FOUND']);
  for (const role of ['viewer', 'billing'] as const)
    expect(await refused(await member(hiring, role))).toEqual([403, 'FORBIDDEN']);
  const { companyId } = hiring;
  await db.update(companies).set({ hasPremiumAccess: false }).where(eq(companies.companyId, companyId));
  expect((await refused(hiring))[1]).toBe('PREMIUM_REQUIRED');
  await db.update(companies).set({ hasPremiumAccess: true }).where(eq(companies.companyId, companyId));
  await client(someone).block.put({ id: companyId });
  expect(await refused(hiring)).toEqual([409, 'CONFLICT']);
  await client(someone).block.delete({ id: companyId });
  await client(someone).thread.end({ threadId });
  expect(await refused(someone)).toEqual([409, 'CONFLICT']);
  expect(await db.select().from(files).where(eq(files.talentId, someone.talentId))).toEqual([]);
});

test.each<[string, string, Sent, string]>([
  ['a program', 'messagePdf', { filename: 'a.exe', content: 'MZ' }, 'extension'],
  ['a text named PDF', 'messagePdf', { filename: 'a.pdf', content: 'text' }, PDF_UNREADABLE_SENTENCE],
  ['a PDF with a script', 'messagePdf', { filename: 'a.pdf', content: activePdf }, PDF_ACTIVE_SENTENCE],
  ['a page named PNG', 'messagePicture', { filename: 'a.png', content: '<html>' }, IMAGE_LOAD_SENTENCE],
  [
    'a GIF named WebP',
    'messagePicture',
    { filename: 'a.webp', content: await solid(9, 9).gif().toBuffer() },
    IMAGE_LOAD_SENTENCE,
  ],
  ['an empty file', 'messagePicture', { filename: 'a.png', content: '' }, 'This file is empty'],
])('%s is refused by its content', async (_, kind, sent, sentence) => {
  const { someone, threadId } = await conversation();
  const { status, body } = await attach(someone, threadId, kind, sent);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(sentence);
});

test('files that are not one’s own upload for a message are refused, and so are too many', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { id } = await attached(someone, threadId, 'messagePdf', OFFER);
  const missing = { code: 'VALIDATION_FAILED', data: { fileIds: ATTACHMENT_SENTENCES.missing } };
  await expect(client(hiring).message.sendAsCompany({ threadId, fileIds: [id] })).rejects.toMatchObject(
    missing,
  );
  await expect(
    client(someone).message.sendAsTalent({ threadId, message: 'Look', fileIds: [id, 'none'] }),
  ).rejects.toMatchObject(missing);
  await expect(
    client(someone).message.sendAsTalent({ threadId, fileIds: Array(ATTACHMENTS_MAX + 1).fill(id) }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(client(someone).message.sendAsTalent({ threadId })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'Validation failed: Message is required',
  });
  await client(someone).message.sendAsTalent({ threadId, fileIds: [id] });
  await expect(client(someone).message.sendAsTalent({ threadId, fileIds: [id] })).rejects.toMatchObject(
    missing,
  );
});

test('both sides read the files of a message, and nobody else', async () => {
  const { hiring, someone, threadId } = await conversation();
  const picture = await attached(someone, threadId, 'messagePicture', PICTURE);
  const offer = await attached(someone, threadId, 'messagePdf', OFFER);
  expect(picture).toMatchObject({ filename: 'plan.jpg', contentType: 'image/webp', width: 640, height: 320 });
  expect(offer).toEqual({
    id: offer.id,
    filename: 'offer.pdf',
    contentType: 'application/pdf',
    bytes: pdf.length,
  });
  expect(await statusOf(someone, `${offer.id}.pdf`)).toBe(404);
  const { message } = await client(someone).message.sendAsTalent({
    threadId,
    fileIds: [picture.id, offer.id],
  });
  expect(message).toMatchObject({ markdown: '', attachments: [picture, offer] });
  const [viewer, billing] = [await member(hiring, 'viewer'), await member(hiring, 'billing')];
  for (const as of [hiring, viewer, someone]) {
    expect(await statusOf(as, `${picture.id}.webp`)).toBe(200);
    expect(await statusOf(as, `${offer.id}.pdf`)).toBe(200);
  }
  expect(await statusOf(undefined, `${offer.id}.pdf`)).toBe(401);
  expect(await statusOf(billing, `${offer.id}.pdf`)).toBe(403);
  for (const as of [await hiringCompany(), await foundTalent()])
    expect(await statusOf(as, `${offer.id}.pdf`)).toBe(404);
  expect(await statusOf(await admin(), `${offer.id}.pdf`)).toBe(403);
  const { messages: read } = await client(hiring).message.listForCompany({ threadId });
  expect(read.at(-1)?.attachments).toEqual([picture, offer]);
  const { companyThreads } = await client(hiring).thread.listForCompany({});
  expect(companyThreads[0]?.lastMessage).toMatchObject({ markdown: '', attachmentCount: 2 });
});

test('a picture loses its metadata and is stored in two sizes; a file keeps its name and opens without scripts', async () => {
  const { hiring, someone, threadId } = await conversation();
  const picture = await attached(someone, threadId, 'messagePicture', PICTURE);
  const offer = await attached(someone, threadId, 'messagePdf', { ...OFFER, filename: '../प्रस्ताव.pdf' });
  await client(someone).message.sendAsTalent({ threadId, message: 'Look', fileIds: [picture.id, offer.id] });
  const large = await request(`/api/v1/message-files/${picture.id}-lg.webp`, { as: hiring });
  const bytes = Buffer.from(await large.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2048, height: 1024 });
  expect(bytes.includes('canary-artist')).toBe(false);
  expect(large.headers.get('cache-control')).toBe('private, no-cache');
  const opened = await request(`/api/v1/message-files/${offer.id}.pdf`, { as: hiring });
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-disposition': expect.stringContaining('%E0%A4%AA'),
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true);
});

test('a message that is sent many times at once carries its file once', async () => {
  const { someone, threadId } = await conversation();
  const { id } = await attached(someone, threadId, 'messagePdf', OFFER);
  const send = (clientMessageId?: string) =>
    client(someone).message.sendAsTalent({
      threadId,
      fileIds: [id],
      ...(clientMessageId ? { clientMessageId } : {}),
    });
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => send()));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  const other = await attached(someone, threadId, 'messagePdf', OFFER);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      client(someone).message.sendAsTalent({
        threadId,
        fileIds: [other.id],
        clientMessageId: 'client-message-1',
      }),
    ),
  );
  expect(new Set(answers.map(({ message }) => message.key.messageId)).size).toBe(1);
});

test('a hidden message hides its files; the report keeps them for admins', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { id } = await attached(hiring, threadId, 'messagePdf', OFFER);
  const { message } = await client(hiring).message.sendAsCompany({
    threadId,
    message: 'Look',
    fileIds: [id],
  });
  const { messageId } = message.key;
  const { reportId } = await client(someone).report.submit({
    subject: 'message',
    id: messageId,
    reason: 'Rude',
  });
  await db
    .update(messages)
    .set({ hiddenByAdminAt: new Date().toISOString() })
    .where(eq(messages.messageId, messageId));
  for (const as of [hiring, someone]) {
    expect(await statusOf(as, `${id}.pdf`)).toBe(404);
    expect(await client(as).message.get({ threadId, messageId })).not.toHaveProperty('attachments');
  }
  const path = `/api/v1/evidence-files/${reportId}/${id}.pdf`;
  expect((await request(path, { as: await admin() })).status).toBe(200);
  expect((await request(path, { as: someone })).status).toBe(403);
  const other = await attached(hiring, threadId, 'messagePdf', OFFER);
  expect((await request(path.replace(id, other.id), { as: await admin() })).status).toBe(404);
});

test('an unsent file is deleted after a day, a sent one stays', async () => {
  const { someone, threadId } = await conversation();
  const [unsent, sent] = [
    await attached(someone, threadId, 'messagePdf', OFFER),
    await attached(someone, threadId, 'messagePdf', OFFER),
  ];
  await client(someone).message.sendAsTalent({ threadId, fileIds: [sent.id] });
  const day = 25 * 60 * 60_000;
  for (const passed of [0, day]) await deleteUnusedFiles({ ...deps, now: () => deps.now() + passed });
  const left = await db.select({ id: files.id }).from(files).where(eq(files.talentId, someone.talentId));
  expect(left).toEqual([{ id: sent.id }]);
  await expect(
    client(someone).message.sendAsTalent({ threadId, fileIds: [unsent.id] }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  await db.delete(threads).where(eq(threads.threadId, threadId));
  for (const passed of [0, day]) await deleteUnusedFiles({ ...deps, now: () => deps.now() + passed });
  expect(await db.select().from(files).where(eq(files.id, sent.id))).toEqual([]);
});

test('the files of messages have a limit of their own', async () => {
  const { someone, threadId } = await conversation();
  const { id } = await attached(someone, threadId, 'messagePdf', OFFER);
  await db
    .update(files)
    .set({ bytes: MESSAGE_STORED_BYTES_MAX })
    .where(and(eq(files.id, id)));
  const { status, body } = await attach(someone, threadId, 'messagePdf', OFFER);
  expect(status).toBe(422);
  expect(body).toMatchObject({ message: MESSAGE_STORED_BYTES_SENTENCE });
});
