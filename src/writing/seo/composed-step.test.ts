import { describe, expect, it } from 'vitest';
import { draftOf, scriptedDesk, toolsOf } from '../check/composed/composed-check.fixture.ts';
import { composedSeoStep } from './composed-step.ts';

const DESCRIPTION =
  'A heat pump pays in most old houses, as long as the radiators can work with lukewarm water; what it costs and who hears it.';

describe('texts for search engines by a model', () => {
  it('stand without labels, quotation marks, counts and line breaks', async () => {
    const search = {
      title: 'SEO title: "When a Heat Pump Pays [E1]" (26 characters)',
      description: `Meta description:\n“${DESCRIPTION}” (${DESCRIPTION.length} chars)`,
      keywords: ['Keywords: heat pump', '„old house"', '**radiators** [E3]'],
    };
    const { desk, calls } = scriptedDesk({});
    const summaries = { takeaways: { asked: false, items: [] }, search };
    const tools = { ...toolsOf(desk), slugs: 'latin' } as const;
    const seo = await composedSeoStep.run({}, { ...draftOf({}), summaries }, tools);
    expect(calls).toEqual([]);
    expect(seo).toMatchObject({
      title: 'When a Heat Pump Pays',
      description: DESCRIPTION,
      keywords: ['heat pump', 'old house', 'radiators'],
    });
  });
});
