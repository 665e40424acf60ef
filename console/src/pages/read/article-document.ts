/** A page of its own around the body of an article. @param body sanitised HTML without a title */
export function articleDocument(title: string, body: string): string {
  const { documentElement, head, body: shown } = document.implementation.createHTMLDocument(title);
  const charset = document.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  head.prepend(charset);
  const heading = document.createElement('h1');
  heading.textContent = title;
  shown.innerHTML = body;
  shown.prepend(heading);
  return `<!doctype html>\n${documentElement.outerHTML}\n`;
}
