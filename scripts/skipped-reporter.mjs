const NO_REASON_GIVEN = 'it needs root, user namespaces or Linux, and this run has not all of them';

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
