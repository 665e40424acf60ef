import { z } from 'zod';
import { defineOperation } from './operation.ts';

const COST_DAYS = { max: 366, byDefault: 30 } as const;

const SettingRow = z
  .object({
    name: z.string().meta({ description: 'Environment variable' }),
    value: z.string().meta({ description: 'What stands; a secret is masked' }),
    given: z.boolean().meta({ description: 'Whether the variable is set' }),
    allowed: z.string().meta({ description: 'What it may be' }),
    meaning: z.string().meta({ description: 'What it does' }),
  })
  .meta({ id: 'SettingRow', description: 'A setting of the service' });
export type SettingRow = z.infer<typeof SettingRow>;

const CostRow = z
  .object({
    day: z.iso.date().meta({ description: 'Day UTC' }),
    jobs: z.number().int().nonnegative().meta({ description: 'Articles and evaluations ordered' }),
    usd: z.number().nonnegative().meta({ description: 'US dollars, as far as costs are known' }),
    unknownCosts: z.number().int().nonnegative().meta({ description: 'Requests to models whose cost is not known' }),
  })
  .meta({ id: 'CostRow', description: 'What a day has cost' });
export type CostRow = z.infer<typeof CostRow>;

export const PROVIDER_KINDS = [
  'language_model',
  'embedding_model',
  'image_model',
  'search',
  'images',
  'videos',
] as const;

const ProviderHealth = z
  .object({
    kind: z.enum(PROVIDER_KINDS).meta({ description: 'What it is for' }),
    name: z.string().meta({ description: '`provider:model`, or the provider as the settings name it' }),
    roles: z.array(z.string()).meta({ description: 'Of a language model: what it does' }),
    state: z.enum(['ok', 'failed', 'unknown']).meta({
      description:
        'How the last request went: to a model, of the account; to another provider, of the process that answers since it was started; `unknown`: none was recorded',
    }),
    outcome: z.string().nullable().meta({ description: '`answered`, or the code of the failure' }),
    at: z.iso.datetime().nullable().meta({ description: 'When that was' }),
  })
  .meta({ id: 'ProviderHealth', description: 'A provider that is configured, and its last known state' });
export type ProviderHealth = z.infer<typeof ProviderHealth>;

/** A provider as it is configured. */
export interface ConfiguredProvider extends Pick<ProviderHealth, 'kind' | 'name' | 'roles'> {
  /** Of the last request that this process has made to it, whoever it was for. */
  readonly last?: { readonly outcome: 'answered' | 'failed'; readonly at: Date };
}

const days = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, `must be a whole number from 1 to ${COST_DAYS.max}`)
  .transform(Number)
  .refine((count) => count <= COST_DAYS.max, `must be a whole number from 1 to ${COST_DAYS.max}`)
  .nullish()
  .transform((count) => count ?? COST_DAYS.byDefault)
  .meta({ description: `Days up to today, 1 to ${COST_DAYS.max}; default ${COST_DAYS.byDefault}` });

const common = { tag: 'Console', method: 'GET', envelope: 'v1' } as const;
const ownerOnly = { ...common, auth: 'session', role: 'owner' } as const;

export const installationOperations = {
  getSettings: defineOperation({
    ...ownerOnly,
    summary: 'Get the settings of the service',
    description:
      'As the process sees them; secrets are masked. They are those of the whole installation, so that only owners of its first account see them, or of the only account there is.',
    path: '/v1/settings',
    response: z.object({ settings: z.array(SettingRow).meta({ description: 'All of them' }) }),
    examples: [
      {
        summary: 'The port',
        response: {
          settings: [
            {
              name: 'INKWRIGHT_PORT',
              value: '8787',
              given: false,
              allowed: 'a whole number from 0 to 65535',
              meaning: 'Port the service listens on; 0 takes any free one',
            },
          ],
        },
      },
    ],
  }),
  getCosts: defineOperation({
    ...ownerOnly,
    summary: 'Get what the days have cost',
    description: 'One row for each day, the oldest first.',
    path: '/v1/costs',
    query: z.strictObject({ days }),
    response: z.object({ days: z.array(CostRow).meta({ description: 'Every day asked for' }) }),
    examples: [
      {
        summary: 'Today',
        query: { days: '1' },
        response: { days: [{ day: '2026-11-02', jobs: 3, usd: 0.42, unknownCosts: 0 }] },
      },
    ],
  }),
  getHealth: defineOperation({
    ...common,
    auth: 'token',
    summary: 'Get the state of models and providers',
    description: 'What is configured, and how the last request to each went. Nothing is asked.',
    path: '/v1/health',
    response: z.object({
      version: z.string().meta({ description: 'Of the service' }),
      languageModel: z.boolean().meta({ description: 'False: the embedded writer writes' }),
      providers: z.array(ProviderHealth).meta({ description: 'Everything that is configured' }),
    }),
    examples: [
      {
        summary: 'Without a model',
        response: {
          version: '0.1.0',
          languageModel: false,
          providers: [{ kind: 'search', name: 'wikipedia', roles: [], state: 'unknown', outcome: null, at: null }],
        },
      },
    ],
  }),
};
