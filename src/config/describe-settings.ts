import { parsedUrl } from '../contract/parsed-url.ts';
import { rows, type Settings } from './settings.ts';

export interface SettingDescription {
  readonly name: string;
  /** What stands, with secrets masked. */
  readonly value: string;
  /** Whether the variable is set. */
  readonly given: boolean;
  readonly allowed: string;
  readonly meaning: string;
}

const MASK = '********';

/** Every setting as it stands, fit to be shown: no secret, and no password inside an address. */
export function describeSettings(settings: Settings): SettingDescription[] {
  return rows().map(([key, setting]) => {
    const value = settings[key];
    return {
      name: setting.name,
      value: value === undefined ? (setting.otherwise ?? '') : shown(value, setting.secret ?? false),
      given: settings.given.includes(setting.name),
      allowed: setting.type.allowed,
      meaning: setting.meaning,
    };
  });
}

function shown(value: Exclude<Settings[keyof Settings], undefined>, secret: boolean): string {
  if (!secret) return String(value);
  const url = parsedUrl(String(value));
  return url === undefined ? MASK : maskedUrl(url);
}

/** Host and database help to find a mistake; the password stands before the host or among the parameters. */
function maskedUrl(url: URL): string {
  if (url.password !== '') url.password = MASK;
  for (const name of new Set(url.searchParams.keys())) {
    if (/pass|key|secret|token/i.test(name)) url.searchParams.set(name, MASK);
  }
  return url.href;
}
