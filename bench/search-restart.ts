import { openKeptIndex, residentMb } from './kept-index.ts';
import { benchQuestions } from './search-question.ts';

/** Prints the seconds from the process's start to the first answer of a restored index, and its memory after many answers. */
const [folder = ''] = process.argv.slice(2);
const index = await openKeptIndex(folder);
const [first, ...others] = benchQuestions();
if (first === undefined) throw new Error('There is no question');
const { total } = await index.search(first.question);
if (total === 0) throw new Error('Nothing was restored');
const seconds = performance.now() / 1000;
for (const { question } of others) await index.search(question);
console.log(JSON.stringify({ seconds, rssMb: await residentMb() }));
process.exit(0);
