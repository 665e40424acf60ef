import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { htmlDocument } from './html-document.ts';
import { toHtml } from './to-html.ts';

const ALLOWED = new Set([
  ...[
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'dd',
    'del',
    'details',
    'div',
    'dl',
    'dt',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
  ],
  ...['h6', 'hr', 'i', 'img', 'input', 'ins', 'kbd', 'li', 'ol', 'p', 'picture', 'pre', 'q', 's', 'section', 'source'],
  ...['span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'tt', 'ul'],
]);
const ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'title',
  'id',
  'rel',
  'align',
  'type',
  'disabled',
  'checked',
  'start',
  'open',
]);

/** Everything in a piece of HTML that could do something. */
function active(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!ALLOWED.has(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.has(attribute)) found.push(`${name} ${attribute}`);
        const isAddress = attribute === 'href' || attribute === 'src';
        if (isAddress && /^[^a-z]*[a-z][a-z0-9+.-]*:/i.test(value) && !/^(?:https?|mailto):/.test(value))
          found.push(value);
      }
    },
    oncomment(comment) {
      if (!comment.startsWith(' qc:embed/')) found.push(`<!--${comment}-->`);
    },
  });
  parser.end(html);
  return found;
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" alt="a">',
  '<img src=`javascript:alert(1)`>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<input type="image" src="javascript:alert(1)">',
  '<select onfocus=alert(1) autofocus></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="position:fixed;inset:0" class="x">x</div>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://e.org" onclick="alert(1)" target="_blank">x</a>',
  '[x](javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](java&#115;cript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://e.org/p.png)',
  '[x](https://e.org "a\\" onmouseover=\\"alert(1)")',
  '<javascript:alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<title><img src=x onerror=alert(1)></title>',
  '<plaintext><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<!-- qc:embed/x {"a": 1} --><script>alert(1)</script>',
  '<!-- qc:embed/x {"a": "--><img src=x onerror=alert(1)>"} -->',
  '<!-- qc:embed/x not json -->',
  '<?php echo 1 ?><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<a name="location" id="document">x</a>',
  '<custom-element onconnected=alert(1)>x</custom-element>',
  '```html\n<script>alert(1)</script>\n```',
  '`<img src=x onerror=alert(1)>`',
  '# <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '[^1]\n\n[^1]: <img src=x onerror=alert(1)>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '\u0000<script\u0000>alert(1)</script>',
];

describe('toHtml', () => {
  it.each(ATTACKS)('leaves nothing active of %j', (attack) => {
    const html = toHtml(`Before ${attack}\n\n${attack}\n\nafter`).replace(
      / (?:data-footnote\w*|aria-\w+|class)(?:-\w+)*(?:="[^"]*")?/g,
      '',
    );
    expect(active(html)).toEqual([]);
    // What could do something must not come back as text that a careless page would parse again.
    expect(html.replace(/<(?:code|pre)>.*?<\/(?:code|pre)>/gs, '')).not.toMatch(/<script|onerror="|<style/i);
  });

  it('keeps what an article is made of', () => {
    const html = toHtml('# A *b*\n\nText **c** `d` [1]\n\n- x\n- y\n\n| h |\n| --- |\n| <i>c</i> |\n\n1. z');
    expect(html).toContain('<h1 id="h-a-b">A <em>b</em></h1>');
    expect(html).toContain('<p>Text <strong>c</strong> <code>d</code> [1]</p>');
    expect(html).toContain('<li>x</li>');
    expect(html).toContain('<td><i>c</i></td>');
    expect(html).toContain('<ol>\n<li>z</li>\n</ol>');
  });

  it('gives every heading an id of its own, in any script', () => {
    const ids = [...toHtml('# One\n\n## One\n\n## 热泵 噪音\n\n### !?\n\n## Größe').matchAll(/ id="([^"]*)"/g)].map(
      ([, id]) => id,
    );
    expect(ids).toEqual(['h-one', 'h-one-2', 'h-热泵-噪音', 'h-section', 'h-größe']);
  });

  it('cuts external links off from the page that opened them', () => {
    const markdown = '[a](https://a.example/x) [b](https://own.example/y) [c](#h-c) [d](mailto:x@e.org) [e](/z)';
    expect(toHtml(markdown, { ownHost: 'own.example' })).toBe(
      '<p><a href="https://a.example/x" rel="noopener">a</a> <a href="https://own.example/y">b</a> <a href="#h-c">c</a> ' +
        '<a href="mailto:x@e.org">d</a> <a href="/z">e</a></p>',
    );
    expect(toHtml('[a](https://a.example/x)', { nofollow: true })).toContain('rel="noopener nofollow"');
    expect(toHtml('<a href="https://a.example" rel="opener">x</a>')).toContain('rel="noopener"');
  });

  it('gives every picture an alt text', () => {
    expect(toHtml('![A pump](https://e.org/p.png) <img src="https://e.org/q.png">')).toBe(
      '<p><img src="https://e.org/p.png" alt="A pump"> <img src="https://e.org/q.png" alt=""></p>',
    );
  });

  it.each([
    '<!-- qc:embed/youtube {"src": "https://www.youtube.com/watch?v=a--b&t=1"} -->',
    '<!-- qc:embed/CTA {"model_type": "three_stage", "link": "https://e.org/?a=1&b=2", "title": "A \\u003cb\\u003e \\"q\\" – ü", "description": "d", "button_text": "Go"} -->',
    '<!-- qc:embed/CTA {"model_type": "anchor_text", "link": "https://e.org", "content": "热泵"} -->',
  ])('keeps an embed letter for letter: %s', (embed) => {
    expect(toHtml(`Text.\n\n${embed}\n\nMore.`)).toBe(`<p>Text.</p>\n${embed}\n<p>More.</p>`);
    expect(toHtml(`Text ${embed} more.`)).toBe(`<p>Text ${embed} more.</p>`);
  });
});

describe('htmlDocument', () => {
  it('is a whole document in the language and direction of its text', () => {
    const html = htmlDocument('# T\n\nx', { language: 'ar', title: 'T <b> "q" & x', description: '"><script>' });
    expect(html).toMatch(/^<!doctype html>\n<html lang="ar[^"]*" dir="rtl">\n/);
    expect(html).toContain('<title>T &lt;b&gt; &quot;q&quot; &amp; x</title>');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('<article>\n<h1 id="h-t">T</h1>\n<p>x</p>\n</article>');
    expect(htmlDocument('x', { language: 'en', title: '', description: '' })).toContain('dir="ltr"');
  });
});
