import type { Reporter, TestModule } from 'vitest/node';

/** So many files are named as those that took longest. */
const named = 25;

/** The files of a run that took longest, in seconds, a line each. */
function slowest(modules: readonly TestModule[]): string {
  const times = modules
    .map((module) => ({
      name: module.relativeModuleId,
      time: Math.round(module.diagnostic().duration / 1000),
    }))
    .filter(({ time }) => time > 0)
    .toSorted((one, other) => other.time - one.time)
    .slice(0, named);
  return times.map(({ name, time }) => `${time} s ${name}\n`).join('');
}

/** Closes a run with the files that took longest, and with one plain line that any machine can read. */
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
    process.stdout.write(`\n${slowest(modules)}\n${passed} passed, ${failed} failed\n`);
  }
}
