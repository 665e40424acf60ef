/** An answer as it is sent, again and again. */
export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Entry {
  readonly version: string;
  readonly answer: CachedAnswer;
}

/** What an entry takes beside its body, about. */
const ENTRY_BYTES = 600;

/**
 * Rendered pages of this process, each with the version of its blog that it shows. The least used ones go when there is
 * no room; a page of an older version is as good as none. Calls for a page that is being made wait for it.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<CachedAnswer>>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Bytes of what is kept. */
  get bytes(): number {
    return this.#bytes;
  }

  async get(key: string, version: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const known = this.#entries.get(key);
    if (known !== undefined && known.version === version) {
      // The map is in order of use.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.answer;
    }
    const name = `${version} ${key}`;
    const running = this.#running.get(name);
    if (running !== undefined) return running;
    const making = make().finally(() => this.#running.delete(name));
    this.#running.set(name, making);
    const answer = await making;
    // Addresses at which there is nothing are without number, and anybody can make them up.
    if (answer.status !== 404) this.#keep(key, { version, answer });
    return answer;
  }

  #keep(key: string, entry: Entry): void {
    this.#drop(key);
    const size = sizeOf(entry);
    // One page may not push out all others.
    if (size > this.#mostBytes / 2) return;
    this.#entries.set(key, entry);
    this.#bytes += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
  }
}

function sizeOf({ answer }: Entry): number {
  return answer.body.length + ENTRY_BYTES;
}
