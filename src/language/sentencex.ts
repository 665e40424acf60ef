import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, segment } from 'sentencex-wasm';

let ready = false;

/**
 * Cuts text into sentences by the rules and abbreviations of sentencex; the pieces keep their white space. The
 * WebAssembly build serves every platform alike; it is compiled at the first call.
 * @param language two-letter code
 */
export function sentencexPieces(language: string, text: string): string[] {
  if (!ready) {
    const file = createRequire(import.meta.url).resolve('sentencex-wasm/sentencex_wasm_bg.wasm');
    initSync({ module: readFileSync(file) });
    ready = true;
  }
  return segment(language, text) as string[];
}
