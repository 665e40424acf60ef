import { describe, expect, it } from 'vitest';
import { escapeHtml, html, trusted } from './html.ts';

describe('a piece of a page', () => {
  it('escapes every text in elements and attributes', () => {
    const evil = `"><script>alert('1')</script>&`;
    expect(html`<p title="${evil}">${evil}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>',
    );
  });

  it('takes pieces as they are, joins lists and leaves nothing out but nothing', () => {
    const items = ['a<', 'b'].map((text) => html`<li>${text}</li>`);
    expect(
      html`<ul>${items}</ul>${0}${false}${null}${undefined}${trusted('<hr>')}${['<', [trusted('<br>')]]}`.markup,
    ).toBe('<ul><li>a&lt;</li><li>b</li></ul>0<hr>&lt;<br>');
  });

  it('leaves out what XML can not hold', () => {
    expect(escapeHtml('a\u0000b\u001fc\ud800d😀\udc00e\n')).toBe('abcd😀e\n');
  });
});
