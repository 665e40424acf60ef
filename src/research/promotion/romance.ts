import { wordPhrases } from '../phrase-patterns.ts';

const PORTUGUESE = wordPhrases(`
  noss[oa]s clientes
  #% de desconto|# por cento de desconto|descontos? de até #|cup(om|ons|ão|ões) de desconto|use o cupom
  códigos? (promocional|promocionais|de desconto|promo)|(frete|portes|envio|entrega) (grátis|gratuit[oa]s?)
  (teste|período de teste|aula experimental) (grátis|gratuit[oa])|experimente (grátis|gratuitamente|de graça)
  (grátis|de graça) (por|durante) # (dias|meses)|ofertas? (especial|exclusiva|limitada|imperdível|por tempo|de lançamento|válida)
  (compre|encomende|peça|reserve|garanta|assine) (já|agora|online|hoje|o seu|a sua|seu lugar|sua vaga|a nossa|nossa)
  (inscreva|inscreve|cadastre|registe|registre)-(se|te) (já|agora|hoje|aqui|no|na|em|para|gratuitamente|grátis)|inscrições (estão )?abertas
  subscreva (já|a nossa|a newsletter|o nosso|o canal)
  noss[oa]s? (loja*|curso*|newsletter|boletim|webin*|workshop*|showroom|canal|e-?book*|consultoria|oficina*|clube|formação)
  próxim[oa] (curso|turma|edição|webin*|workshop|oficina) … (começa|inicia|arranca|tem início)
  (siga|segue|ligue|contacte|visite)-nos|nos siga|siga (o nosso|nosso|a nossa|nossa)|fale (connosco|conosco)
  entre em contat?c?to (connosco|conosco)|deixe (o seu |seu |um )like|curta e compartilhe|gosta e partilha
  (compartilhe|partilhe) (este|o) (artigo|post|texto)|ative o sininho
  (baixe|descarregue|transfira) (grátis|gratuitamente|agora|já|o nosso|nosso|a nossa|o guia|o e-?book)
  (vagas|lugares) (são )?limitad[oa]s|últimas vagas|presente (no final|à sua espera|espera por)
  aproveite (já |a |esta |a nossa |nossa |o |este )?(promoção|oferta|desconto)|enquanto durarem os (estoques|stocks)
  (nosso horário|horário) de (funcionamento|atendimento):|não perca (esta|essa|a nossa|nossa) (oferta|promoção|oportunidade)
  orçamento (grátis|gratuito|sem compromisso)
`);

