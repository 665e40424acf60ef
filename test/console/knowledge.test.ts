import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/accessible.ts';
import { useBrowser } from '../support/browser.ts';
import { useConsoleService } from '../support/console-service.ts';

const browser = useBrowser();
const desk = useConsoleService(browser);

const PUMPS = `# Quiet heat pumps

## Noise

The outdoor unit of most models is quieter than a conversation between two people in a room.

## Size

The size of a heat pump follows from the heat loss of the house, which an engineer calculates.`;

const file = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) });

describe('a knowledge store', { timeout: 180_000 }, () => {
  it('takes documents, says what was understood of each, and is searched as an article would', async (test) => {
    const { page, problems, close } = await desk.signedIn(browser.orSkip(test), '/knowledge');
    await page.getByLabel('Name of a new store').fill('Product sheets');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Product sheets' }).waitFor();
    await page.getByText('No document in this store').waitFor();

    await page
      .locator('input[type=file]')
      .setInputFiles([
        file('pumps.md', PUMPS),
        file('none.md', ''),
        file('bread.md', '# Bread\n\nBread is baked from flour, water and salt in a hot oven.'),
      ]);
    await page.getByRole('button', { name: 'Upload' }).click();
    const sent = page.getByRole('list', { name: 'Uploaded files' });
    await sent.getByText('Understood as “Quiet heat pumps”').waitFor();
    await sent.getByText('Understood as “Bread”').waitFor();
    await sent.getByRole('alert').waitFor();
    await page.getByRole('row', { name: /Quiet heat pumps/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const search = page.getByRole('region', { name: 'Search this store' });
    await search.getByRole('searchbox').fill('how loud is the outdoor unit');
    await page.keyboard.press('Enter');
    await search.getByRole('heading', { name: 'Quiet heat pumps' }).waitFor();
    expect(await search.locator('blockquote').first().textContent()).toContain('quieter than a conversation');
    expect(await search.getByRole('heading', { name: 'Bread' }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await search.getByRole('searchbox').fill('bicycle');
    await page.keyboard.press('Enter');
    await search.getByText('Nothing in this store bears on “bicycle”.').waitFor();

    await page.getByRole('button', { name: 'Read Quiet heat pumps' }).click();
    await page.getByRole('dialog', { name: 'Quiet heat pumps' }).getByText('The text as it was understood').waitFor();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await close();
  });
});
