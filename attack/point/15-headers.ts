import { connect } from 'node:net';
import { type Attack, held, type Try } from '../attack.ts';
import { resumeFile } from '../../e2e/fixture/file.ts';

const MALFORMED: [what: string, text: string][] = [
  ['a malformed URL', 'GET /%E0%A4%A HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
  ['no HTTP', 'HELLO\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['long headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  [
    'a body of another type',
    'POST /api/v1/viewer HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\nx',
  ],
  [
    'a body that is no JSON',
    'POST /api/rpc/talentProfile/list HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
  ],
  ['an unknown call', 'GET /api/v1/nothing HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
  ['a wrong method', 'GET /api/rpc/viewer/get HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
];

const CODES = ['VALIDATION_FAILED', 'NOT_FOUND'];

export default {
  promise:
    'Every answer is guarded, private ones are not cached, failures have one form, and a PDF only shows.',
  async run({ url, newTalent }) {
    const tries: Try[] = [];
    for (const [what, text] of MALFORMED) {
      const [head = '', body = ''] = (await send(url, text)).split('\r\n\r\n');
      const isGuarded =
        /content-security-policy:/i.test(head) && /nosniff/i.test(head) && /no-store/i.test(head);
      const isDocumented = CODES.some((code) => body.startsWith(`{"code":"${code}","message":"`));
      tries.push(
        held(what, isGuarded && isDocumented, {
          status: head.split('\r\n')[0],
          isGuarded,
          body: body.slice(0, 90),
        }),
      );
    }
    const someone = await newTalent();
    const { cookie } = someone;
    const paths = [
      '/api/v1/viewer',
      '/api/v1/job-posts',
      '/api/auth/get-session',
      '/api/health',
      '/api/dev/mail',
    ];
    const caching = await Promise.all(
      paths.map(async (path) =>
        (await fetch(url + path, { headers: { cookie } })).headers.get('cache-control'),
      ),
    );
    tries.push(
      held(
        'private answers are not cached',
        caching.every((value) => value === 'no-store'),
        caching,
      ),
    );
    const plain = resumeFile('cv.pdf').buffer.toString('latin1');
    const armed: [string, string][] = [
      ['JavaScript', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'],
      ['escaped JavaScript', '/OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>'],
      ['a launch action', '/OpenAction << /S /Launch /F (calc.exe) >>'],
      ['an attachment', '/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>'],
    ];
    for (const [what, entry] of armed) {
      const { status, text } = await upload(
        url,
        cookie,
        plain.replace('/Type /Catalog', `/Type /Catalog ${entry}`),
      );
      tries.push(held(`a PDF with ${what} is refused`, status === 422, { status, text: text.slice(0, 140) }));
    }
    const { status } = await upload(url, cookie, plain);
    return [...tries, held('a plain PDF is stored', status === 201, status)];
  },
} satisfies Attack;

async function upload(
  url: string,
  cookie: string,
  content: string,
): Promise<{ status: number; text: string }> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(Buffer.from(content, 'latin1'))], 'cv.pdf'));
  const answer = await fetch(`${url}/api/v1/files/resume`, { method: 'POST', body, headers: { cookie } });
  return { status: answer.status, text: await answer.text() };
}

async function send(url: string, text: string): Promise<string> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(text);
  await closed;
  return answer;
}
