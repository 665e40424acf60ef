import { entries } from '../entries.ts';
import type { Cues } from '../lexicon.ts';

export const cues: Cues = {
  dependentOpeners: entries(`
    il, elle, ils, elles, lui, leur, leurs, eux, celui-ci, celle-ci, ceux-ci, celles-ci, celui-là, celle-là, ceux-là
    celles-là, cela, ceci, ça, ce, cet, cette, ces, c'est, c'était, ce sont, son, sa, ses, on y, on en, tel, telle
    tels, telles, un tel, une telle, de tels, de telles, les deux, tous deux, toutes deux, l'un, l'une, les uns
    d'autres, les autres, l'autre, un autre, une autre, le même, la même, les mêmes, ce dernier, cette dernière
    ces derniers, ces dernières, le premier, la première, le second, la seconde, le deuxième, la deuxième
    le troisième, la troisième, le dernier, la dernière, premièrement, deuxièmement, troisièmement, d'abord
    tout d'abord, ensuite, puis, enfin, finalement, alors, ainsi, donc, or, mais, et, ou, ni, car, aussi, pourtant
    cependant, toutefois, néanmoins, en revanche, par contre, au contraire, à l'inverse, inversement, de plus
    en outre, par ailleurs, d'ailleurs, également, de même, de surcroît, en effet, de fait, en fait, par conséquent
    en conséquence, c'est pourquoi, dès lors, du coup, de ce fait, pour cette raison, pour ces raisons, pour cela
    pour ce faire, à cet effet, à cette fin, par exemple, notamment, autrement dit, en d'autres termes, en bref
    bref, en résumé, en conclusion, en somme, au final, dans ce cas, dans ces cas, dans ce contexte
    dans cette optique, de cette façon, de cette manière, d'une part, d'autre part, d'un côté, de l'autre
    parallèlement, entre-temps, pendant ce temps, en même temps, à ce moment, à cette époque, après cela, avant cela
    plus tard, par la suite, là, ici, sinon, dans le cas contraire, malgré cela, malgré tout, grâce à cela
    à cause de cela, s'il, s'ils, si elle, si elles, quand il, quand elle, lorsqu'il, lorsqu'elle, parce qu'il
    parce qu'elle, comme il, comme elle, bien qu'il, bien qu'elle, certains d'entre eux, la plupart d'entre eux
    chacun d'entre eux, aucun d'entre eux, parmi eux, parmi elles, parmi ceux-ci, sur ce point, à cela s'ajoute
    pire encore, mieux encore, y compris, dont
    alors seulement, ensuite seulement, ce n'est qu'ensuite, ce n'est qu'alors, pour finir, en dernier lieu
  `),
  independentOpeners: entries(`
    il est important, il est possible, il est impossible, il est nécessaire, il est conseillé, il est recommandé
    il est préférable, il est difficile, il est probable, il est essentiel, il est rare, il est courant, il existe
    il y a, il y avait, il faut, il convient de, il suffit de, il vaut mieux, il arrive que, il reste, on estime
    ce qui, tel que, tels que, le premier pas, la première fois, le même jour, ainsi que, aussi bien, car il faut
    une autre cause de, une autre raison de, alors que, là où, ou bien
  `),
  dependentAnywhere: entries(`
    ce dernier, cette dernière, ces derniers, ces dernières, celui-ci, celle-ci, ceux-ci, celles-ci, pour cette raison
    pour ces raisons, de cette façon, de cette manière, dans ce cas, dans ce contexte, à cet égard, à ce titre, à cet effet
    cette méthode, cette approche, ce processus, ce problème, ce phénomène, cette tendance, de tels, de telles, par conséquent
    ci-dessus, en revanche
  `),
  roleOpeners: entries(`
    l'entreprise, la société, l'équipe, le groupe, l'organisation, l'agence, les fondateurs, le fondateur
    les chercheurs, le chercheur, les scientifiques, l'étude, le rapport, l'enquête, les auteurs, l'auteur, l'autrice
    l'article, les résultats, le produit, le projet, le magasin, le site, le programme, l'incident, l'accord
    la décision, le jugement, la loi, l'homme, la femme, le couple, la famille, l'application, le livre, le plan
  `),
  droppableConnectives: entries(`
    cependant, toutefois, néanmoins, pourtant, de plus, en outre, par ailleurs, d'ailleurs, de surcroît, en effet
    en fait, de fait, ainsi, donc, par conséquent, en conséquence, dès lors, du coup, enfin, finalement, pour finir
    premièrement, deuxièmement, troisièmement, d'abord, tout d'abord, ensuite, puis, par exemple, notamment
    en général, généralement, globalement, dans l'ensemble, bien sûr, bien entendu, évidemment, naturellement
    malheureusement, heureusement, curieusement, en bref, bref, en résumé, en somme, en conclusion, au final
    autrement dit, en d'autres termes, en revanche, par contre, à l'inverse, au contraire, d'autre part, d'un autre côté
    parallèlement, en même temps, de même, également, mais, et, or, car, alors, concrètement, plus précisément, certes
  `),
  siteTalk: entries(`
    dans cet article, dans ce guide, dans ce billet, dans ce blog, dans cette section, dans ce chapitre
    dans ce dossier, dans cette vidéo, dans ce tutoriel, dans ce rapport, cet article, ce guide, ce dossier
    ce billet, cette page, notre article, notre guide, notre dossier, nous verrons, nous allons voir
    nous vous expliquons, nous vous présentons, nous expliquons, nous abordons, découvrez, voyons, regardons
    comme mentionné, comme indiqué, comme nous l'avons vu, comme on l'a vu, comme expliqué, comme dit plus haut
    mentionné plus haut, cité plus haut, vu plus haut, ci-dessus, ci-dessous, ci-après, voir plus haut
    voir plus bas, plus bas, voici, les suivants, lisez la suite, lire la suite, poursuivez votre lecture
    pour en savoir plus, pour plus d'informations, pour plus de détails, cliquez ici, cliquez sur, l'auteur
    l'autrice, la rédaction, cher lecteur, chers lecteurs, dans le tableau suivant, le tableau ci, le graphique ci
    en commentaire, dans les commentaires, vous l'aurez compris, sans plus attendre, comme son nom l'indique
    sont les suivants, sont les suivantes
    pour toute question écrivez, pour toute question contactez, nous avons rassemblé ici, nous répondons ici
  `),
  boilerplate: entries(`
    cookie, cookies, newsletter, infolettre, abonn*, s'inscrire, inscrivez-vous, se connecter, connectez-vous
    sponsorisé, parrainé, tous droits réservés, mentions légales, politique de confidentialité
    conditions d'utilisation, conditions générales, en savoir plus, lire aussi, à lire aussi, à lire également
    voir aussi, articles similaires, articles liés, sur le même sujet, partager sur, partager cet article
    suivez-nous, laisser un commentaire, votre adresse e-mail, votre email, crédit photo, crédits photo
    getty images, voir la vidéo, webinaire, livre blanc, code promo, bon de réduction, acheter maintenant
    ajouter au panier, essai gratuit, contactez-nous, table des matières, aller au contenu, mis à jour le
    dernière mise à jour, clause de non-responsabilité, faire un don, merci d'avoir lu, téléchargez, notre équipe
    nos experts, nos lecteurs, journaliste indépendant*, inscription gratuite, mot de passe oublié
    contenu sponsorisé, liens affiliés, lien affilié, activer javascript, votre navigateur, commander maintenant
    article publié le, imprimer cet article, faites le quiz
  `),
  firstPersonSingular: entries("je, j'ai, j'étais, j'avais, moi, mon, ma, mes, me, m'a, m'ont, mien, mienne"),
  firstPersonPlural: entries('nous, notre, nos, nôtre, nôtres'),
  secondPerson: entries('tu, toi, ta, tes, vous, votre, vos, vôtre, vôtres'),
  relativeTime: entries(`
    hier, aujourd'hui, demain, avant-hier, après-demain, cette semaine, ce mois-ci, cette année, cet été, cet hiver
    ce printemps, cet automne, la semaine dernière, le mois dernier, l'an dernier, l'année dernière, l'été dernier
    la semaine prochaine, le mois prochain, l'année prochaine, l'an prochain, récemment, dernièrement, il y a peu
    il y a un an, il y a deux ans, il y a quelques, ces derniers temps, ces dernières années, ces derniers mois
    ces derniers jours, actuellement, en ce moment, à l'heure actuelle, pour l'instant, pour le moment, jusqu'à présent
    de nos jours, à ce jour, maintenant, lundi dernier, mardi dernier, ce lundi, ce mardi, ce mercredi, ce jeudi
    ce vendredi, ce samedi, ce dimanche, prochainement, bientôt, désormais, tout juste
  `),
  polemic: entries(`
    stupide*, idiot*, imbécile*, menteur*, mensonge*, absurdité*, ridicule*, honteux, honteuse*, scandaleux
    scandaleuse*, dégoûtant*, fou furieux, délirant*, incroyable*, choquant*, complot*, propagande
    médias mainstream, big pharma, lavage de cerveau, traître*, bien-pensance, bien-pensant*, réveillez-vous
    croyez-moi, la vérité est que, soyons honnêtes, ne nous voilons pas la face, soi-disant experts, les élites
    lamentable*, pathétique*, n'importe quoi, merde, connerie*
  `),
  opinionMarkers: entries(`
    à mon avis, à notre avis, selon moi, selon nous, je pense, je crois, je trouve, nous pensons, nous croyons
    d'après moi, personnellement, honnêtement, franchement, malheureusement, heureusement, espérons
    sans aucun doute, sans doute, évidemment, il est temps de, devrait être interdit
  `),
  sayVerbs: entries(`
    dit, disait, déclare, a déclaré, affirme, a affirmé, explique, a expliqué, ajoute, a ajouté, précise, a précisé
    souligne, a souligné, estime, a estimé, indique, a indiqué, rapporte, a rapporté, écrit, prévient, avertit, soutient
    prétend, conclut, a conclu, critique, selon, d'après
  `),
  mythLabels: entries(`
    mythe, mythes, idée reçue, idées reçues, faux, fausse, fausse croyance, fausses croyances, légende urbaine, rumeur
    rumeurs, croyance populaire, intox, contre-vérité, préjugé, préjugés, erreur répandue, on croit souvent
    on dit souvent, on entend souvent
  `),
  truthLabels: entries('fait, faits, vrai, vraie, vérité, réalité, en réalité, en vérité, avéré, info'),
  causes: entries(`
    parce que, parce qu', car, puisque, en raison de, en raison du, à cause de, à cause du, grâce à, grâce au
    dû à, due à, dus à, dues à, du fait de, cause, causes, causé*, causer, provoqu*, entraîn*, engendr*, déclench*
    raison, raisons, conduit à, conduisent à, mène à, mènent à, aboutit à, résulte de, résultent de, résulte du
    s'explique par, s'expliquent par, responsable*, contribue à, contribuent à, à l'origine de, de sorte que, si bien que
    dépend de, dépendent de, empêche, empêchent, favorise, favorisent, à la suite de, sous l'effet de
  `),
  means: entries(`
    à l'aide de, au moyen de, grâce à, en utilisant, par le biais de, via, avec, en ajoutant, en faisant, pour obtenir
    afin de, permet de, permettent de, utilise, utilisent, utilisé*, il faut, il suffit de, doit être, doivent être
    peut être, méthode*, technique*, procédé*, outil*, procédure*, consiste à, sert à, servent à
  `),
  comparisons: entries(`
    que, par rapport à, par rapport aux, comparé à, comparée à, en comparaison, contrairement à, à la différence de
    tandis que, alors que, plutôt que, diffère*, différence*, similaire à, semblable à, autant que, aussi, plus, moins
    supérieur*, inférieur*, meilleur*, pire, plus rapide, moins cher, moins chère, deux fois plus, deux fois moins, versus
  `),
  hedges: entries(`
    pourrait, pourraient, peut-être, probablement, vraisemblablement, sans doute, semble, semblent, semblerait, il se peut
    apparemment, éventuellement, potentiellement, suggère, suggèrent, serait, seraient, aurait, auraient, environ, à peu près
    approximativement, estimé*, présumé*, prévu*, devrait, devraient, tend à, tendent à, en principe
  `),
  definitionPatterns: entries(`
    est un, est une, est le, est la, est l', sont des, sont les, désigne, désignent, signifie, signifient, s'appelle
    s'appellent, est appelé*, sont appelé*, est défini*, se définit comme, correspond à, renvoie à, consiste à
    consiste en, se compose de, est une forme de, est un type de, on appelle, on entend par, est connu*
  `),
  questionWords: {
    why: entries(
      "pourquoi, pour quelle raison, pour quelles raisons, raisons de, causes de, cause de, qu'est-ce qui cause",
    ),
    how: entries(
      "comment, de quelle manière, de quelle façon, guide pour, tutoriel, étapes pour, façon de, mode d'emploi",
    ),
    what: entries(
      "que, quoi, qu'est-ce que, qu'est-ce qu', c'est quoi, définition de, signification de, quel est, quelle est",
    ),
    which: entries('quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles'),
    when: entries('quand, depuis quand, à quelle heure, à quel moment, à quel âge, combien de temps'),
    who: entries('qui, à qui, de qui, par qui'),
    where: entries("où, d'où, par où"),
    howMuch: entries('combien, combien de, à quel prix, quel prix, quelle quantité, quel pourcentage, prix de'),
    yesNo: entries(
      "est-ce que, est-ce qu', est-ce, est-il, est-elle, peut-on, faut-il, doit-on, y a-t-il, existe-t-il, sont-ils",
    ),
  },
  listWords: entries(`
    meilleur, meilleure, meilleurs, meilleures, top, façons de, moyens de, conseils, astuces, idées, exemples, types de
    liste, raisons de, choses à, méthodes, stratégies, options, avantages de, erreurs, alternatives, bienfaits
  `),
  stepWords: entries(`
    d'abord, tout d'abord, première étape, étape, étapes, commencez par, commencer par, ensuite, puis, après, une fois
    enfin, pour finir, pour terminer, avant de, répétez, dès que, finalement, à la fin
  `),
  comparisonQueryWords: entries(`
    vs, versus, ou, comparaison, comparatif, comparer, différence entre, différences entre, différence, différences
    mieux que, face à, contre, avantages et inconvénients, alternative à, par rapport à
  `),
  placeholderNouns: entries(`
    produit, entreprise, société, marque, personne, client, concurrent, fonctionnalité, avantage, sujet, titre, ville
    pays, élément, article, nom, source, auteur, exemple, mot-clé
  `),
  placeholderPhrases: entries(`
    lorem ipsum, dolor sit amet, insérer le nom, insérez le nom ici, insérer ici, insérez votre texte, insérer un lien
    votre nom ici, votre texte ici, nom de votre entreprise, nom de l'entreprise, nom du produit, texte à venir
    contenu à venir, à compléter, à définir, à déterminer, texte fictif, faux texte, texte de remplissage, exemple de texte
    espace réservé, tbd, todo, xxx, TBD, TODO, XXX
  `),
  negators: entries(`
    ne, n'est, n'a, n'ont, n'y, n'en, n'était, n'étaient, pas, non, jamais, rien, personne, aucun, aucune, nul, nulle
    sans, ni, guère, plus aucun, plus aucune, nullement, impossible, manque, manquent, nie, nient, refuse, refusent
  `),
  quantifiers: {
    all: entries(`
      tout, toute, tous, toutes, chaque, chacun, chacune, toujours, entièrement, complètement, totalement, partout
      uniquement, seulement, exclusivement, sans exception, garanti*, intégralement, l'ensemble des, la totalité
    `),
    part: entries(`
      certains, certaines, quelques, plusieurs, beaucoup, beaucoup de, de nombreux, de nombreuses, la plupart, peu de
      souvent, parfois, rarement, généralement, en partie, partiellement, la majorité, une minorité, la moitié
      habituellement, principalement, quelquefois, un certain nombre, dans certains cas, une partie
    `),
  },
  finiteVerbs: entries(`
    est, sont, était, étaient, fut, furent, sera, seront, serait, a, ont, avait, avaient, aura, auront, peut
    peuvent, pouvait, pourrait, pourraient, doit, doivent, devait, devrait, faut, fait, font, faisait, va, vont
    vient, viennent, permet, permettent, devient, deviennent, reste, restent, montre, montrent, met, mettent, prend
    prennent, tient, donne, donnent, rend, rendent, provoque, provoquent, entraîne, entraînent, contient
    contiennent, comprend, comprennent, existe, existent, augmente, augmentent, diminue, diminuent, représente
    représentent, dépend, dépendent, joue, jouent, aide, aident, constitue, constituent, nécessite, nécessitent
    suffit, coûte, coûtent, dure, durent, utilise, utilisent, perd, perdent, produit, produisent, offre, offrent
    trouve, trouvent, signifie, convient, assure, vit, vivent, vivait, commence, commencent, finit, tourne, tournent
    bouge, forme, forment, protège, protègent, atteint, atteignent, couvre, couvrent, progresse, progressent, recule
    reculent, mange, mangent, porte, portent, suit, suivent, change, changent, améliore, améliorent, paie, libère
    absorbe, absorbent, bout, pèse, mesure, évite, évitent, vend, meurt, tombe, tombent, baisse, baissent, monte
    montent, crée, créent, apporte, apportent, passe, passent, fonctionne, fonctionnent, touche, concerne, remonte
    compte, comptent, occupe, relie, abrite
  `),
  aspectWords: {
    howItWorks: entries('fonction*, principe*, mécanisme*, processus, procédé*, marche'),
    causes: entries('cause*, causé*, raison*, facteur*, origine*, provoqu*, en raison, parce que, dû à, due à'),
    effects: entries('effet*, conséquence*, impact*, résultat*, influence*, incidence*, répercussion*, affect*'),
    types: entries('type*, sorte*, forme*, catégorie*, variété*, modèle*, classe*, variante*'),
    benefits: entries('avantage*, bienfait*, atout*, bénéfice*, amélior*, gain*, profit*'),
    drawbacks: entries('inconvénient*, désavantage*, limite*, faiblesse*, problème*, défaut*'),
    risks: entries('risque*, danger*, menace*, effets secondaires, nocif*, nocive*, toxique*, sécurité'),
    costs: entries('coût*, coûte*, prix, tarif*, cher, chère*, budget*, frais, payer, euro*, dépense*'),
    steps: entries("étape*, d'abord, ensuite, puis, enfin, procédure*, instruction*, phase*"),
    choosing: entries('choisir, choix, critère*, sélection*, adapté*, convient, achat*, décision*'),
    comparison: entries('compar*, différence*, diffère*, contrairement, tandis que, alors que, par rapport'),
    requirements: entries(
      'nécessaire*, nécessit*, condition*, besoin*, requis*, exigence*, matériel*, il faut, ingrédient*',
    ),
    mistakes: entries('erreur*, éviter, faute*, piège*, échec*, mauvais*'),
    maintenance: entries(
      'entretien*, entreten*, nettoy*, réparation*, réparer, conserv*, stock*, durée de vie, remplac*',
    ),
    history: entries('histoire*, historique*, origine*, siècle*, fondé*, invent*, découv*, ancien*, depuis, autrefois'),
    examples: entries('exemple*, comme, tel que, telle que, tels que, telles que, cas, notamment'),
    numbers: entries('pour cent, million*, milliard*, chiffre*, statistique*, nombre*, moyenne*, taux, données, part'),
    outlook: entries("avenir, futur*, perspective*, prévision*, prévoi*, tendance*, d'ici 2030, d'ici 2050, à venir"),
    tips: entries('conseil*, astuce*, recommand*, de préférence, idéal*, pratique*, il vaut mieux'),
    viewsDiffer: entries(
      'controvers*, débat*, critique*, opposant*, partisan*, polémique*, désaccord*, contesté*, avis',
    ),
  },
  sensitiveSubjects: {
    health: entries(`
      santé, maladie*, symptôme*, traitement*, thérap*, médecin*, médical*, médicament*, dose, posologie, vaccin*, cancer*
      diabèt*, tension artérielle, hypertension, grossesse*, enceinte, infection*, virus, chirurg*, douleur*, régime*
      vitamine*, dépression*, anxiété, santé mentale, patient*, diagnostic*, guérir, guérison, perte de poids, maigrir
      allerg*, asthme, complément alimentaire, compléments alimentaires, cardia*
    `),
    money: entries(`
      invest*, placement*, prêt, prêts, crédit*, hypothè*, hypothécaire*, dette*, assurance*, retraite*, épargne*
      action boursière, bourse, obligations, impôt*, fiscal*, taux d'intérêt, banque*, bancaire*, crypto*, bitcoin, fonds
      patrimoine, faillite*, financ*, salaire*
    `),
    law: entries(`
      loi, lois, droit, droits, légal*, juridique*, avocat*, tribunal, tribunaux, justice, procès, contrat*, responsabilité*
      divorce*, garde des enfants, immigration, visa, visas, locataire*, bailleur*, bail, crime*, pénal*, règlement*
      brevet*, héritage*, succession*, testament*, licenciement*
    `),
    contested: entries(`
      avortement*, ivg, armes à feu, peine de mort, race, races, genre, transgenre*, religion*, religieu*, laïcité
      immigration, migrant*, guerre*, génocide*, élection*, obligation vaccinale, climatoscept*, évolution, euthanasie
      nucléaire, ogm, palestin*, israël*, israéli*, complot*, colonisation, expérimentation animale
    `),
  },
};
