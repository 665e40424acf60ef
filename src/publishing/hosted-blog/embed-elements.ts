import type { Element, Parents, Root } from 'hast';
import { type CallToActionData, readEmbed } from '../../article/embeds.ts';
import type { Language } from '../../contract/languages.ts';
import { element, replaceIn } from './html-tree.ts';
import { fillIn, messagesOf } from './messages/all-messages.ts';
import { playerAddress, videoPlayer } from './video-player.ts';

/** A video by the page where it is watched. */
export interface VideoLink {
  /** As readers know the site. */
  readonly site: string;
  readonly url: string;
  /** Address of the site's own player; undefined where none is known. */
  readonly player: string | undefined;
}

export interface EmbedOptions {
  /** Of the words around a video. */
  readonly language: Language;
  /** Videos are played in the page, with this style sheet; undefined: they are links to where they are watched. */
  readonly playerStyle?: string | undefined;
}

const SITE_NAMES: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  peertube: 'PeerTube',
};

/** Puts what they stand for in the place of embed comments; nothing in that of those we do not know. @returns the videos */
export function showEmbeds(tree: Root, options: EmbedOptions): VideoLink[] {
  const videos: VideoLink[] = [];
  showIn(tree, videos, options);
  return videos;
}

function showIn(parent: Parents, videos: VideoLink[], options: EmbedOptions): void {
  for (const child of [...parent.children]) {
    if (child.type === 'element') showIn(child, videos, options);
    if (child.type !== 'comment') continue;
    const embed = readEmbed(child.value);
    if (embed === undefined) replaceIn(parent, child);
    else if (embed.kind === 'call-to-action') replaceIn(parent, child, callToAction(embed.data));
    else {
      const url = embed.data.src;
      const video = { site: siteNameOf(embed.site, url), url, player: playerAddress(embed.site, url) };
      videos.push(video);
      replaceIn(parent, child, videoBlock(video, options));
    }
  }
}

function siteNameOf(site: string, url: string): string {
  return Object.hasOwn(SITE_NAMES, site) ? (SITE_NAMES[site] ?? site) : hostOf(url);
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Nothing of the video's site is loaded before a reader plays the video or goes there. */
function videoBlock({ site, url, player }: VideoLink, { language, playerStyle }: EmbedOptions): Element {
  const words = fillIn(messagesOf(language).watchVideo, { site });
  const isPlayed = player !== undefined && playerStyle !== undefined;
  const link = [
    element('a', { href: url, rel: ['noopener', 'nofollow'] }, isPlayed ? words : `▶ ${words}`),
    element('span', { className: ['iw-video-host'] }, ` ${hostOf(url)}`),
  ];
  if (!isPlayed) return element('p', { className: ['iw-video'] }, ...link);
  return element(
    'div',
    { className: ['iw-video', 'iw-video-played'] },
    videoPlayer(player, language, playerStyle),
    element('p', {}, ...link),
  );
}

function callToAction(data: CallToActionData): Element {
  const link = (text: string, className: string) =>
    element('a', { href: data.link, rel: ['noopener'], className: [className] }, text);
  if (data.model_type === 'anchor_text') {
    return element(
      'p',
      { className: ['iw-cta', 'iw-cta-line'] },
      link(data.content || hostOf(data.link), 'iw-cta-link'),
    );
  }
  return element(
    'div',
    { className: ['iw-cta'] },
    element('p', { className: ['iw-cta-title'] }, element('strong', {}, data.title)),
    element('p', {}, data.description),
    element('p', {}, link(data.button_text || hostOf(data.link), 'iw-cta-button')),
  );
}
