import { HOSTILE_PICTURES, smallPicture } from '../../apps/server/test/hostile-picture.ts';
import type { Talent } from '../../e2e/fixture/person.ts';
import { type Attack, held, type Try } from '../attack.ts';
import { growthDuring } from '../memory.ts';
import type { Target } from '../target.ts';

const fileMegabytesMax = 512 * 1.25;
const nodeMegabytesMax = 150;

export default {
  promise: 'No picture costs more than the process that opens it.',
  async run(target) {
    const files = await Promise.all(
      Object.entries(HOSTILE_PICTURES).map(async ([name, make]) => [name, await make()] as const),
    );
    const talents = await Promise.all(files.map(() => target.newTalent()));
    const honest = await target.newTalent();
    const tries: Try[] = [];
    const { node, files: largest } = await growthDuring(target.pid, async () => {
      const sent = files.map(async ([name, file], at) => {
        const talent = talents[at] as Talent;
        const uploaded = await send(target, talent, 'files/profilePicture', { file });
        const made = await send(target, talent, 'generate-headshots', { file, mask: file });
        const isAnswered = [uploaded, made].every((answer) => /^(200|201|422) /.test(answer));
        const kilobytes = Math.ceil(file.length / 1024);
        tries.push(
          held(`${name} (${kilobytes} KB) is answered`, isAnswered, [
            uploaded.slice(0, 70),
            made.slice(0, 70),
          ]),
        );
      });
      await Promise.all(sent);
    });
    const after = await send(target, honest, 'files/profilePicture', { file: await smallPicture() });
    return [
      ...tries,
      held('another picture is stored afterwards', after.startsWith('201 '), after.slice(0, 40)),
      held(`the node takes less than ${nodeMegabytesMax} MB for it`, node < nodeMegabytesMax, {
        megabytes: node,
      }),
      held(`no process of a file takes more than ${fileMegabytesMax} MB`, largest <= fileMegabytesMax, {
        megabytes: largest,
      }),
    ];
  },
} satisfies Attack;

async function send(
  { url }: Target,
  { cookie }: Talent,
  path: string,
  files: Record<string, Buffer>,
): Promise<string> {
  const body = new FormData();
  for (const [field, file] of Object.entries(files))
    if (file.length < 1024 * 1024 || field === 'file')
      body.append(field, new File([new Uint8Array(file)], `${field}.${extensionOf(file)}`));
  return fetch(`${url}/api/v1/${path}`, { method: 'POST', body, headers: { cookie } }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    String,
  );
}

const extensionOf = (file: Buffer): string => (file[0] === 0xff ? 'jpg' : file[0] === 0x47 ? 'gif' : 'png');
