import { FileRef } from '@talaash/domain/file/schema';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Person } from './person.ts';

type Request = (path: string, init: RequestInit & { as?: Person }) => Promise<Response>;

export const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4f46e5' } });
export const png = await solid(1200, 800).png().toBuffer();

export type Sent = { filename: string; content: Buffer | string };

/** Uploads files like the web app. */
export function uploadCalls(request: Request) {
  const upload = (as: Person | undefined, kind: string, ...sent: Sent[]) =>
    sendFile(as, `/api/v1/files/${kind}`, ...sent);

  async function sendFile(as: Person | undefined, path: string, ...sent: Sent[]) {
    const body = new FormData();
    for (const { filename, content } of sent)
      body.append('file', new File([new Uint8Array(Buffer.from(content))], filename));
    const answered = await request(path, { method: 'POST', body, ...(as ? { as } : {}) });
    return { status: answered.status, body: await answered.json() };
  }

  async function uploaded(as: Person, kind: string, sent: Sent): Promise<FileRef> {
    const { status, body } = await upload(as, kind, sent);
    expect(status).toBe(201);
    return FileRef.parse(body);
  }

  return { sendFile, upload, uploaded };
}
