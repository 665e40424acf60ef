import { type Html, html, trusted } from './html.ts';

/** Facts for search engines. No text in them can end the element: `<` and its like are written as escapes. */
export function jsonLd(graph: readonly object[]): Html {
  if (graph.length === 0) return trusted('');
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  const safe = json.replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return html`<script type="application/ld+json">${trusted(safe)}</script>`;
}
