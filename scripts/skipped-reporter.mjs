const NO_REASON_GIVEN = 'it gives no reason';

/** Prints a line of its own for every test that was skipped, with the reason it gave. */
export default class SkippedReporter {
  onTestRunEnd(modules) {
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        process.stdout.write(`SKIPPED ${test.fullName}: ${test.result().note ?? NO_REASON_GIVEN}\n`);
      }
    }
  }
}
