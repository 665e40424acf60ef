import { describePromotion, type PromotionExamples } from './promotion-examples.fixture.ts';
import type { ROMANCE } from './romance.ts';

const EXAMPLES: Readonly<Record<keyof typeof ROMANCE, PromotionExamples>> = {
  es: {
    sells: [
      'El próximo curso de pan empieza el 3 de marzo.',
      'Suscríbete a nuestro boletín.',
      'Compra ahora con envío gratis.',
      'Síguenos en redes.',
      'Con tu compra tienes un 10 % de descuento.',
    ],
    tells: [
      'La oferta y la demanda fijan el precio.',
      'El código genético es casi universal.',
      'La reserva de agua baja en verano.',
      'El próximo paso es la fermentación.',
      'El sorteo de jueces es público.',
    ],
  },
  fr: {
    sells: [
      'La prochaine session démarre le 3 mars.',
      'Abonnez-vous à notre newsletter.',
      'Profitez de notre offre de bienvenue.',
      'Commandez dès maintenant, la livraison est offerte.',
      'Suivez-nous sur Instagram.',
      'Notre formation montre chaque étape.',
    ],
    tells: [
      'La remise de peine est rare.',
      'Réservez la pâte au frais pendant 2 heures.',
      "L'offre et la demande fixent le prix du miel.",
      'La prochaine étape est la fermentation.',
      'Le cours du blé a baissé.',
      'La livraison du grain coûte cher.',
    ],
  },
  it: {
    sells: [
      'Il prossimo corso inizia il 3 marzo.',
      'Iscriviti alla nostra newsletter.',
      'Acquista ora con spedizione gratuita.',
      'Seguici su Instagram.',
      'Per te il 10% di sconto.',
    ],
    tells: [
      "L'offerta di grano è cresciuta.",
      'Gli abbonati alla rivista sono mille.',
      'Il prossimo passo è la lievitazione.',
      'Il corso del fiume è cambiato.',
      'Lo sconto di pena è raro.',
    ],
  },
  pt: {
    sells: [
      'O próximo curso começa a 3 de março.',
      'Subscreva a nossa newsletter.',
      'Compre já com portes grátis.',
      'Siga-nos no Instagram.',
    ],
    tells: [
      'A oferta e a procura fixam o preço.',
      'O código genético é quase universal.',
      'O próximo passo é a fermentação.',
      'O curso do rio mudou.',
    ],
  },
  'pt-PT': {
    sells: ['A próxima edição arranca a 3 de março.', 'Inscreva-se já.', 'Descarregue o nosso guia.', 'Contacte-nos.'],
    tells: [
      'A oferta de cereais cresceu.',
      'A inscrição em latim data de 1200.',
      'A próxima etapa é a cozedura.',
      'O guia acompanha os visitantes.',
    ],
  },
  'pt-BR': {
    sells: [
      'A próxima turma começa em 3 de março.',
      'Inscreva-se no nosso canal.',
      'Compre agora com frete grátis.',
      'Use o cupom e ganhe 10% de desconto.',
      'As vagas são limitadas.',
    ],
    tells: [
      'O desconto de imposto vale para famílias.',
      'A oferta de grãos cresceu.',
      'A turma de 1990 estudou física.',
      'O próximo passo é a fermentação.',
    ],
  },
  ro: {
    sells: [
      'Următorul curs începe pe 3 martie.',
      'Abonează-te la newsletterul nostru.',
      'Comandă acum cu transport gratuit.',
      'Urmărește-ne pe Instagram.',
    ],
    tells: [
      'Reducerea de impozit se aplică familiilor.',
      'Următorul pas este dospirea.',
      'Cursul euro a scăzut.',
      'Transportul cerealelor s-a scumpit.',
    ],
  },
};

describePromotion(EXAMPLES);
