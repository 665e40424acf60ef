import { JobCanceled } from './run-ends.ts';

export interface Run {
  readonly jobId: string;
  readonly controller: AbortController;
  /** The job's row says RUNNING because of this run. */
  begun: boolean;
  /** Resolves when the handler's own work has ended, even if the run was ended before. */
  bodyEnded: Promise<unknown>;
}

/** The runs of this process. */
export class RunningJobs {
  readonly #runs = new Set<Run>();

  get count(): number {
    return this.#runs.size;
  }

  get begunJobIds(): string[] {
    return [...this.#runs].filter((run) => run.begun).map((run) => run.jobId);
  }

  add(jobId: string): Run {
    const run: Run = { jobId, controller: new AbortController(), begun: false, bodyEnded: Promise.resolve() };
    this.#runs.add(run);
    return run;
  }

  remove(run: Run): void {
    this.#runs.delete(run);
  }

  /** A job that does not run here is no error: every process hears of every cancel. */
  cancel(jobId: string): void {
    for (const run of this.#runs) if (run.jobId === jobId) run.controller.abort(new JobCanceled(jobId));
  }

  /**
   * Ends all runs and waits for the handlers' own work, but no longer than `patienceMs`.
   * @param reason made per job
   */
  async endAll(reason: (jobId: string) => Error, patienceMs: number): Promise<void> {
    const runs = [...this.#runs];
    for (const run of runs) run.controller.abort(reason(run.jobId));
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([Promise.allSettled(runs.map((run) => run.bodyEnded)), patience]);
    clearTimeout(timer);
  }
}
