/** Why a run is ended from outside; the reason of its signal. */
export class JobCanceled extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} was canceled`);
    this.name = 'JobCanceled';
  }
}

/** This run no longer owns its job: another process has taken it over, so nothing of this run may be written. */
export class OwnershipLost extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} is no longer owned by this run`);
    this.name = 'OwnershipLost';
  }
}

/** The process stops; the job has been handed on. */
export class ProcessStops extends Error {
  constructor(jobId: string) {
    super(`job ${jobId} was handed on because this process stops`);
    this.name = 'ProcessStops';
  }
}
