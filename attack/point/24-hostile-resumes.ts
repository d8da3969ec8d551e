import { setTimeout as wait } from 'node:timers/promises';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import type { Talent } from '../../e2e/fixture/person.ts';
import { HOSTILE_PDFS } from '../../packages/resume-reader/test/hostile-pdf.ts';
import { pdfOf, SMALL_RESUME, typed } from '../../packages/resume-reader/test/pdf.ts';
import { type Attack, held, type Try } from '../attack.ts';
import { growthDuring } from '../memory.ts';
import type { Target } from '../target.ts';

/** What the process of a file may hold, and what the system adds before it ends it. */
const fileMegabytesMax = 512 * 1.25;
/** What the node may take for receiving files and asking for their reading. */
const nodeMegabytesMax = 150;

export default {
  promise: 'No resume costs more than the process that reads it.',
  async run(target) {
    const [attacker, honest] = await Promise.all([target.newTalent(), target.newTalent()]);
    const resume = Buffer.from(await pdfOf(typed(SMALL_RESUME)));
    const tries: Try[] = [];
    const { node, files } = await growthDuring(target.pid, async () => {
      for (const [name, make] of Object.entries(HOSTILE_PDFS))
        tries.push(await send(target, attacker, name, make()));
      // Both of one account at a time, and somebody else's resume behind them.
      const both = ['one stream, drawn two hundred times', 'a picture within the text'].map((name) =>
        parse(target, attacker, HOSTILE_PDFS[name]?.() ?? Buffer.alloc(0)),
      );
      await wait(200);
      const behind = await parse(target, honest, resume);
      tries.push(
        held(
          'a resume behind two hostile ones is read',
          behind.includes('Asha Kulkarni'),
          behind.slice(0, 60),
        ),
      );
      await Promise.all(both);
    });
    const health = await fetch(`${target.url}/readyz`).then(({ status }) => status, String);
    return [
      ...tries,
      held('the node serves afterwards', health === 200, health),
      held(`the node takes less than ${nodeMegabytesMax} MB for it`, node < nodeMegabytesMax, {
        megabytes: node,
      }),
      held(`no process of a file takes more than ${fileMegabytesMax} MB`, files <= fileMegabytesMax, {
        megabytes: files,
      }),
    ];
  },
} satisfies Attack;

/** Read for filling the form, and uploaded for the profile. */
async function send(target: Target, attacker: Talent, name: string, file: Buffer): Promise<Try> {
  const answer = await parse(target, attacker, file);
  const uploaded = await upload(target, attacker, file);
  const isAnswered = answer.includes('"success":false') && (uploaded === 201 || uploaded === 422);
  const { error = answer } = isAnswered
    ? (JSON.parse(answer) as Extract<ResumeAnswer, { success: false }>)
    : {};
  return held(`${name} (${Math.ceil(file.length / 1024)} KB) is answered with a sentence`, isAnswered, {
    error,
    uploaded,
  });
}

const parse = ({ url }: Target, talent: Talent, file: Buffer): Promise<string> =>
  post(`${url}/api/v1/parse-resume-for-talent-profile`, talent, file).then((answer) => answer.text(), String);

const upload = ({ url }: Target, talent: Talent, file: Buffer): Promise<number | string> =>
  post(`${url}/api/v1/files/resume`, talent, file).then(({ status }) => status, String);

function post(address: string, { cookie }: Talent, file: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(file)], 'cv.pdf'));
  return fetch(address, { method: 'POST', body, headers: { cookie } });
}
