import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with one plain line that any machine can read. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === 'passed').length;
      const failures = tests.filter((test) => test.result().state === 'failed').length;
      // A file that does not load has no tests to count, and has failed all the same.
      failed += failures || (module.ok() ? 0 : 1);
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}
