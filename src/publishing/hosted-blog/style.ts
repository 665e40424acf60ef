import { sha256Hex } from '../../support/hash.ts';

/** The one style sheet of all hosted blogs: light and dark, from left or right, on a telephone and on paper. */
const CSS = `
:root{color-scheme:light dark;--bg:#fbfaf7;--text:#211f1b;--soft:#5e584f;--line:#e3dfd6;--panel:#f3f0e9;--accent:#1f4f86;--on-accent:#fff;
--serif:Charter,"Bitstream Charter","Sitka Text",Cambria,"Noto Serif",Georgia,serif;--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
@media(prefers-color-scheme:dark){:root{--bg:#16171a;--text:#e7e4dd;--soft:#aaa499;--line:#35363c;--panel:#1f2126;--accent:#9dc4f6;--on-accent:#10141a}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--text);font:400 clamp(1.0625rem,1rem + .25vw,1.1875rem)/1.65 var(--serif);overflow-wrap:break-word}
:lang(zh),:lang(ja),:lang(ko){--serif:system-ui,-apple-system,"PingFang SC","Hiragino Sans","Noto Sans CJK SC","Microsoft YaHei",sans-serif;line-height:1.85;line-break:strict}
:lang(ko){word-break:keep-all}
:lang(ar){--serif:"Noto Naskh Arabic","Geeza Pro","Segoe UI","Times New Roman",serif;line-height:1.9}
:lang(bo){--serif:"Noto Serif Tibetan","Microsoft Himalaya",Kailasa,serif;line-height:2}
:lang(th),:lang(hi){line-height:1.85}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:2px}
h1,h2,h3,h4,h5,h6{line-height:1.25;margin:2.2em 0 .6em;text-wrap:balance;font-weight:700}
:lang(ar) :is(h1,h2,h3),:lang(bo) :is(h1,h2,h3),:lang(th) :is(h1,h2,h3),:lang(hi) :is(h1,h2,h3){line-height:1.5}
h1{font-size:clamp(1.85rem,1.4rem + 2.2vw,2.7rem);line-height:1.15;margin:.2em 0 .4em;letter-spacing:-.01em}
h2{font-size:1.5em;margin-top:1.7em}h3{font-size:1.2em}h4,h5,h6{font-size:1em}
p,ul,ol,dl,figure,blockquote,pre,.table{margin:0 0 1.1em}
ul,ol{padding-inline-start:1.4em}li+li{margin-top:.35em}
img{max-width:100%;height:auto;border-radius:6px}
hr{border:0;border-top:1px solid var(--line);margin:2.5em 0}
blockquote{border-inline-start:3px solid var(--accent);padding-inline-start:1.1em;margin-inline:0;color:var(--soft)}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.88em}
code{background:var(--panel);padding:.1em .3em;border-radius:4px}
pre{background:var(--panel);padding:1em;border-radius:6px;overflow:auto;direction:ltr;text-align:left}pre code{padding:0;background:none}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;font:.92em/1.5 var(--sans)}
th,td{padding:.55em .8em;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;min-width:7em}th{border-bottom-width:2px;font-weight:650}
.caption,figcaption{font:.85em/1.5 var(--sans);color:var(--soft)}.caption em{font-style:normal}
.body p>img:only-child{display:block}p:has(>img:only-child)+.caption{margin:-.7em 0 1.6em}
.skip{position:absolute;inset-inline-start:1rem;top:-6rem;background:var(--accent);color:var(--on-accent);padding:.5em 1em;z-index:2}.skip:focus{top:1rem}
.top,main,.foot{width:min(100% - 2.5rem,66rem);margin-inline:auto}
.top{display:flex;flex-wrap:wrap;gap:.6rem 2rem;align-items:center;padding-block:1.5rem 1.1rem;border-bottom:1px solid var(--line);font-family:var(--sans)}
.brand{flex:1 1 16rem;min-width:0}
.name{font:700 1.45rem/1.25 var(--serif);margin:0;letter-spacing:-.01em}.name a{color:inherit;text-decoration:none}
.tagline{margin:.15rem 0 0;color:var(--soft);font-size:.92rem;line-height:1.45}
.topics{flex:1 0 100%;font-size:.92rem}.topics ul{display:flex;flex-wrap:wrap;gap:.2rem 1.3rem;list-style:none;margin:0;padding:0}.topics li{margin:0}
.topics a{display:inline-block;padding:.25em 0;color:var(--soft);text-decoration:none}.topics a:hover{color:var(--accent);text-decoration:underline}
.topics [aria-current]{color:var(--text);font-weight:650}
.search{display:flex;flex:0 1 20rem;gap:.4rem;font-size:.92rem}
.search input,.search button{font:inherit;line-height:1.4;min-height:2.6rem;border-radius:6px;border:1px solid var(--soft);background:var(--bg);color:var(--text);padding:.35em .75em}
.search ::placeholder{color:var(--soft);opacity:1}.search input{flex:1 1 8rem;width:100%;min-width:0}.search button{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600;cursor:pointer;white-space:nowrap}
.hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
main{padding-block:1.8rem 3rem;min-height:50vh}
.crumbs{font:.85rem/1.5 var(--sans);color:var(--soft);margin-bottom:1.4rem}.crumbs ol{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0}
.crumbs li{margin:0}.crumbs li+li::before{content:"/";padding-inline:.6em;color:var(--line)}.crumbs a{color:inherit}
.meta{font:.87rem/1.6 var(--sans);color:var(--soft);margin:0;display:flex;flex-wrap:wrap;gap:0 1.1em}.meta a{color:inherit}
.posts{list-style:none;padding:0;margin:0}
.posts>li{margin:0;padding-block:1.5rem;border-top:1px solid var(--line);display:flex;gap:1.4rem;align-items:flex-start}.posts>li:first-child{border-top:0;padding-top:.4rem}
.posts .words{flex:1;min-width:0}.posts h2,.posts h3{font-size:1.3rem;margin:.15em 0 .3em}.posts h2 a,.posts h3 a{color:var(--text);text-decoration:none}.posts :is(h2,h3) a:hover{color:var(--accent);text-decoration:underline}
.posts p:not(.meta){margin:0;color:var(--soft);max-width:46rem}
.posts .thumb{flex:0 0 9.5rem;aspect-ratio:4/3;object-fit:cover;width:9.5rem;height:auto;background:var(--panel)}
.lead{font-size:1.1em;color:var(--soft);max-width:42rem}
.turn{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;font:.95rem/1.5 var(--sans);padding-top:1.2rem;border-top:1px solid var(--line)}
.page{max-width:42rem;margin-inline:auto}
.article{display:grid;grid-template-columns:minmax(0,42rem);justify-content:center}
.article header{margin-bottom:1.8rem}
.cover{margin:0 0 1.8rem}.cover img{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;background:var(--panel)}
.toc{font:.92rem/1.5 var(--sans);background:var(--panel);border-radius:8px;padding:.9rem 1.1rem;margin:0 0 1.8rem}
.toc summary{font-weight:650;cursor:pointer}.toc ol{margin:.6rem 0 0;padding:0;list-style:none}.toc li+li{margin-top:.4em}.toc a{color:var(--soft);text-decoration:none}.toc a:hover{color:var(--accent);text-decoration:underline}
.cite{font:.72em/1 var(--sans);vertical-align:.35em;text-decoration:none;padding-inline:.1em}
.body>:first-child{margin-top:0}.body li:target{background:var(--panel)}
.iw-video,.iw-cta{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:1.1em 1.3em;font-family:var(--sans);margin:0 0 1.4em}
.iw-video a{font-weight:650}.iw-video-host{color:var(--soft);font-size:.88em}
.iw-video-played{padding:0;overflow:hidden}.iw-video-played iframe{display:block;width:100%;aspect-ratio:16/9;border:0;background:var(--panel)}.iw-video-played p{margin:0;padding:.7em 1.1em;border-top:1px solid var(--line);font-size:.92em}
.iw-player,.iw-player body,.iw-player main{height:100%;margin:0;background:var(--panel)}.iw-player main{width:auto;padding:0;min-height:0}
.iw-player a{height:100%;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.35em;padding:1em;text-align:center;font:650 1rem/1.4 var(--sans);color:var(--text);text-decoration:none}.iw-player a:hover{text-decoration:underline}.iw-player a:focus-visible{outline-offset:-6px}
.iw-player small{font-weight:400;color:var(--soft)}.iw-play{display:grid;place-content:center;width:4rem;height:4rem;padding-inline-start:.2rem;border-radius:50%;background:var(--accent);color:var(--on-accent);font-size:1.5rem;line-height:1}
.iw-cta p{margin:0 0 .6em}.iw-cta p:last-child{margin:0}.iw-cta-title{font-size:1.15em}
.iw-cta-button{display:inline-block;background:var(--accent);color:var(--on-accent);font-weight:650;text-decoration:none;border-radius:6px;padding:.55em 1.2em}.iw-cta-button:hover{text-decoration:underline}
.who{display:flex;gap:1.1rem;align-items:flex-start;border-top:1px solid var(--line);margin-top:2.8rem;padding-top:1.4rem;font-family:var(--sans);font-size:.94rem;line-height:1.55}
.who img,.face{width:4.5rem;height:4.5rem;object-fit:cover;border-radius:50%;flex:none}.who p{margin:0}.who .job{color:var(--soft)}
.face{width:6.5rem;height:6.5rem}.links{font-family:var(--sans);font-size:.94rem}
.more{border-top:1px solid var(--line);margin-top:2.6rem}.more>h2{font-size:1.15rem;margin:1.3rem 0 .4rem;font-family:var(--sans)}.more .posts>li{padding-block:1rem}.more .posts>li:first-child{padding-top:.4rem}.more .posts h3{font-size:1.08rem}
.foot{border-top:1px solid var(--line);padding-block:1.4rem 2.5rem;font:.88rem/1.6 var(--sans);color:var(--soft);display:flex;flex-wrap:wrap;gap:.3rem 1.6rem}.foot p{margin:0;flex:1 1 auto}.foot a{color:inherit}
@media(max-width:34rem){.posts .thumb{flex-basis:5.5rem;width:5.5rem}.search{flex:1 1 100%}th,td{padding-inline:.5em}}
@media(min-width:68rem){.article.with-toc{grid-template-columns:14rem minmax(0,42rem) minmax(0,1fr);column-gap:2.5rem}
.with-toc>*{grid-column:2}.with-toc>.toc{grid-column:1;grid-row:2/span 9;align-self:start;position:sticky;top:1.5rem;max-height:calc(100vh - 3rem);overflow:auto;background:none;padding:.3rem 0 0}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{.iw-video iframe{display:none}:root{--bg:#fff;--text:#000;--soft:#333;--line:#999;--panel:#fff;--accent:#000;color-scheme:light}body{font-size:11pt}.search,.topics,.toc,.more,.foot,.skip,.crumbs{display:none}.top{border:0;padding:0 0 .5cm}main,.top{width:auto}h1,h2,h3{break-after:avoid}img,table,pre{break-inside:avoid}.cite{text-decoration:none}}
`;

export const STYLE = { body: CSS.trim(), name: `style.${sha256Hex(CSS).slice(0, 12)}.css` } as const;
