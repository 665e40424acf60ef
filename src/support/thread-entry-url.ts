import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Address of a thread's entry file beside the caller.
 * @param importMetaUrl the caller's `import.meta.url`; its ending (`.ts` from source, `.js` in `dist`) decides
 * @param name relative path without ending, e.g. `./extraction-thread`
 */
export function threadEntryUrl(importMetaUrl: string, name: string): URL {
  return new URL(name + (importMetaUrl.endsWith('.ts') ? '.ts' : '.js'), importMetaUrl);
}

let bundles: ReadonlyMap<string, URL> = new Map();

/**
 * From now on threads of the source start from bundles. Compiling the source takes each thread seconds, which tests that
 * start hundreds of them can not spare.
 * @param bundled addresses of the bundles by those of the entries
 */
export function startThreadsFrom(bundled: ReadonlyMap<string, URL>): void {
  bundles = bundled;
}

/** What a thread with this entry is started with: Node 20 can't load TypeScript, so a script registers the loader first. */
export function startableEntry(entry: URL): URL {
  if (!entry.pathname.endsWith('.ts')) return entry;
  const bundle = bundles.get(entry.href);
  if (bundle !== undefined) return bundle;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = new URL('./dist/esm/api/index.mjs', tsx).href;
  const script = `import { register } from ${JSON.stringify(loader)}; register(); await import(${JSON.stringify(entry.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}
