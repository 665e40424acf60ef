import { entries } from '../../language/lexicons/entries.ts';
import type { QualityWords } from './quality-words.ts';

export const fr: QualityWords = {
  tested: entries(`
    nous avons testé, j'ai testé, nous avons mesuré, j'ai mesuré, nous avons essayé, j'ai essayé
    lors de notre test, lors de mon test, nos mesures, mes mesures, après avoir utilisé, nous avons visité
    j'ai visité, j'ai acheté, nous avons acheté, j'ai pesé, nous avons pesé, ma propre expérience, mes notes
    j'ai remarqué, nous avons comparé, dans mon jardin, dans ma cuisine, chez moi
  `),
  studies: entries(`
    étude*, chercheur*, recherche*, université*, revue, enquête*, statistique*, ministère*, institut*, insee
    selon, d'après, données de, publié dans, rapport*, agence, recommandations, organisation mondiale
  `),
  byline: entries(`
    écrit par, auteur, autrice, par, relu par, vérifié par, à propos de l'auteur, mis à jour le, publié le
  `),
  credentials: entries(`
    dr, docteur*, professeur*, ingénieur*, médecin*, pharmacien*, diététicien*, avocat*, ans d'expérience
    certifié*, diplômé*
  `),
  contact: entries(`
    contact, contactez-nous, qui sommes-nous, mentions légales, politique de confidentialité, courriel, e-mail
    téléphone, adresse, rédaction
  `),
  hype: entries(`
    incroyable*, révolutionnaire*, miracle*, miraculeu*, garanti*, instantané*, sans effort, secret*, ultime*
    imbattable*, changer votre vie, magique*, 100 % sûr, sans risque, parfait pour tous, le meilleur de tous
    unique au monde, choquant*, époustouflant*
  `),
  teasers: entries(`
    vous n'allez pas croire, ce qui se passe, voici pourquoi, choses que, raisons de, vous devez
    tout le monde parle, voici
  `),
  filler: entries(`
    dans le monde d'aujourd'hui, de nos jours, il est important de noter, il convient de noter
    il faut savoir que, en ce qui concerne, en fin de compte, enfin et surtout, il va sans dire
    joue un rôle crucial, joue un rôle essentiel, plus que jamais, comme nous le savons tous
    tout ce que vous devez savoir, une large gamme, ne cherchez plus, que vous soyez
  `),
  selling: entries(`
    achetez maintenant, commandez, ajouter au panier, panier, livraison gratuite, remise*, promotion*
    offre spéciale, notre boutique, en stock, nos produits, appelez-nous, réservez, meilleur prix, code promo
    demandez un devis, ttc
  `),
  disclosure: entries(`
    affilié*, commission*, sponsorisé*, publicité, partenariat rémunéré, nous pouvons toucher
    prêté gratuitement, conflit d'intérêts, conflits d'intérêts, payé nous-mêmes
  `),
  selfPraise: entries(`
    écrit par des experts, experts de premier plan, nos experts, le guide le plus complet, le meilleur guide
    guide ultime, primé*, la plus haute qualité, la source la plus fiable, cet article est le
  `),
  caution: entries(`
    consultez votre médecin, demandez à votre médecin, avis médical, conseil d'un professionnel
    effets secondaires, effets indésirables, contre-indic*, ne doit pas, ne doivent pas, risque de, attention
    avertissement, danger*, limite*, inconvénient*, dépend de, sauf si, toxique*, peut perdre, surdosage
    nous n'avons pas testé, incertain*
  `),
};
