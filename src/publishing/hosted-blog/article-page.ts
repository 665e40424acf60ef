import { isWebAddress } from '../../contract/primitives.ts';
import type { StoredAuthor } from '../../store/authors.ts';
import type { PostSummary, PublishedPost } from '../../store/posts.ts';
import { path } from './addresses.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { frame } from './frame.ts';
import { type Html, html, trusted } from './html.ts';
import { personOf } from './list-pages.ts';
import { BODY_SIZES } from './mend-for-readers.ts';
import { fillIn } from './messages/all-messages.ts';
import { dateOf, languageOf, type PageContext, readingTime, tagOf, updatedOn } from './page-context.ts';
import { type SizesOf, sourceSet } from './picture-sizes.ts';
import { coverOf, postList } from './post-list.ts';
import type { RenderedArticle } from './render-article.ts';

export interface ArticleParts {
  readonly post: PublishedPost;
  readonly body: RenderedArticle;
  readonly author: StoredAuthor | undefined;
  /** Of the cover. */
  readonly sizesOf: SizesOf;
  /** Others to read. */
  readonly more: readonly PostSummary[];
}

const FEWEST_HEADINGS = 3;

/** An article with what is known of it. */
export function articlePage(context: PageContext, parts: ArticleParts): string {
  const { post, body, author, more } = parts;
  const { base, words, canonicalBase } = context;
  const address = path.post(post.slug);
  const trail = breadcrumbs(context, [
    ...(post.categorySlug === null || post.categoryName === null
      ? []
      : [{ name: post.categoryName, address: path.category(post.categorySlug) }]),
    { name: post.title, address },
  ]);
  const image = coverOf(post) ?? body.images.find(isWebAddress);
  const withContents = body.contents.length >= FEWEST_HEADINGS;
  const own = languageOf(post.language, context.site.language);
  return frame(context, {
    title: post.title,
    description: post.description,
    canonical: address,
    kind: 'article',
    image,
    topic: post.categorySlug ?? undefined,
    head: html`<link rel="alternate" type="text/markdown" href="${canonicalBase}${path.markdown(post.slug)}">
<meta property="article:published_time" content="${post.publishedAt.toISOString()}">
<meta property="article:modified_time" content="${post.modifiedAt.toISOString()}">
`,
    facts: factsOf(context, parts, trail.facts, image),
    foot: html`<a href="${base}${path.markdown(post.slug)}">${words.asMarkdown}</a>`,
    main: html`<article class="article${withContents && ' with-toc'}">
<header>${trail.html}
<h1${own}>${post.title}</h1>
<p class="meta">${author !== undefined && byline(context, author)}<span>${dateOf(context, post.publishedAt)}</span>${wasUpdated(post) && html`<span>${updatedOn(context, post.modifiedAt)}</span>`}<span>${readingTime(context, post.words)}</span></p></header>
${withContents && contents(context, body, own)}
${cover(parts)}
<div class="body"${own}>
${trusted(body.html)}
</div>
${author !== undefined && aboutAuthor(context, author)}
${more.length > 0 && html`<div class="more"><h2>${words.moreArticles}</h2>${postList(context, more, { heading: 'h3' })}</div>`}
</article>`,
  });
}

function byline({ base, words }: PageContext, author: StoredAuthor): Html {
  const [before = '', after = ''] = words.by.split('{author}');
  return html`<span>${before}<a href="${base}${path.author(author.slug)}" rel="author">${author.name}</a>${after}</span>`;
}

function contents({ words }: PageContext, body: RenderedArticle, own: Html | undefined): Html {
  const items = body.contents.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`);
  return html`<nav class="toc" aria-label="${words.contents}"><details open><summary>${words.contents}</summary><ol${own}>${items}</ol></details></nav>`;
}

/** A cover that stands in the text already is not shown twice. */
function cover({ post, body, sizesOf }: ArticleParts): Html | undefined {
  const image = coverOf(post);
  if (image === undefined || body.images.includes(image)) return undefined;
  const sizes = sizesOf(image);
  const offered = sizes !== undefined && html` srcset="${sourceSet(image, sizes)}" sizes="${BODY_SIZES}"`;
  return html`<figure class="cover"><img src="${image}"${offered} alt="" decoding="async" fetchpriority="high"></figure>`;
}

function aboutAuthor(context: PageContext, author: StoredAuthor): Html | undefined {
  if (author.description === '' && author.jobTitle === '') return undefined;
  const { base } = context;
  return html`<div class="who">${author.avatarHash !== null && html`<img src="${base}${path.media(author.avatarHash)}" alt="" width="72" height="72" loading="lazy">`}<div><p><a href="${base}${path.author(author.slug)}"><strong>${author.name}</strong></a></p>${author.jobTitle !== '' && html`<p class="job">${author.jobTitle}</p>`}${author.description !== '' && html`<p>${author.description}</p>`}</div></div>`;
}

const DAY_MS = 86_400_000;

/** A correction on the day of publication is none that a reader looks for. */
function wasUpdated({ publishedAt, modifiedAt }: PublishedPost): boolean {
  return modifiedAt.getTime() - publishedAt.getTime() >= DAY_MS;
}

function factsOf(
  context: PageContext,
  { post, body, author }: ArticleParts,
  trail: object,
  image: string | undefined,
): object[] {
  const { canonicalBase, site, words } = context;
  const url = `${canonicalBase}${path.post(post.slug)}`;
  const publisher = { '@type': 'Organization', name: site.name, url: `${canonicalBase}/` };
  const posting = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    ...(post.description === '' ? {} : { description: post.description }),
    url,
    mainEntityOfPage: url,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.modifiedAt.toISOString(),
    inLanguage: tagOf(post.language),
    wordCount: post.words,
    ...(post.keywords.length === 0 ? {} : { keywords: post.keywords.join(', ') }),
    ...(post.categoryName === null ? {} : { articleSection: post.categoryName }),
    ...(image === undefined ? {} : { image: [image] }),
    author: author === undefined ? publisher : personOf(context, author),
    publisher,
    isPartOf: { '@type': 'Blog', '@id': `${canonicalBase}/#blog`, name: site.name },
  };
  const faq = {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: body.faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const videos = body.videos.map((video) => ({
    '@type': 'VideoObject',
    name: `${post.title} – ${fillIn(words.watchVideo, { site: video.site })}`,
    ...(post.description === '' ? {} : { description: post.description }),
    ...(image === undefined ? {} : { thumbnailUrl: [image] }),
    url: video.url,
    embedUrl: video.player ?? video.url,
  }));
  return [posting, trail, ...(body.faq.length === 0 ? [] : [faq]), ...videos];
}
