import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const fr: TellWords = {
  openers: phrases(`
    dans le monde d'aujourd'hui; dans le monde actuel; dans notre monde moderne|actuel|connecté; dans un monde où
    dans un monde en constante|perpétuelle; à l'ère du numérique; à l'heure du numérique
    dans notre société moderne|actuelle; de nos jours … est devenu; dans le paysage actuel; à une époque où
    vous êtes-vous déjà demandé; t'es-tu déjà demandé; imaginez un monde; vous n'êtes pas seul
    vous êtes au bon endroit; bienvenue dans le monde; bienvenue dans l'univers; plongeons dans; plongez dans
    plongez au cœur; découvrons ensemble; explorons ensemble; partons à la découverte; embarquez pour
    jetons un coup d'œil; dans cet article nous|vous|je; dans ce guide nous|vous|complet; ce guide complet
    sans plus attendre; ne cherchez plus; l'époque où … est révolue
  `),
  closers: phrases(`
    ^en conclusion; ^pour conclure; ^en résumé; ^en somme; ^en définitive; ^conclusion; ^en fin de compte; ^au final
    ^pour résumer; ^tout compte fait; ^alors la prochaine fois; alors n'attendez plus; n'attendez plus
    qu'attendez-vous; les possibilités sont infinies; l'avenir … s'annonce prometteur; seul l'avenir|le nous dira
    seul le temps nous dira; faites le premier pas; en suivant ces conseils|étapes
  `),
  fillers: phrases(`
    il est important de noter|souligner|rappeler|mentionner|comprendre
    il convient de noter|souligner|rappeler|mentionner; il est essentiel de noter|comprendre|rappeler|souligner
    il est crucial de noter|comprendre|rappeler|souligner; il est à noter que; il faut noter que; il va sans dire
    ce n'est un secret pour personne; force est de constater; gardez à l'esprit que; soyons honnêtes
    la vérité est que; le fait est que
    joue|jouent|jouant un rôle crucial|essentiel|clé|fondamental|important|central|déterminant|primordial|majeur
    une multitude de; une myriade de; une pléthore de; faire toute la différence; fait toute la différence
    la clé réside; la clé du succès; il n'existe pas de solution unique; il n'y a pas de solution unique
    dernier point mais non le moindre; que l'on soit débutant; pour les débutants comme pour
  `),
  templates: phrases(`
    il ne s'agit pas seulement de; ce n'est pas seulement un|une … c'est|mais; ne se limite pas à
    est bien plus qu'un|une|que; sont bien plus que; bien plus qu'un|une simple; que vous soyez … ou
    que vous cherchiez … ou; que tu sois … ou; la bonne nouvelle; le meilleur dans tout ça; dites adieu à
    dites au revoir à; dites bonjour à; et si je vous disais; n'est pas un luxe
  `),
  stock: phrases(`
    témoigne de la richesse; un véritable témoignage; un témoignage de; riche tapisserie; une tapisserie de
    joyau caché; joyaux cachés; trésor caché; véritable trésor; phare d'espoir; libérer le|tout|votre potentiel
    libérez le|tout|votre potentiel; exploiter tout le|son potentiel; plein potentiel; exploiter la puissance
    libérer la puissance; au niveau supérieur; à un autre niveau; vers de nouveaux sommets; ouvrir la voie à
    ouvrant la voie à; changement de paradigme; change la donne; changer la donne; véritable révolution
    révolutionner la façon|manière; révolutionne la façon|manière; transformer la façon|manière
    naviguer dans les|ce méandres|complexités|paysage; naviguer dans le paysage; en constante évolution
    en perpétuelle évolution; approche holistique; expérience inoubliable; expériences inoubliables
    un monde de possibilités; possibilités infinies; se lancer dans l'aventure; embarquer dans un voyage
    voyage au cœur; au cœur de cette; délicat équilibre; symphonie de; riche histoire; avenir durable
    avenir plus durable; intégration transparente; écrin de verdure
  `),
  inflated: phrases(`
    crucial*; essentiel*; primordial*; fondamental*; incontournable*; indispensable*; innovant*; holistique*
    robuste*; dynamique*; vibrant*; captivant*; fascinant*; transformateur*; optimiser; optimise; optimisant
    maximiser; favoriser; favorise; favorisant; renforcer; enrichir; façonner; paysage; voyage; synergie*
    inestimable*; inégalé*; multifacette*; complet; complète; en outre; de plus; par ailleurs; décisions éclairées
    décision éclairée; à la pointe; cela étant dit; ceci étant dit; un large éventail de
  `),
  intensifiers: phrases(`
    vraiment; véritablement; incroyablement; absolument; extrêmement; indéniablement; indubitablement
    sans aucun doute; sans conteste; tout simplement; profondément; énormément; considérablement; significativement
    remarquablement; incroyable*; parfait; parfaite; impressionnant*; magnifique*; exceptionnel*
  `),
  and: ['et', 'ou'],
};