/** What only who sells or invites says, in the Romance languages. */
export const ROMANCE = {
  es: wordPhrases(`
    nuestr[oa]s client[ea]s
    #% de (descuento|dto)|# por ciento de descuento|descuentos? (del|de un|de hasta) #|descuentos? (especial|exclusivo)
    códigos? (de descuento|promocional|promocionales|promo)|con el código|(usa|introduce) el código|cup(ón|ones) de descuento
    rebajad[oa]s? (un|de|a|hasta|del)|ofertas? (especial|exclusiva|limitada|válida|de lanzamiento|por tiempo|del mes|de la semana|flash)|en oferta
    suscríb(ete|ase|anse)|nuestros suscriptores|(solo|exclusivo|gratis) para suscriptores|hazte (suscriptor*|soci[oa])
    (pide|pida) (tu |su )?cita|nuestro sorteo|gran sorteo|(participa|participe|entra) en (el|nuestro) sorteo|sorteo entre
    horarios? de (apertura|atención):|nuestros? horarios?
    (reserva|compra|pide|encarga) (ya|ahora|online|hoy mismo|el tuyo|la tuya)|reserva tu|pide (tu|el tuyo)
    (reserve|compre|pida) (ya|ahora|hoy mismo|su plaza)|haz tu pedido|pídelo (ya|ahora|en)
    env[ií]os? (gratis|gratuitos?)|(prueba|clase de prueba) (gratuita|gratis)|pruébalo gratis|gratis durante # (días|meses)
    inscríb(ete|ase)|apúntate|regístrate (gratis|ahora|ya|aquí)
    nuestr[oa]s? (tienda|tiendas|curso|cursos|boletín|newsletter|taller|talleres|webinar*|showroom|academia|canal|formación|club)
    (sígue|llám[ae]|contácta|escríbe|visíta)(nos|me)|síganos|contáctenos|dale (a )?(me gusta|like)|comparte (este|el) (artículo|post)
    (descarga|descargue|descárgate) (gratis|ya|ahora|nuestr[oa]|aquí|tu|la guía gratuita)
    próxim[oa] (curso|edición|convocatoria|taller|grupo|webinar*) … (empieza|comienza|arranca|inicia)
    (plazas|cupos) (son )?limitad[oa]s|últimas plazas|te regalamos|de regalo (con|por) (tu|la|su) compra|regalo (te espera|al final)
    aprovecha (la |esta |nuestra |el |este )?(oferta|promoción|descuento)|hasta agotar existencias|presupuesto sin compromiso
  `),
  fr: wordPhrases(`
    nos client(e)?s
    remises? de #|(#%|# pour cent) de (remise|réduction|rabais)|(codes?|bons?) (promo|promotionnel|promotionnels|de réduction|avantage|cadeau)
    (abonnez|inscrivez)-vous|offres? (spéciale|exclusive|découverte|limitée|de lancement|de bienvenue)s?
    (livraison|expédition) (gratuite|offerte)|frais de port offerts|essais? gratuits?|essaye[rz] (-le )?gratuitement|gratuit pendant # (jours|mois)
    nos horaires|horaires d'ouverture( du magasin)?( :|:)|ouvert (tous les jours|du \\p{L}+ au \\p{L}+) … #
    réservez (votre|vos|dès|maintenant|en ligne|ici|sans attendre|une (table|place|séance))
    (commandez|achetez) (dès|maintenant|en ligne|votre|vos|sans attendre|ici)|profitez(-en| vite| dès| de (notre|nos|cette|l'offre|la promotion|# ?%))
    téléchargez (notre|gratuitement|votre|ici|le guide gratuit|la check-?list)|(suivez|appelez|contactez|rejoignez|écrivez)-(nous|moi)
    notre (boutique|magasin|showroom|formation|cours|webinaire|newsletter|lettre d'information|e-?book|masterclass|atelier|chaîne|école en ligne)
    nos (boutiques|magasins|formations|cours|webinaires|ateliers)
    prochaine (session|promotion|formation|édition) … (démarre|commence|débute|aura lieu|ouvre)
    prochain (cours|stage|atelier|webinaire|groupe) … (démarre|commence|débute|aura lieu|ouvre)
    places (sont )?limitées|dernières places|cadeau (de bienvenue|vous attend|à la fin|pour vous)|satisfait ou remboursé
    jusqu'à épuisement des stocks|likez|partagez (cet article|l'article)|(prenez|prendre) rendez-vous (en ligne|dès|maintenant)|devis gratuit
    rejoignez (notre|la communauté|nos)|cliquez ici pour
  `),
  it: wordPhrases(`
    nostri clienti|nostre clienti
    #% di sconto|# per cento di sconto|scont[io] (del|di|fino al) #|(codic[ei]|buon[io]|coupon) (sconto|promo|promozional[ei])|sconto (esclusivo|riservato|speciale)
    in offerta|offert[ae] (speciale|limitata|lancio|di lancio|valida|imperdibile|speciali|a tempo)
    spedizion[ei] gratuit[ae]|(prova|lezione di prova|consulenza) gratuita|provalo gratis|gratis per # (giorni|mesi)
    iscriviti|iscrivetevi|abbonatevi|abbonati (ora|subito|adesso|oggi|alla nostra)
    nostri orari|orari(o)? di apertura( del negozio)?:|prenota (ora|subito|adesso|online|oggi|il tuo|la tua|il posto|qui)|prenotate (ora|subito|il vostro)
    (acquista|ordina|compra) (ora|subito|adesso|online|oggi|il tuo|la tua|qui)
    nostr[oa] (negozio|corso|webinar|shop|showroom|e-?book|newsletter|accademia|app|canale|laboratorio|scuola online)|nostri (corsi|negozi|webinar)
    (segui|chiama|contatta|scrivi|visita)(ci|teci)|seguiteci|chiamateci|contattateci|scriveteci
    scarica (ora|subito|gratis|gratuitamente|la nostra|il nostro|la guida gratuita|qui)|metti mi piace|lascia un like|condividi (l'articolo|questo)
    prossim[oa] (corso|edizione|sessione|webinar|lezione|gruppo) … (inizia|parte|comincia|prende il via)
    posti (sono )?limitati|ultimi posti|(riceverai|ricevi) in (omaggio|regalo)|in omaggio con|regalo (alla fine|ti aspetta|per te)
    approfitta (di|del|della|dell'offerta|ora|subito)|fino a esaurimento scorte|soddisfatti o rimborsati|preventivo gratuito
  `),
  pt: PORTUGUESE,
  'pt-PT': PORTUGUESE,
  'pt-BR': PORTUGUESE,
  ro: wordPhrases(`
    (clienții|clienților) noștri
    #% reducere|reducer[ei] de (până la )?#%|cod(ul|uri)? (promoțional|promoționale|de reducere|promo)|cupon(ul)? de reducere
    (transport|livrare) gratuit[ă]?|(perioadă|lecție) de probă gratuită|încearcă gratuit|încercați gratuit|gratuit timp de # (zile|luni)
    (comandă|cumpără|rezervă) (acum|online|azi|chiar)|rezervă-ți locul|(comandați|cumpărați|rezervați) (acum|online|chiar)
    (înscrie|abonează)-te|(înscrieți|abonați)-vă|(urmărește|urmăriți|sună|sunați|contactează|contactați|vizitați)-ne
    magazinul nostru|magazinele noastre|cursul nostru|cursurile noastre|(newsletterul|webinarul|atelierul|canalul) nostru
    (descarcă|descărcați) (gratuit|acum|ghidul (gratuit|nostru)|lista noastră)|ofert[ăe] (specială|limitată|speciale)
    următor[a-z]* (curs|serie|ediție|grupă|atelier) … (începe|pornește|demarează)|următorul curs|locuri(le)? (sunt )?limitate|ultimele locuri
    dă(-ne)? (un )?like|(distribuie|distribuiți) (articolul|acest)|în limita stocului|programul nostru|program de lucru:
    cadou (la final|la finalul|te așteaptă)|profită de (ofertă|reducere|promoție)
  `),
};
