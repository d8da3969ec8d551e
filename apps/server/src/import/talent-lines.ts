import { createReadStream } from 'node:fs';
import type { z } from '@talaash/domain/base/schema';
import { IMPORT_LINE_LENGTH_MAX } from '@talaash/domain/talent-import/limit';
import { TalentImportLine } from '@talaash/domain/talent-import/schema';
import { repeatedEmailSentence, TALENT_IMPORT_SENTENCES } from '@talaash/domain/talent-import/words';

/** A line of a file: a talent, or why it is refused. Lines count from 1. */
export type ReadLine = { line: number } & ({ talent: TalentImportLine } | { refused: string });

/** Reads a file of JSON lines. Empty lines count, and are left out. */
export async function* readTalentLines(file: string): AsyncGenerator<ReadLine> {
  const lineOf = new Map<string, number>();
  let line = 0;
  for await (const text of linesOf(file)) {
    line += 1;
    if (text.trim() === '') continue;
    const read = readLine(text);
    if ('refused' in read) yield { line, ...read };
    else {
      const { email } = read.talent;
      const earlier = lineOf.get(email);
      if (earlier === undefined) lineOf.set(email, line);
      yield earlier === undefined ? { line, ...read } : { line, refused: repeatedEmailSentence(earlier) };
    }
  }
}

/**
 * The lines of a file. Only a line feed ends one: U+2028 and the like may stand in a text of JSON. Of one that is too long
 * no more is held than tells that it is.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  let line = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const [rest = '', ...others] = (chunk as string).split('\n');
    if (line.length <= IMPORT_LINE_LENGTH_MAX) line += rest;
    for (const other of others) {
      yield line;
      line = other;
    }
  }
  yield line;
}

function readLine(text: string): { talent: TalentImportLine } | { refused: string } {
  if (text.length > IMPORT_LINE_LENGTH_MAX) return { refused: TALENT_IMPORT_SENTENCES.lineTooLong };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: TALENT_IMPORT_SENTENCES.notJson };
  }
  const parsed = TalentImportLine.safeParse(value);
  return parsed.success ? { talent: parsed.data } : { refused: sentencesOf(parsed.error) };
}

const sentencesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');
