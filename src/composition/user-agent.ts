import { publicUrlOf, type Settings } from '../config/settings.ts';

/**
 * The name under which servers see us.
 * @param version of the package
 */
export function userAgentOf(settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>, version: string): string {
  return `Inkwright/${version} (+${publicUrlOf(settings)})`;
}
