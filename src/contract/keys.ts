import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { label } from './primitives.ts';

const id = z.string().min(1).meta({ description: 'Key' });
const kind = z
  .enum(['pair', 'lp'])
  .meta({ description: '`pair`: access and secret key, for tokens of v1; `lp`: API key of the earlier interfaces' });

const Key = z
  .object({
    id,
    kind,
    label: z.string().meta({ description: 'What it is for' }),
    accessKey: z.string().nullable().meta({ description: 'Public half of a pair; null for an API key' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was made' }),
    revokedAt: z.iso.datetime().nullable().meta({ description: 'Since when it lets nobody in' }),
  })
  .meta({ id: 'Key', description: 'A key of the account, without its secret' });
export type Key = z.infer<typeof Key>;

export const CreateKeyBody = z
  .strictObject({ kind, label: label().meta({ description: 'What it is for' }) })
  .meta({ id: 'CreateKeyBody', description: 'A key to make' });

const NewKey = z
  .object({
    id,
    kind,
    accessKey: z.string().nullable().meta({ description: 'Of a pair' }),
    secretKey: z.string().nullable().meta({ description: 'Of a pair; shown now and never again' }),
    apiKey: z.string().nullable().meta({ description: 'Of the earlier interfaces; shown now and never again' }),
  })
  .meta({ id: 'NewKey', description: 'A key with its secret' });
export type NewKey = z.infer<typeof NewKey>;

const common = { auth: 'session', role: 'owner', tag: 'Console', envelope: 'v1' } as const;

export const keyOperations = {
  listKeys: defineOperation({
    ...common,
    summary: 'List the keys of the account',
    description: 'Oldest first, revoked ones too.',
    method: 'GET',
    path: '/v1/keys',
    response: z.object({ keys: z.array(Key).meta({ description: 'All of them' }) }),
    examples: [
      {
        summary: 'One pair',
        response: {
          keys: [
            {
              id: 'key_01',
              kind: 'pair',
              label: 'Content system',
              accessKey: 'ak_01',
              createdAt: '2026-11-02T10:00:00.000Z',
              revokedAt: null,
            },
          ],
        },
      },
    ],
  }),
  createKey: defineOperation({
    ...common,
    summary: 'Make a key',
    description: 'The only answer that ever shows its secret.',
    method: 'POST',
    path: '/v1/keys',
    body: CreateKeyBody,
    response: NewKey,
    errors: ['not_found'],
    examples: [
      {
        summary: 'A pair',
        body: { kind: 'pair', label: 'Content system' },
        response: { id: 'key_01', kind: 'pair', accessKey: 'ak_01', secretKey: '<SECRET_KEY>', apiKey: null },
      },
    ],
  }),
  revokeKey: defineOperation({
    ...common,
    summary: 'Revoke a key',
    description: 'From now on it lets nobody in; the tokens of a pair die with it.',
    method: 'DELETE',
    path: '/v1/keys',
    query: z.strictObject({ keyId: id }),
    response: z.null().meta({ description: 'Nothing' }),
    errors: ['not_found'],
    examples: [{ summary: 'Revoked', query: { keyId: 'key_01' }, response: null }],
  }),
};
