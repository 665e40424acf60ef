// Fastify and `pg` with nothing of ours: one route that sends recorded statements again and answers from the last rows.
import Fastify from 'fastify';
import pg from 'pg';
import { randomIds } from '../../src/support/ids.ts';
import type { ConnectionUse } from '../tools/record-statements.ts';
import { serveParent } from './serve-parent.ts';

export interface BareServerConfig {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What the service did for a request, by the token that came with it. Values `NEW:prefix` are new ids. */
  readonly uses: Readonly<Record<string, readonly ConnectionUse[]>>;
  /** An answer of the service; what differs between requests is put into it. */
  readonly answer: { readonly data: object };
}

type Row = Readonly<Record<string, unknown>>;

const NEW = 'NEW:';

serveParent(async ({ databaseUrl, connections, method, path, uses, answer }: BareServerConfig) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const app = Fastify();
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const ids = new Map<string, string>();
      const last = await replay(pool, uses[String(request.headers['x-openapi-token'])] ?? [], ids);
      reply.header('content-type', 'application/json; charset=utf-8');
      return JSON.stringify({
        ...answer,
        data: method === 'POST' ? { blogId: ids.get('blog'), jobId: ids.get('job') } : resultOf(answer.data, last),
        timestamp: new Date().toISOString(),
        request_id: request.id,
      });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return {
    value: { port: typeof address === 'object' ? address?.port : undefined },
    async stop() {
      await app.close();
      await pool.end();
    },
  };
});

async function replay(
  pool: pg.Pool,
  uses: readonly ConnectionUse[],
  ids: Map<string, string>,
): Promise<Row | undefined> {
  let last: Row | undefined;
  for (const use of uses) {
    const client = await pool.connect();
    try {
      for (const { values, ...statement } of use) {
        const { rows } = await client.query<Row>({ ...statement, values: values.map((value) => fresh(value, ids)) });
        if (rows[0] !== undefined) last = rows[0];
      }
    } finally {
      client.release();
    }
  }
  return last;
}

function fresh(value: unknown, ids: Map<string, string>): unknown {
  if (value instanceof Date) return new Date();
  if (typeof value !== 'string' || !value.startsWith(NEW)) return value;
  const prefix = value.slice(NEW.length);
  const id = ids.get(prefix) ?? randomIds.next(prefix);
  ids.set(prefix, id);
  return id;
}

function resultOf(data: object, row: Row | undefined): object {
  const seo = row?.seo as { title: string; description: string; keywords: string[]; featureImage?: string };
  return {
    ...data,
    status: row?.state,
    content: {
      markdown: row?.markdown,
      title: row?.title,
      slug: row?.slug,
      seo: {
        title: seo.title,
        description: seo.description,
        keywords: seo.keywords.join(', '),
        feature_image: seo.featureImage ?? null,
      },
    },
  };
}
