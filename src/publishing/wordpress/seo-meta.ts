/** The keys in which SEO plugins keep a post's title and description, and the namespaces of their REST APIs. */
const PLUGINS = [
  { namespace: /^yoast\//, name: 'Yoast SEO', title: '_yoast_wpseo_title', description: '_yoast_wpseo_metadesc' },
  { namespace: /^rankmath\//, name: 'Rank Math', title: 'rank_math_title', description: 'rank_math_description' },
] as const;

export interface SeoText {
  readonly title: string;
  readonly description: string;
}

type Meta = Readonly<Record<string, unknown>>;

/**
 * What is to be written as `meta` of a post: the keys that it has, as WordPress shows it. Any other key it would drop
 * without a word.
 * @param shown `meta` of the post
 */
export function seoMetaFor(text: SeoText, shown: Meta): Record<string, string> {
  return Object.fromEntries(keysOf(text).filter(([key, value]) => key in shown && shown[key] !== value));
}

/**
 * What the owner of the site has to do by hand.
 * @param shown `meta` of the post in the end: only what it gives back was kept
 * @param namespaces of the REST API
 */
export function notesOnSeo(text: SeoText, shown: Meta, namespaces: readonly string[]): string[] {
  const kept = (key: string, value: string) => shown[key] === value;
  if (PLUGINS.some((plugin) => kept(plugin.title, text.title) && kept(plugin.description, text.description))) return [];
  const plugin = PLUGINS.find(({ namespace }) => namespaces.some((name) => namespace.test(name)));
  if (plugin === undefined) {
    return [
      'WordPress itself has no place for an SEO title and description, and no SEO plugin was found; the description stands as the excerpt.',
    ];
  }
  const lost = [plugin.title, plugin.description].filter((key) => !(key in shown));
  const remedy =
    lost.length === 0
      ? 'let the user of the connection edit them'
      : `register ${lost.join(' and ')} with register_post_meta (show_in_rest, single, auth_callback) on the WordPress`;
  return [
    `${plugin.name} did not take the SEO title and description: ${remedy}, or enter them by hand: "${text.title}" and "${text.description}".`,
  ];
}

function keysOf({ title, description }: SeoText): [key: string, value: string][] {
  return PLUGINS.flatMap((plugin) => [
    [plugin.title, title],
    [plugin.description, description],
  ]);
}
