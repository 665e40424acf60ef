import type { Element } from 'hast';
import { htmlOf } from '../../article/to-html.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { element } from './html-tree.ts';
import { messagesOf } from './messages/all-messages.ts';

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']);

/** What a player may do: play, and open the video's own page beside this one; it can not lead this page away. */
const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'];
const MAY = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

/**
 * Address of a site's own player for a video, in its form that follows readers least; undefined where none is known.
 * @param site as the embed comment names it
 * @param watchUrl page where the video is watched
 */
export function playerAddress(site: string, watchUrl: string): string | undefined {
  const url = new URL(watchUrl);
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter((part) => part !== '');
  if (site === 'youtube' && YOUTUBE_HOSTS.has(url.hostname)) {
    const id =
      url.hostname === 'youtu.be'
        ? first
        : ['embed', 'shorts', 'live'].includes(first)
          ? second
          : url.searchParams.get('v');
    return id !== null && /^[\w-]{6,20}$/.test(id)
      ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
      : undefined;
  }
  if (site === 'vimeo' && /^(?:www\.)?vimeo\.com$/.test(url.hostname)) {
    return /^\d+$/.test(first) ? `https://player.vimeo.com/video/${first}?autoplay=1&dnt=1` : undefined;
  }
  if (site === 'peertube' && url.protocol === 'https:') {
    const id = first === 'w' ? second : first === 'videos' && second === 'watch' ? third : '';
    // Without p2p: else readers would tell each other their addresses.
    return /^[\w-]{6,40}$/.test(id) ? `${url.origin}/videos/embed/${id}?autoplay=1&p2p=0` : undefined;
  }
  return undefined;
}

/**
 * A frame with a button that takes the player's place once it is pressed; until then nothing of the video's site is
 * loaded. It needs no script: the button is a link inside the frame, which leads the frame on.
 * @param styleUrl of the page's own style sheet
 */
export function videoPlayer(player: string, language: Language, styleUrl: string): Element {
  const words = messagesOf(language).playVideo;
  const { direction, intl } = LANGUAGES[language];
  const button = element(
    'a',
    { href: player, referrerPolicy: 'strict-origin-when-cross-origin' },
    element('span', { className: ['iw-play'], ariaHidden: 'true' }, '▶'),
    element('span', {}, words),
    element('small', {}, new URL(player).hostname),
  );
  const page = element(
    'html',
    { lang: intl, dir: direction, className: ['iw-player'] },
    element('head', {}, element('title', {}, words), element('link', { rel: ['stylesheet'], href: styleUrl })),
    element('body', {}, element('main', {}, button)),
  );
  return element('iframe', {
    srcDoc: `<!doctype html>${htmlOf({ type: 'root', children: [page] })}`,
    title: words,
    sandbox: SANDBOX,
    allow: MAY,
    allowFullScreen: true,
  });
}
