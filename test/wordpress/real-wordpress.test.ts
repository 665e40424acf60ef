import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT, callOf, connectionTo, targetFor } from '../../src/publishing/wordpress/wordpress.fixture.ts';
import { ONE_PIXEL } from '../support/one-pixel.ts';
import { openWordPress, type TestWordPress } from '../support/wordpress.ts';
import { missingForWordPress } from '../support/wordpress-files.ts';

const missing = await missingForWordPress();
interface StoredPost {
  readonly id: number;
  readonly status: string;
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly author: number;
  readonly categories: string[];
  readonly thumbnail: number;
  readonly seoTitle: string;
}

describe('a real WordPress', () => {
  let wordpress: TestWordPress;
  beforeAll(async () => {
    if (missing === undefined) wordpress = await openWordPress();
  }, 300_000);
  afterAll(() => wordpress?.close());
  beforeEach(async (context) => {
    if (missing !== undefined) context.skip(`nothing is published on a real WordPress: ${missing}`);
    await wordpress.php(`
      foreach (get_posts(['post_type' => ['post', 'guide', 'attachment'], 'post_status' => ['any', 'inherit'],
        'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
      delete_option('test_meta_keys'); delete_option('test_namespaces');`);
  });

  const target = () => targetFor(wordpress.host, { bytes: Buffer.from(ONE_PIXEL, 'base64'), mediaType: 'image/png' });
  const connection = (password = wordpress.password) => connectionTo(wordpress.address, { ...wordpress, password });
  const posts = () =>
    wordpress.php<StoredPost[]>(`
      return array_map(fn ($post) => ['id' => $post->ID, 'status' => $post->post_status, 'type' => $post->post_type,
        'slug' => $post->post_name, 'title' => $post->post_title, 'content' => $post->post_content,
        'excerpt' => $post->post_excerpt, 'author' => (int) $post->post_author,
        'categories' => wp_list_pluck(get_the_category($post->ID), 'name'),
        'thumbnail' => (int) get_post_thumbnail_id($post->ID),
        'seoTitle' => get_post_meta($post->ID, '_yoast_wpseo_title', true)],
        get_posts(['post_type' => ['post', 'guide'], 'post_status' => 'any', 'numberposts' => -1]));`);
  const pictures = () =>
    wordpress.php<{ id: number; alt: string; slug: string }[]>(`
      return array_map(fn ($post) => ['id' => $post->ID, 'slug' => $post->post_name,
        'alt' => get_post_meta($post->ID, '_wp_attachment_image_alt', true)],
        get_posts(['post_type' => 'attachment', 'numberposts' => -1]));`);
  const category = (name: string) =>
    wordpress.php<string>(`
      $found = get_term_by('name', '${name}', 'category');
      return (string) ($found ? $found->term_id : wp_insert_term('${name}', 'category')['term_id']);`);
  const readerSees = async (url: string) => (await fetch(url)).text();
  const statusOf = async (url: string) => {
    const response = await fetch(url);
    await response.text();
    return response.status;
  };

  const COVER = 'https://images.example/pump.png';
  const WITH_COVER = {
    ...CONTENT,
    markdown: `# ${CONTENT.title}\n\n![A pump beside a house](${COVER})\n\nThe heat loss decides.`,
    seo: { ...CONTENT.seo, featureImage: COVER },
  };

  it('tells its users, categories and kinds of post', async () => {
    const id = await category('Heating');
    expect(await target().info(connection())).toMatchObject({
      qc_id: 'connection_1',
      users: [{ id: '1', name: 'editor' }],
      categories: expect.arrayContaining([{ id, name: 'Heating' }]),
      post_types: [
        { label: 'Posts', value: 'post' },
        { label: 'Pages', value: 'page' },
        { label: 'Guides', value: 'guide' },
      ],
    });
  });

  it('gets the article with its category, author, excerpt and featured picture, which stands nowhere else', async () => {
    const wishes = { wpInfo: { category_id: await category('Heating'), auth_id: '1', post_type: 'post' } };
    const placed = await target().publish({ ...WITH_COVER, wishes }, callOf(connection()));
    const [picture] = await pictures();
    expect(await posts()).toEqual([
      expect.objectContaining({
        id: placed.postId,
        status: 'publish',
        slug: 'how-large',
        title: CONTENT.title,
        excerpt: CONTENT.seo.description,
        author: 1,
        categories: ['Heating'],
        thumbnail: picture?.id,
      }),
    ]);
    expect(picture).toMatchObject({
      alt: 'A pump beside a house',
      slug: expect.stringMatching(/^inkwright-[0-9a-f]{24}$/),
    });
    const page = await readerSees(placed.url);
    expect(page).toContain('The heat loss decides.');
    expect(page).not.toContain(COVER);
  });

  it('shows a title and a description as the text they are, never as markup', async () => {
    const evil = '<script>alert(1)</script> & <b>more</b>';
    const seo = { ...CONTENT.seo, description: evil };
    const { url } = await target().publish({ ...CONTENT, title: evil, seo }, callOf(connection()));
    const page = await readerSees(url);
    expect(page).not.toContain('<script>alert(1)');
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('is brought up to date in the same post, and without a second picture', async () => {
    const first = await target().publish(WITH_COVER, callOf(connection()));
    const changed = { ...WITH_COVER, title: 'Sizing a heat pump', markdown: `${WITH_COVER.markdown}\n\nMeasure it.` };
    const again = await target().publish(changed, callOf(connection(), { known: first }));
    expect(again).toMatchObject({ postId: first.postId, url: first.url });
    expect(await posts()).toEqual([expect.objectContaining({ id: first.postId, title: 'Sizing a heat pump' })]);
    expect(await pictures()).toHaveLength(1);
    expect(await readerSees(first.url)).toContain('Measure it.');
  });

  it('knows its post by the comment when our own record of it is lost', async () => {
    const first = await target().publish(CONTENT, callOf(connection()));
    await wordpress.php(`wp_update_post(['ID' => ${first.postId}, 'post_name' => 'renamed']);`);
    expect((await target().publish(CONTENT, callOf(connection()))).postId).toBe(first.postId);
    expect(await posts()).toHaveLength(1);
  });

  it('hides a post that is taken down, and shows the same one again', async () => {
    const first = await target().publish(CONTENT, callOf(connection()));
    await target().takeDown(CONTENT, callOf(connection(), { known: first }));
    expect(await posts()).toMatchObject([{ id: first.postId, status: 'draft' }]);
    expect(await statusOf(first.url)).toBe(404);
    const again = await target().publish(CONTENT, callOf(connection(), { known: first }));
    expect(again).toMatchObject({ postId: first.postId, url: first.url });
    expect(await statusOf(again.url)).toBe(200);
  });

  it('takes a kind of post of its own, and refuses a category for it', async () => {
    const wpInfo = { post_type: 'guide' };
    await target().publish({ ...WITH_COVER, wishes: { wpInfo } }, callOf(connection()));
    expect(await posts()).toMatchObject([{ type: 'guide', status: 'publish' }]);
    const both = { wpInfo: { ...wpInfo, category_id: await category('Heating') } };
    await expect(target().publish({ ...CONTENT, wishes: both }, callOf(connection()))).rejects.toThrow('no categories');
  });

  it('refuses a category that does not exist', async () => {
    const wishes = { wpInfo: { category_id: '4711' } };
    await expect(target().publish({ ...CONTENT, wishes }, callOf(connection()))).rejects.toThrow('4711');
    expect(await posts()).toEqual([]);
  });

  it('refuses a wrong password', async () => {
    await expect(target().publish(CONTENT, callOf(connection('wrong')))).rejects.toMatchObject({
      isLoginRefused: true,
      retryable: false,
    });
  });

  it('is asked through its front page when its permalinks are plain', async () => {
    await wordpress.php(`$GLOBALS['wp_rewrite']->set_permalink_structure('');`);
    try {
      const { url } = await target().publish(CONTENT, callOf(connection()));
      expect(await readerSees(url)).toContain('The heat loss decides.');
    } finally {
      await wordpress.php(`$GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');`);
      await wordpress.php('flush_rewrite_rules(false);');
    }
  });

  it('says what is to be done when an SEO plugin keeps its fields to itself', async () => {
    await wordpress.php(`update_option('test_namespaces', ['yoast/v1']);`);
    const { notes } = await target().publish(CONTENT, callOf(connection()));
    expect(notes.join()).toMatch(/Yoast SEO did not take .* register _yoast_wpseo_title and _yoast_wpseo_metadesc/);
  });

  it('writes title and description where an SEO plugin shows its fields, and has nothing to say then', async () => {
    await wordpress.php(`
      update_option('test_namespaces', ['yoast/v1']);
      update_option('test_meta_keys', ['_yoast_wpseo_title', '_yoast_wpseo_metadesc']);`);
    const { notes } = await target().publish(CONTENT, callOf(connection()));
    expect(notes).toEqual([]);
    expect(await posts()).toMatchObject([{ seoTitle: CONTENT.seo.title }]);
  });

  it('leaves the posts of others alone, also one with the same slug', async () => {
    await wordpress.php(
      `wp_insert_post(['post_title' => 'Mine', 'post_name' => 'how-large', 'post_status' => 'publish']);`,
    );
    await target().publish(CONTENT, callOf(connection()));
    await target().publish(CONTENT, callOf(connection()));
    const slugs = (await posts()).map(({ title, slug }) => [title, slug]);
    expect(slugs).toHaveLength(2);
    expect(slugs).toContainEqual(['Mine', 'how-large']);
    expect(slugs).toContainEqual([CONTENT.title, expect.stringMatching(/^how-large-[0-9a-f]{8}$/)]);
  });
});
