import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../article/to-html.ts';
import { playerAddress, videoPlayer } from './video-player.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const PEERTUBE = 'https://tube.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d?autoplay=1&p2p=0';

describe('the player of a video', () => {
  it.each([
    ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', YOUTUBE],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ', YOUTUBE],
    ['youtube', 'https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['peertube', 'https://tube.example/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d', PEERTUBE],
    ['peertube', 'https://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d', PEERTUBE],
    ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ])('of %s at %s is %s', (site, watch, player) => {
    expect(playerAddress(site, watch)).toBe(player);
  });

  it.each([
    ['youtube', 'https://www.youtube.com/@somebody'],
    ['youtube', 'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E'],
    ['youtube', 'https://youtube.com.thief.example/watch?v=dQw4w9WgXcQ'],
    ['peertube', 'http://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d'],
    ['peertube', 'https://tube.example/a/../../evil'],
    ['vimeo', 'https://vimeo.com/channels/x'],
    ['map', 'https://maps.example/watch?v=dQw4w9WgXcQ'],
  ])('is unknown for %s at %s', (site, watch) => {
    expect(playerAddress(site, watch)).toBeUndefined();
  });

  it('stands in a sandbox that can not lead the page away, and runs nothing before it is loaded', () => {
    const html = htmlOf({ type: 'root', children: [videoPlayer(YOUTUBE, 'ar', '/sites/x/style.css')] });
    expect(html).toMatch(/^<iframe srcdoc="/);
    const sandbox = /sandbox="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(sandbox).toEqual(['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation']);
    expect(html).not.toMatch(/<script| src=/);
    expect(html).toContain('title="تشغيل الفيديو"');
    expect(html).toContain('dir=&#x22;rtl&#x22;');
  });
});
