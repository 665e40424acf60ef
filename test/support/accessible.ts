import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds wrong with a page, or one of its frames alone, as `rule: element`.
 * @param options of `axe.run`: which rules to look at; all when left out
 */
export async function violationsOf(
  page: Pick<Page, 'evaluate'>,
  options: { readonly runOnly?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate('typeof axe !== "undefined"'))) await page.evaluate(AXE);
  const found = await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]))`,
  );
  return (found as [string, string[]][]).flatMap(([id, nodes]) => nodes.map((html) => `${id}: ${html}`));
}

/** Pixels by which a page is wider than its window; none when it fits. */
export async function overflowOf(page: Page): Promise<number> {
  return Math.max(0, Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')));
}
