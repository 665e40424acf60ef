import type { JobEvent } from '../contract/job-events.ts';
import { bar } from './bar.ts';
import type { Output } from './output.ts';

/** Shows a job's progress: one line that is drawn over where a person watches, one line a step elsewhere. */
export class ProgressLine {
  readonly #output: Output;
  #percent = 0;
  #drawn = false;

  constructor(output: Output) {
    this.#output = output;
  }

  show(event: Pick<JobEvent, 'kind' | 'percent' | 'step' | 'detail'>): void {
    this.#percent = Math.max(this.#percent, event.percent ?? 0);
    const detail = event.detail ?? event.step ?? '';
    if (this.#output.interactive) {
      this.#output.err(
        `\r\u001b[2K${bar(this.#percent)} ${String(Math.round(this.#percent)).padStart(3)} %  ${detail.slice(0, 60)}`,
      );
      this.#drawn = true;
    } else if (event.kind === 'step-begin') {
      this.#output.err(`${String(Math.round(this.#percent)).padStart(3)} %  ${detail}\n`);
    }
  }

  /** Leaves the last state on the screen. */
  end(): void {
    if (this.#drawn) this.#output.err('\n');
    this.#drawn = false;
  }
}
