import type pg from 'pg';
import { expect } from 'vitest';

/**
 * Triggers that note what no row tells afterwards: from whom a running job was taken over, every answer that was
 * given to a question, and how often an article was stored.
 */
export async function keepLedger(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table ledger (at timestamptz default clock_timestamp(), what text, job_id text, detail text);
    create function note_take_over() returns trigger language plpgsql as $$ begin
      insert into ledger (what, job_id, detail)
      select 'taken over', id, old.executor_id from job where id = new.workflow_uuid and state = 'RUNNING';
      return null;
    end $$;
    create trigger note_take_over after update on dbos.workflow_status for each row
      when (old.status = 'PENDING' and new.status = 'ENQUEUED') execute function note_take_over();
    create function note_answer() returns trigger language plpgsql as $$ begin
      insert into ledger (what, job_id, detail)
      values (case tg_op when 'INSERT' then 'answered' else 'asked again' end, new.root_id, new.step);
      return null;
    end $$;
    create trigger note_answer after insert or update on memory for each row execute function note_answer();
    create function note_article() returns trigger language plpgsql as $$ begin
      insert into ledger (what, job_id, detail) values ('stored', new.job_id, new.title);
      return null;
    end $$;
    create trigger note_article after update on blog for each row
      when (old.markdown is distinct from new.markdown) execute function note_article();`);
}

/** PIDs of the processes from whom running articles were taken over. */
export async function pidsOfTakenOver(pool: pg.Pool): Promise<Set<number>> {
  const { rows } = await pool.query<{ detail: string }>("select distinct detail from ledger where what = 'taken over'");
  return new Set(rows.map(({ detail }) => Number(/-(\d+)-run_/.exec(detail)?.[1])));
}

/** Most deaths that a job which still runs has had without getting any further. */
export async function mostDeaths(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ most: number }>(
    "select coalesce(max(deaths), 0)::int as most from job where state = 'RUNNING'",
  );
  return rows[0]?.most ?? 0;
}

interface JobFacts {
  readonly id: string;
  readonly state: string;
  readonly error: string | null;
  readonly events: string[];
  readonly in_place: boolean;
  readonly articles: number;
  readonly stored: number;
  readonly answered: number;
  readonly asked_again: number;
}

/**
 * Every job has ended well and exactly once: one article, stored once; one event of each state, in order and without a
 * gap; no question asked again whose answer stood; the quota holds what the articles used, and nothing is reserved.
 */
export async function expectEachWrittenOnce(pool: pg.Pool, jobs: number): Promise<void> {
  const { rows } = await pool.query<JobFacts>(`
    select job.id, job.state, job.error_message as error,
      (select array_agg(body->>'state' order by seq) from job_event where job_id = job.id and body->>'kind' = 'state')
        as events,
      (select array_agg(seq order by seq) = array_agg(place order by place) and max(seq) = job.last_event
        and (array_agg(body->>'state' order by seq desc))[1] = 'SUCCESS'
        from (select seq, body, row_number() over (order by seq)::int as place from job_event where job_id = job.id) e)
        as in_place,
      (select count(*)::int from blog where job_id = job.id and markdown is not null) as articles,
      (select count(*)::int from ledger where job_id = job.id and what = 'stored') as stored,
      (select count(*)::int from ledger where job_id = job.root_id and what = 'answered') as answered,
      (select count(*)::int from ledger where job_id = job.root_id and what = 'asked again') as asked_again
    from job order by created_at`);
  expect(rows.filter((job) => !isWell(job))).toEqual([]);
  expect(rows).toHaveLength(jobs);
  await expectExactQuota(pool);
}

function isWell(job: JobFacts): boolean {
  return (
    job.state === 'SUCCESS' &&
    job.in_place &&
    job.events.join() === 'PENDING,RUNNING,SUCCESS' &&
    job.articles === 1 &&
    job.stored === 1 &&
    job.answered >= 1 &&
    job.asked_again === 0
  );
}

/** What is used is what the finished articles have, and nothing is held for a job. */
async function expectExactQuota(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select (select sum(used)::int from quota where resource = 'word') as words_used,
      (select sum(words)::int from blog) as words,
      (select sum(used)::int from quota where resource = 'article') as articles_used,
      (select count(*)::int from blog where markdown is not null) as articles,
      (select count(*)::int from quota_reservation) as reserved`);
  const [{ words, articles }] = rows;
  expect(rows).toEqual([{ words_used: words, words, articles_used: articles, articles, reserved: 0 }]);
  expect(words).toBeGreaterThan(0);
}
