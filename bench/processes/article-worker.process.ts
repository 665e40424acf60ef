// A worker of the service as it stands, which runs the jobs of a given database.
import { startService } from '../../src/app.ts';
import { readSettings } from '../../src/config/settings.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { serveParent } from './serve-parent.ts';

export interface ArticleWorkerConfig {
  /** Settings by the names of their variables. */
  readonly variables: Readonly<Record<string, string>>;
}

serveParent(async ({ variables }: ArticleWorkerConfig) => {
  const settings = readSettings(variables);
  const service = await startService(settings, { role: 'work', logger: silentLogger, version: '0.0.0' });
  return { value: {}, stop: () => service.stop() };
});
