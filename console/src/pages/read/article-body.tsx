import { useLayoutEffect, useRef } from 'react';
import classes from './article-body.module.css';
import { type Claim, markClaims } from './locate-claims.ts';

interface ArticleBodyProps {
  /** Sanitised by the service. */
  readonly html: string;
  readonly claims: readonly Claim[];
  readonly chosen: number | undefined;
  onChoose(index: number): void;
}

/**
 * The article as readers see it, with its cited claims to be clicked. The list beside it does the same for the
 * keyboard: claims as buttons would make the article unreadable for a screen reader.
 */
export function ArticleBody({ html, claims, chosen, onChoose }: ArticleBodyProps) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
      link.target = '_blank';
      link.relList.add('noopener');
    }
    for (const picture of body.querySelectorAll('img')) linkForeign(picture);
    markClaims(body, claims);
    host.current?.replaceChildren(...body.childNodes);
  }, [html, claims]);

  useLayoutEffect(() => {
    const article = host.current;
    if (article === null) return;
    for (const span of article.querySelectorAll('[data-chosen]')) span.removeAttribute('data-chosen');
    if (chosen === undefined) return;
    const spans = article.querySelectorAll(`[data-claim="${chosen}"]`);
    for (const span of spans) span.setAttribute('data-chosen', '');
    spans[0]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  useLayoutEffect(() => {
    const article = host.current;
    if (article === null) return;
    const choose = (event: MouseEvent) => {
      const target = event.target as Element;
      const claim = target.closest('a') === null ? target.closest<HTMLElement>('[data-claim]') : null;
      if (claim !== null) onChoose(Number(claim.dataset.claim));
    };
    article.addEventListener('click', choose);
    return () => article.removeEventListener('click', choose);
  }, [onChoose]);

  return <article ref={host} className={classes.body} />;
}

/** The console loads nothing from elsewhere: such a picture becomes a link to where it is. */
function linkForeign(picture: HTMLImageElement): void {
  const address = picture.getAttribute('src') ?? '';
  if (address.startsWith('data:') || new URL(address, location.href).origin === location.origin) return;
  const named = picture.alt === '' ? address : picture.alt;
  if (picture.closest('a') !== null) {
    picture.replaceWith(named);
    return;
  }
  const link = picture.ownerDocument.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = named;
  picture.replaceWith(link);
}
