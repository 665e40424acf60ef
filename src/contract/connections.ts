import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { codePoints, webAddress } from './primitives.ts';

const connectionId = z.string().min(1).meta({ description: 'Connection; the `qc_id` of `wpInfo`' });

const CreateConnectionBody = z
  .strictObject({
    siteId: z.string().min(1).meta({ description: 'Site whose articles go there' }),
    address: webAddress().meta({ description: 'Address of the WordPress; https, unless the operator allows its host' }),
    user: codePoints(1, 200).meta({ description: 'Name or e-mail address of a WordPress user who may publish' }),
    password: codePoints(1, 500).meta({
      description: 'Application password of that user, from the profile page in WordPress; it is never shown again',
    }),
  })
  .meta({ id: 'CreateConnectionBody', description: 'A WordPress to publish on' });

const Connection = z
  .object({
    qc_id: connectionId,
    site_id: z.string().meta({ description: 'Site whose articles go there' }),
    address: z.string().meta({ description: 'Address of the WordPress, as it answered' }),
    user: z.string().meta({ description: 'WordPress user who publishes' }),
    created_at: z.iso.datetime().meta({ description: 'When it was made' }),
  })
  .meta({ id: 'Connection', description: 'A WordPress that a site publishes on' });
export type Connection = z.infer<typeof Connection>;

const ConnectionTest = z
  .object({
    qc_id: connectionId,
    title: z.string().meta({ description: 'Name of the WordPress site' }),
    user: z.string().meta({ description: 'Name of the user as readers see it' }),
    post_types: z.array(z.string()).meta({ description: 'Values to send in `wpInfo.post_type`' }),
    notes: z.array(z.string()).meta({ description: 'What will not work there, and why' }),
  })
  .meta({ id: 'ConnectionTest', description: 'What a WordPress says to the connection' });
export type ConnectionTest = z.infer<typeof ConnectionTest>;

const common = { auth: 'token', tag: 'Publishing', envelope: 'v1' } as const;
const connectionQuery = z.strictObject({ connectionId });
const EXAMPLE = {
  qc_id: 'connection_01',
  site_id: 'site_02',
  address: 'https://blog.example.com',
  user: 'editor',
  created_at: '2026-11-02T10:00:00.000Z',
};
const TEST_EXAMPLE = {
  qc_id: 'connection_01',
  title: 'Warm homes',
  user: 'Ada Example',
  post_types: ['post', 'page'],
  notes: [],
};

export const connectionOperations = {
  createConnection: defineOperation({
    ...common,
    summary: 'Connect a site with a WordPress',
    description:
      'User, rights and kinds of post are tested first; from then on what is published on the site goes there. A site has at most one connection.',
    method: 'POST',
    path: '/v1/connections',
    body: CreateConnectionBody,
    response: Connection,
    errors: ['not_found', 'conflict', 'upstream_failed'],
    examples: [
      {
        summary: 'A blog',
        body: {
          siteId: 'site_02',
          address: 'https://blog.example.com',
          user: 'editor',
          password: 'abcd EFGH ijkl MNOP qrst UVWX',
        },
        response: EXAMPLE,
      },
    ],
  }),
  listConnections: defineOperation({
    ...common,
    summary: 'List connections',
    method: 'GET',
    path: '/v1/connections',
    response: z.array(Connection),
    examples: [{ summary: 'All connections', response: [EXAMPLE] }],
  }),
  testConnection: defineOperation({
    ...common,
    summary: 'Test a connection',
    method: 'POST',
    path: '/v1/connections/test',
    query: connectionQuery,
    response: ConnectionTest,
    errors: ['not_found', 'upstream_failed'],
    examples: [{ summary: 'It works', query: { connectionId: 'connection_01' }, response: TEST_EXAMPLE }],
  }),
  deleteConnection: defineOperation({
    ...common,
    summary: 'Delete a connection',
    description: 'What stands on the WordPress stays there; articles go to the hosted blog from now on.',
    method: 'DELETE',
    path: '/v1/connections',
    query: connectionQuery,
    response: z.object({ qc_id: connectionId }),
    errors: ['not_found'],
    examples: [{ summary: 'Gone', query: { connectionId: 'connection_01' }, response: { qc_id: 'connection_01' } }],
  }),
};
