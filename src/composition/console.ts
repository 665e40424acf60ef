import { join } from 'node:path';
import { createPasswords } from '../accounts/passwords.ts';
import { createSessions, type Sessions } from '../accounts/sessions.ts';
import { createUsers, type Users } from '../accounts/users.ts';
import { describeSettings } from '../config/describe-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { HttpParts } from '../http/http-parts.ts';
import type { Database } from '../store/database.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import { packageRoot } from '../support/package-root.ts';
import { configuredProviders } from './configured-providers.ts';
import type { ProviderStates } from './provider-states.ts';

interface ConsoleParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly secret: string;
  readonly states: ProviderStates;
}

/** What the console needs of the service beyond the interface that every client has. */
export interface ConsoleServices extends Pick<HttpParts, 'installation' | 'consoleFolder'> {
  readonly users: Users;
  readonly sessions: Sessions;
}

export function openConsole(settings: Settings, { db, clock, ids, secret, states }: ConsoleParts): ConsoleServices {
  const passwords = createPasswords();
  return {
    users: createUsers({ db, clock, ids, passwords }),
    sessions: createSessions({ db, clock, ids, secret, passwords }),
    installation: {
      describeSettings: () => describeSettings(settings),
      providers: () => configuredProviders(settings).map((provider) => states.known(provider)),
    },
    consoleFolder: join(packageRoot(), 'dist', 'console'),
  };
}
