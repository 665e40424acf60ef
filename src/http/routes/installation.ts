import { RequestError } from '../../contract/errors.ts';
import type { ProviderHealth } from '../../contract/installation.ts';
import { selectDailyCosts, selectLastOutcomes } from '../../store/daily-costs.ts';
import { isFirstAccount } from '../../store/installation.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type InstallationParts = Pick<HttpParts, 'installation' | 'db' | 'clock' | 'settings'>;

/** The service as its owners see it. */
export function installationHandlers({
  installation,
  db,
  clock,
  settings: { version },
}: InstallationParts): Pick<Handlers, 'getSettings' | 'getCosts' | 'getHealth'> {
  return {
    async getSettings({ accountId }) {
      if (!(await isFirstAccount(db, accountId))) {
        throw new RequestError('forbidden', 'Only owners of the first account of the installation see its settings.');
      }
      return { data: { settings: [...installation.describeSettings()] } };
    },

    async getCosts({ accountId, query: { days } }) {
      return { data: { days: await selectDailyCosts(db, accountId, { days, now: clock.now() }) } };
    },

    async getHealth({ accountId }) {
      const outcomes = await selectLastOutcomes(db, accountId);
      const providers = installation.providers().map(({ last: seen, ...provider }): ProviderHealth => {
        const last = outcomes.find(({ model }) => model === provider.name) ?? seen;
        if (last === undefined) return { ...provider, state: 'unknown', outcome: null, at: null };
        const { outcome, at } = last;
        return { ...provider, state: outcome === 'answered' ? 'ok' : 'failed', outcome, at: at.toISOString() };
      });
      return {
        data: { version, languageModel: providers.some(({ kind }) => kind === 'language_model'), providers },
      };
    },
  };
}
