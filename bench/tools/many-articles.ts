import { sql } from 'kysely';
import { openInstallation } from '../../src/app.ts';
import { attach } from '../../src/config/run-file.ts';
import { readSettings } from '../../src/config/settings.ts';
import { connect } from '../../src/store/connect.ts';
import { silentLogger } from '../../src/support/logger.ts';
import { variablesFor } from './serve-process.ts';

/** A user of a running service whose account has that many finished articles. */
export interface Reader {
  readonly email: string;
  readonly password: string;
}

/** Makes the user as the command line does, and the articles straight in the database. */
export async function makeReader(dataDir: string, articles: number): Promise<Reader> {
  const settings = readSettings(variablesFor(dataDir));
  const installation = await openInstallation(settings, { logger: silentLogger, version: '0.0.0' });
  try {
    const { id: accountId } = await installation.accounts.create(`Reader of ${articles}`);
    const { id: siteId } = await installation.sites.create(accountId, { name: 'A blog' });
    const email = `reader-of-${articles}@bench.example`;
    const { password } = await installation.users.create(accountId, { email, role: 'owner' });
    await fill(attach(settings.dataDir) ?? '', { accountId, siteId, articles });
    return { email, password };
  } finally {
    await installation.close();
  }
}

interface Shelf {
  readonly accountId: string;
  readonly siteId: string;
  readonly articles: number;
}

async function fill(url: string, { accountId, siteId, articles }: Shelf): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await sql`insert into job (id, account_id, type, root_id, state, started_at, ended_at, request)
      select ${siteId} || '_job_' || n, ${accountId}, 'blog', ${siteId} || '_job_' || n, 'SUCCESS', now(), now(),
        jsonb_build_object('request', jsonb_build_object('mainInput', 'heat pump ' || n))
        from generate_series(1, ${articles}) n`.execute(db);
    await sql`insert into blog (id, job_id, account_id, site_id, product, interface, created_at, title, slug, words)
      select ${siteId} || '_' || n, ${siteId} || '_job_' || n, ${accountId}, ${siteId}, 'QUICK_BLOG', 'v1',
        timestamptz '2020-01-01' + n * interval '1 hour', 'What heat pumps cost, part ' || n, 'part-' || n, 1200
        from generate_series(1, ${articles}) n`.execute(db);
    await sql`analyze blog, job`.execute(db);
  } finally {
    await close();
  }
}
