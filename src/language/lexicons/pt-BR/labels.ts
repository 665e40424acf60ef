import type { Labels, Templates } from '../lexicon.ts';
import { labels as shared, templates as sharedTemplates } from '../pt/labels.ts';

export const labels: Labels = {
  ...shared,
  seeAlso: 'Veja também',
  aspects: {
    ...shared.aspects,
    outlook: 'Perspectivas',
    tips: 'Dicas práticas',
    furtherFacts: 'Outras informações importantes',
  },
};

export const templates: Templates = {
  ...sharedTemplates,
  titles: {
    ...sharedTemplates.titles,
    plain: [
      '{topic}: o que é importante saber',
      '{topic}: guia prático',
      '{topic}: os pontos principais',
      '{topic} em resumo',
    ],
  },
  questions: {
    ...sharedTemplates.questions,
    types: '{topic}: quais são os tipos?',
    costs: '{topic}: quais custos é preciso prever?',
    choosing: '{topic}: o que levar em conta na escolha?',
    mistakes: '{topic}: quais erros são comuns?',
    examples: '{topic}: quais são alguns exemplos?',
    outlook: '{topic}: quais são as perspectivas?',
  },
  attribution: 'Contém trechos de: {source}.',
  attributionWithLicence: 'Contém trechos de: {source} (licença: {licence}).',
  description: '{topic}: os fatos, os números e o contexto mais importantes, com todas as fontes citadas.',
  descriptionTails: [
    'Com fontes.',
    'Os fatos essenciais, com fontes.',
    'Os fatos essenciais de forma resumida: números, razões e contexto, com fontes.',
  ],
};
