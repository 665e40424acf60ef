import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    augment*, hausse, progress*, accru*, croiss*, grimp* / diminu*, baiss*, recul*, chut*, réduit*, rédui*
    plus, supérieur*, davantage / moins, inférieur*
    avant / après
    meilleur*, mieux, amélior* / pire*, mal, détérior*, aggrav*
    adopté*, approuvé*, accepté*, approuve, accepte / rejeté*, refusé*, rejette, refuse
    autoris*, permis*, permet, légal* / interdi*, illégal*
    sûr, sûre, sûrs / dangereu*
    efficace* / inefficace*
    gagné*, remport*, gagne / perdu*, perd
    bénéfice*, excédent* / perte*, déficit*
    nord / sud
    est / ouest
    hommes, masculin* / femmes, féminin*
    chaud*, chaude* / froid*
    rapide* / lent*
    haut, haute, élevé* / bas, basse, faible*
    ancien*, vieux, vieille / nouveau*, nouvelle*, récent*
    ouvert*, ouvre, commenc*, débuté* / fermé*, ferme, termin*, cess*
    import* / export*
    majorité / minorité
    minimum / maximum
    grand, grande, grands, grandes / petit, petite, petits, petites
    premier, première / dernier, dernière
    acheté*, achat / vendu*, vente
    rare*, rarement / fréquent*, souvent
  `,
  negators: 'n',
  notNegators: 'non seulement, pas seulement, pas plus de, pas moins de',
  about: 'environ, près de, autour de, presque, quelque, à peu près, aux alentours de',
  over: "plus de, plus d', au moins, au-delà de, supérieur à, supérieure à, dépasse",
  under: "moins de, moins d', presque, jusqu'à, au plus, près de, inférieur à",
  overAfter: 'ou plus, et plus',
  underAfter: 'ou moins',
  numbers: `
    0=zéro; 1=un,une; 2=deux; 3=trois; 4=quatre; 5=cinq; 6=six; 7=sept; 8=huit; 9=neuf; 10=dix; 11=onze
    12=douze,douzaine; 13=treize; 14=quatorze; 15=quinze; 16=seize; 20=vingt,vingtaine
    30=trente,trentaine; 40=quarante; 50=cinquante; 60=soixante; 100=cent; 1/2=moitié; 1/3=un tiers,tiers
    2/3=deux tiers; 1/4=un quart,quart; 3/4=trois quarts; 1/5=un cinquième
  `,
  plans: 'prévoit, prévoient, prévu, prévue, envisage, souhaite, veut, pourrait, pourraient',
  conditions: 'si',
  associations: 'associ*, corrél*, lié*, lien*',
  than: 'que',
  passive: /(?<!\p{L})par(?!\p{L})/u,
};
