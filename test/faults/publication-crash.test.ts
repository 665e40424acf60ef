import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE_PIXEL } from '../support/one-pixel.ts';
import { openWebSite, type WebSite } from '../support/web-site.ts';
import { openWordPress, type TestWordPress } from '../support/wordpress.ts';
import { missingForWordPress } from '../support/wordpress-files.ts';
import { endOf } from './newsroom.ts';
import { ProcessKeeper } from './service-process.ts';
import { openStage, type Stage } from './stage.ts';

const missing = await missingForWordPress();
/** Around every effect on the WordPress, and around its record here; each is reached again until it is passed. */
const DEATHS_AT = [
  '^run:begin$',
  '^wordpress:media:before-upload$',
  '^wordpress:media:after-upload$',
  '^wordpress:post:before-create$',
  '^wordpress:post:after-create$',
  '^run:before-finish$',
  '^run:inside-finish$',
];
/** Killed from outside right behind these points, while the request is on its way or being worked on. */
const KILLED_BEHIND = [/^wordpress:media:before-upload$/, /^wordpress:post:before-create$/, /^run:inside-finish$/];

/** Twelve starts of a process, and as many waits for a lease. */
const LONGEST_MS = 600_000;

describe('a publication whose process is killed', () => {
  let stage: Stage;
  let wordpress: TestWordPress;
  let pictures: WebSite;
  const processes = new ProcessKeeper();

  beforeAll(async () => {
    if (missing !== undefined) return;
    wordpress = await openWordPress();
    pictures = await openWebSite(({ url }, response) => {
      const ending = Buffer.from(url ?? '');
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.concat([Buffer.from(ONE_PIXEL, 'base64'), ending]));
    });
    stage = await openStage({ INKWRIGHT_WORKERS: '1', INKWRIGHT_ALLOW_HOSTS: `${wordpress.host},${pictures.host}` });
  });
  afterAll(async () => {
    await processes.endAll();
    await stage?.close();
    await pictures?.close();
    await wordpress?.close();
  });

  it(
    'leaves one post and one picture of each article',
    async (context) => {
      if (missing !== undefined) context.skip(`nothing is published on a real WordPress: ${missing}`);
      const first = await writtenArticle('heat pump');
      const second = await writtenArticle('ground source heat pump');
      await connect(first);

      await publish(first);
      for (const point of DEATHS_AT) {
        const worker = processes.service('work', stage.variables, { plan: { dieAt: point } });
        await worker.exited;
        // So many deaths without progress would end a job; here they are wanted.
        await stage.pool.query('update job set deaths = 0');
      }
      await untilPublished(first);

      await publish(second);
      for (const point of KILLED_BEHIND) {
        const worker = processes.service('work', stage.variables);
        await worker.reaches(point);
        worker.kill('SIGKILL');
        await worker.exited;
      }
      await untilPublished(second);
      await processes.endAll(context);

      for (const blogId of [first, second]) {
        const { publication } = await blog(blogId);
        expect(publication).toMatchObject({ state: 'PUBLISHED', error: null });
        const page = await fetch(publication.url ?? '');
        expect(await page.text()).toContain('</html>');
        expect(page.status).toBe(200);
      }
      expect(await counted('post')).toBe(2);
      expect(await counted('attachment')).toBe(2);
    },
    LONGEST_MS,
  );

  const blog = (blogId: string) => stage.newsroom.installation.orders.getBlog(stage.newsroom.accountId, blogId);
  const publish = (blogId: string) =>
    stage.newsroom.installation.publications.publish(stage.newsroom.accountId, blogId);
  const counted = (type: string) =>
    wordpress.php<number>(`
      return count(get_posts(['post_type' => '${type}', 'post_status' => ['any', 'inherit', 'trash'], 'numberposts' => -1,
        'exclude' => [1]]));`);

  /** An article that is not published, with a cover. */
  async function writtenArticle(subject: string): Promise<string> {
    const worker = processes.service('work', stage.variables);
    const order = await stage.newsroom.order(subject);
    expect(await endOf(stage.newsroom, order)).toBe('SUCCESS');
    worker.kill('SIGKILL');
    await worker.exited;
    const cover = pictures.address(`/${order.blogId}.png`);
    await stage.pool.query(`update blog set seo = jsonb_set(seo, '{featureImage}', to_jsonb($2::text)) where id = $1`, [
      order.blogId,
      cover,
    ]);
    return order.blogId;
  }

  async function connect(blogId: string): Promise<void> {
    const { siteId } = await blog(blogId);
    const { address, user, password } = wordpress;
    await stage.newsroom.installation.connections.create(stage.newsroom.accountId, { siteId, address, user, password });
  }

  /** With a worker that lives. */
  async function untilPublished(blogId: string): Promise<void> {
    const worker = processes.service('work', stage.variables);
    const { rows } = await stage.pool.query<{ id: string }>('select publication_job_id as id from blog where id = $1', [
      blogId,
    ]);
    for await (const _event of stage.newsroom.installation.followJob(rows[0]?.id ?? ''));
    worker.kill('SIGKILL');
    await worker.exited;
  }
});
