import { type ProblemCode, PROBLEMS, problemSlug } from '@talaash/domain/base/problem';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../base/escape.ts';
import { PROBLEMS_PATH } from '../call/problem.ts';
import { refusal } from '../call/refusal.ts';
import { docsPage } from './docs-page.ts';

const CODES = Object.keys(PROBLEMS) as ProblemCode[];
const CODE_OF = new Map(CODES.map((code) => [problemSlug(code), code]));

/** Sets `code` in Markdown's backticks as code. */
const prose = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function problemHtml(code: ProblemCode): string {
  const { title, meaning, advice } = PROBLEMS[code];
  return docsPage(
    title,
    `<article class="problem"><h1>${escapeHtml(title)}</h1>
<p><code>${code}</code></p>
<h2>What it means</h2><p>${prose(meaning)}</p>
<h2>What to do</h2><p>${prose(advice)}</p>
<p><a href="${PROBLEMS_PATH}">All kinds of problems</a></p></article>`,
  );
}

const listHtml = (): string =>
  docsPage(
    'Problems',
    `<article class="problem"><h1>Problems</h1>
<p>A call that fails answers with a problem by RFC 9457. Its <code>type</code> is the address of one of these pages.</p>
<ul>${CODES.map((code) => `<li><a href="${PROBLEMS_PATH}/${problemSlug(code)}">${escapeHtml(PROBLEMS[code].title)}</a> <code>${code}</code></li>`).join('')}</ul></article>`,
  );

/** The page of each kind of failure, at the address that is the `type` of its problems. */
export function mountProblemPages(app: FastifyInstance): void {
  app.get(PROBLEMS_PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(listHtml()));
  app.get<{ Params: { slug: string } }>(`${PROBLEMS_PATH}/:slug`, ({ params: { slug } }, reply) => {
    const code = CODE_OF.get(slug);
    if (!code) throw refusal('NOT_FOUND', 'There is no such kind of problem.');
    return reply.type('text/html; charset=utf-8').send(problemHtml(code));
  });
}
