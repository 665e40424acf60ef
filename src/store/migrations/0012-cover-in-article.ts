import { type Kysely, sql } from 'kysely';

/** Whether a site's covers also stand in the article; null: as the installation is set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column cover_in_article boolean`.execute(db);
}
