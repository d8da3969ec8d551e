// A reporter of Vitest: keeps what its JSON report lacks, in the file that RUN_REPORT_FILE names: errors that belong to no test, which
// fail the run, and the tests that passed only at a second try.
import { writeFileSync } from 'node:fs';

export default class RunReporter {
  flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(_modules, errors, reason) {
    const file = process.env.RUN_REPORT_FILE;
    if (!file) return;
    const unhandled = errors.map((error) => ({
      test: `outside of a test${error.VITEST_TEST_NAME ? `, last seen in "${error.VITEST_TEST_NAME}"` : ''}`,
      message: `${error.type ?? ''} ${error.stack ?? error.message ?? String(error)}`.trim(),
    }));
    if (reason === 'interrupted') unhandled.push({ test: 'the whole run', message: 'It was interrupted.' });
    writeFileSync(file, JSON.stringify({ unhandled, flaky: this.flaky }));
  }
}
