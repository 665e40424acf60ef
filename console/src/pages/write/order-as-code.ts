import type { OrderBody } from './order-draft.ts';

/** The same order for a shell; the token stands in the environment, never in the text. */
export function asCurl(origin: string, body: OrderBody): string {
  const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`);
  return [
    `curl -sS '${origin}/v1/writing/blog' \\`,
    '  -H "X-OPENAPI-TOKEN: $INKWRIGHT_TOKEN" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '${json}'`,
  ].join('\n');
}

/** The same order for Node or a browser. */
export function asTypeScript(origin: string, body: OrderBody): string {
  return [
    `const response = await fetch('${origin}/v1/writing/blog', {`,
    "  method: 'POST',",
    "  headers: { 'X-OPENAPI-TOKEN': process.env.INKWRIGHT_TOKEN ?? '', 'Content-Type': 'application/json' },",
    `  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`,
    '});',
    'const { message, data, error } = await response.json();',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    'if (!response.ok) throw new Error(`${error.code}: ${message}`);',
    'const { blogId } = data;',
  ].join('\n');
}
