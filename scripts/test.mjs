// npm test: runs all tests, and installs what they need first. The last line, "N passed, N failed", is machine-readable.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { folderInMemory } from './memory-folder.mjs';
import { buildServer, install, pinnedNode, project, run } from './project.mjs';

const reports = join(project, '.cache/test-reports');

await install();
const browser = await findBrowser();
// Before both parts, which start it.
await buildServer();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// All tests put their databases and other files there.
const inMemory = folderInMemory();
if (inMemory) process.env.TMPDIR = inMemory;
/** Runs both at once, because each often waits. Holds back the output of the journeys until the other tests have ended. */
const held = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
const start = performance.now();
/** The duration of each part. */
const took = [];
const unit = unitTests();
const shown = unit.then(() => pipeline(held, process.stdout, { end: false }));
const totals = await Promise.all([unit, journeys()]);
held.end();
await shown;
const sum = (name) => totals.reduce((total, one) => total + one[name], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
if (sum('flaky') > 0)
  console.log(`\n${sum('flaky')} of them passed only at the second try: each has found a bug.`);
/** @type {{ test: string, message: string }[]} */
const failures = totals.flatMap((one) => one.failures);
for (const { test, message } of failures) console.log(`\nFAILED ${test}\n${firstLines(message)}`);
console.log(`\n${took.join(', ')}, all together ${secondsSince(start)} s`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function unitTests() {
  const report = join(reports, 'vitest.json');
  const more = join(reports, 'vitest-more.json');
  const code = await timed('tests without a browser', () =>
    run(
      pinnedNode,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        `--reporter=${join(project, 'scripts/run-reporter.mjs')}`,
      ],
      { env: { ...process.env, RUN_REPORT_FILE: more } },
    ),
  );
  return countTests(
    code,
    report,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
      const { unhandled, flaky } = JSON.parse(readFileSync(more, 'utf8'));
      for (const test of flaky) console.log(`Only at the second try: ${test}`);
      return {
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests + numTodoTests,
        flaky: flaky.length,
        failures: [...failedTests(testResults), ...unhandled],
      };
    },
  );
}

async function journeys() {
  const buildWeb = "import('./scripts/project.mjs').then((project) => project.buildWeb())";
  const built = await timed('build of the web', () =>
    run(process.execPath, ['-e', buildWeb], { output: held }),
  );
  if (built !== 0) {
    const failures = [{ test: 'build of the web', message: `It ended with ${built}.` }];
    return { passed: 0, failed: 1, skipped: 0, flaky: 0, failures };
  }
  const report = join(reports, 'playwright.json');
  const code = await timed('journeys', () =>
    run(pinnedNode, [join(project, 'node_modules/@playwright/test/cli.js'), 'test'], {
      cwd: join(project, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      output: held,
    }),
  );
  return countTests(code, report, ({ stats: { expected, flaky, unexpected, skipped }, suites }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky,
    failures: failedJourneys(suites),
  }));
}

/** Runs a part of the tests and notes how long it took. */
async function timed(part, work) {
  const since = performance.now();
  const result = await work();
  took.push(`${part} ${secondsSince(since)} s`);
  return result;
}

function secondsSince(since) {
  return Math.round((performance.now() - since) / 1000);
}

/** The totals of a report. A runner that fails without a failed test or without a report counts as one failed test. */
function countTests(code, report, count) {
  let counted = { passed: 0, failed: 0, skipped: 0, flaky: 0, failures: [] };
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`No report of this run was written to ${report}.`);
  }
  if (code === 0 || counted.failed > 0) return counted;
  const failure = { test: report, message: `No test failed, but the run ended with code ${code}.` };
  return { ...counted, failed: 1, failures: [...counted.failures, failure] };
}

/** What failed, from the report of Vitest. A file that could not be loaded has a message and no tests. */
function failedTests(files) {
  return files.flatMap(({ name, message, assertionResults }) => [
    ...(assertionResults.length === 0 && message ? [{ test: name, message }] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${name} > ${fullName}`,
        message: failureMessages.join('\n'),
      })),
  ]);
}

/** What failed at every try, from the report of Playwright, whose suites hold suites. */
function failedJourneys(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        test: `${file} > ${title}`,
        message: tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message)))
          .join('\n'),
      })),
    ...failedJourneys(inner),
  ]);
}

/** The start of a message, without colors: the end of a log is what is kept of it. */
function firstLines(message) {
  return stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');
}
