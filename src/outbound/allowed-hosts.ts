import { parsedUrl } from '../contract/parsed-url.ts';
import { OperatorError } from '../support/operator-error.ts';
import { hostOf, portOf } from './check-url.ts';

/** Hosts that the operator trusts although they are private. */
export interface AllowedHosts {
  /** `port`: host and port were named together, so that any port may be meant. `host`: the usual ports only. */
  match(url: URL): 'host' | 'port' | undefined;
}

const ENTRY = /^(\[[0-9a-f:.]+\]|[^:/\s@?#\\]+)(?::(\d{1,5}))?$/i;

/**
 * @param entries `host` or `host:port`; IPv6 addresses in brackets
 * @throws OperatorError for an entry that is neither
 */
export function readAllowedHosts(entries: readonly string[]): AllowedHosts {
  const hosts = new Set<string>();
  const endpoints = new Set<string>();
  for (const entry of entries) {
    const { host, port } = readEntry(entry);
    if (port === undefined) hosts.add(host);
    else endpoints.add(`${host} ${port}`);
  }
  return {
    match(url) {
      const host = hostOf(url);
      if (endpoints.has(`${host} ${portOf(url)}`)) return 'port';
      return hosts.has(host) ? 'host' : undefined;
    },
  };
}

function readEntry(entry: string): { host: string; port: number | undefined } {
  const [, host, port] = ENTRY.exec(entry) ?? [];
  const url = host === undefined ? undefined : parsedUrl(`http://${host}`);
  if (url === undefined || url.hostname === '' || (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))) {
    throw new OperatorError(
      `"${entry}" is not a host that can be allowed: write host or host:port, such as wiki.example.com or 10.0.0.5:8080`,
    );
  }
  return { host: hostOf(url).replace(/\.$/, ''), port: port === undefined ? undefined : Number(port) };
}
