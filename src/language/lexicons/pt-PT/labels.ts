import type { Labels, Templates } from '../lexicon.ts';
import { labels as shared, templates as sharedTemplates } from '../pt/labels.ts';

export const labels: Labels = {
  ...shared,
  keyTakeaways: 'O essencial em poucas linhas',
  aspects: {
    ...shared.aspects,
    overview: 'Panorama geral',
    viewsDiffer: 'Onde as opiniões se dividem',
    furtherFacts: 'Outros factos relevantes',
  },
};

export const templates: Templates = {
  ...sharedTemplates,
  description: '{topic}: os factos, os números e o contexto mais importantes, com todas as fontes citadas.',
  descriptionTails: [
    'Com fontes.',
    'Os factos essenciais, com fontes.',
    'Os factos essenciais num relance: números, razões e contexto, com fontes.',
  ],
};
