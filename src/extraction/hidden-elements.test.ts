import { describe, expect, it } from 'vitest';
import { removeHidden } from './hidden-elements.ts';
import { parsePage, textOf } from './page-tree.ts';

function seen(html: string): string {
  const tree = parsePage(html);
  removeHidden(tree);
  return textOf(tree);
}

describe('text that no reader sees', () => {
  it.each([
    'hidden',
    'hidden="until-found"',
    'aria-hidden="true"',
    'style="display:none"',
    'style="color: red; DISPLAY : none !important"',
    'style="visibility:hidden"',
    'style="font-size:0"',
    'style="font-size: 0.0em;"',
    'style="font-size:1px"',
    'style="opacity:0"',
    'style="position:absolute;left:-9999px"',
    'style="text-indent:-100em"',
    'style="clip:rect(0,0,0,0)"',
    'style="clip-path:inset(50%)"',
    'style="height:0;overflow:hidden"',
    'style="transform:scale(0)"',
    'style="color:transparent"',
    'style="color:rgba(1,2,3,0)"',
    'style="color:#fff"',
    'style="color:red;background:red"',
    'class="sr-only"',
    'class="d-none"',
    'class="screen-reader-text"',
  ])('goes: %s', (attributes) => {
    expect(seen(`<p>A A A<span ${attributes}> B</span></p>`)).toBe('A A A');
  });

  it.each([
    'aria-hidden="false"',
    'style="display:block"',
    'style="font-size:0.8em"',
    'style="opacity:0.9"',
    'style="margin-left:-10px"',
    'style="color:#000;background-color:#fff"',
    'class="hidden md:inline"',
    'class="d-none d-md-inline"',
    'class="hidden-gem"',
  ])('stays when it is seen: %s', (attributes) => {
    expect(seen(`<p>A<span ${attributes}> B</span></p>`)).toBe('A B');
  });

  it('is told by the page’s own style sheet, but not by rules for other moments', () => {
    expect(
      seen(
        '<style>.a, #b { display: none } p.c{font-size:0}</style><p class="a">1</p><p id="b">2</p><p class="c">3</p><p>4</p>',
      ),
    ).toBe('4');
    expect(seen('<style>@media print { .a { display: none } } .a{color:red}</style><p class="a">1</p>')).toBe('1');
    expect(seen('<style>.a:hover{display:none}.b .a{display:none}</style><p class="a">1</p>')).toBe('1');
  });

  it('does not include white letters on a dark ground', () => {
    expect(seen('<div style="background:#123"><p style="color:white">A</p></div>')).toBe('A');
    expect(seen('<div class="hero"><p style="color:white">A</p></div>')).toBe('A');
    expect(seen('<td bgcolor="navy"><font color="white">A</font></td>')).toBe('A');
  });

  it('is not what a script will fade in, when that is most of the page', () => {
    expect(seen('<nav>Menu</nav><main style="opacity:0;transform:none">The text of the page.</main>')).toBe(
      'Menu The text of the page.',
    );
    expect(seen('<style>.in{opacity:0}</style><p>Menu</p><p class="in">The text of the page.</p>')).toBe(
      'Menu The text of the page.',
    );
    expect(seen('<main>The text of the page.</main><p style="opacity:0">Aside</p>')).toBe('The text of the page.');
  });

  it('never is the whole page', () => {
    expect(seen('<html><body style="opacity:0">A</body></html>')).toBe('A');
  });
});
