import type { Language } from '../../contract/languages.ts';

/**
 * A thing that stands somewhere in or around a home, in the present tense: "In der Küche steht ein Eimer", "There are
 * two bins under the sink", "Sur le balcon, il y a trois bacs".
 */
const SCENES: Partial<Record<Language, RegExp>> = {
  de: /^(?:im (?:keller|flur|garten|hof|schuppen|bad|wohnzimmer|schlafzimmer|kinderzimmer|kühlschrank|schrank|regal)|in der (?:küche|garage|ecke|diele|wohnung|speisekammer)|auf (?:dem|der) (?:balkon|terrasse|fensterbank|dach|schreibtisch|herd|arbeitsplatte)|(?:neben|hinter|vor|unter) (?:dem|der) (?:haus|spüle|haustür|tür|schuppen|terrasse|bett)|am (?:fenster|kühlschrank|zaun)|an der (?:wand|tür))[^,.]{0,20} (?:steht|stehen|hängt|hängen|liegt|liegen|wartet|warten|brummt|summt) (?:(?:immer|jetzt|inzwischen|nun|bereits|schon|stets) )?(?:ein|eine|zwei|drei|vier)(?!\p{L})/u,
  en: /^(?:(?:there (?:is|are)|there['’]s) (?:a|an|two|three|four) (?!risks?|dangers?|chances?|ways?|reasons?|lack|differences?|rules?|kinds?|types?)[^,.]{3,40} (?:in|on|under|by|behind|next to) (?:the|our) (?:kitchen|cellar|basement|garage|hallway|bathroom|bedroom|balcony|terrace|patio|windowsill|shed|sink|attic|back door|front door|living room|fridge)(?!\p{L})|(?:in|on|under|by|behind|next to) the (?:kitchen|cellar|basement|garage|hallway|bathroom|bedroom|balcony|terrace|patio|windowsill|shed|sink|attic|back door|front door|living room|fridge)[^,.]{0,20},? (?:stands?|sits?|hangs?|lies|there (?:is|are)) (?:a|an|two|three|four) )/u,
  es: /^(?:en (?:la (?:cocina|terraza|entrada|habitación|despensa|ventana)|el (?:balcón|garaje|sótano|baño|jardín|patio|salón|frigorífico))|(?:debajo|detrás|al lado) (?:del|de la) (?:fregadero|puerta|casa|cama)),? (?:hay|cuelgan?|descansan?|tengo|tenemos|está) (?:un|una|dos|tres|cuatro) /u,
  fr: /^(?:dans (?:la (?:cuisine|cave|chambre|salle de bains?|cour)|le (?:garage|jardin|salon|frigo|couloir|cellier|placard)|l['’]entrée)|sur (?:le (?:balcon|rebord de la fenêtre|plan de travail|bureau|toit)|la terrasse)|sous l['’]évier|derrière (?:la (?:maison|porte)|le cabanon)),? (?:il y a|trônent?|se trouve(?:nt)?|traînent?|pend(?:ent)?) (?:un|une|deux|trois|quatre) /u,
  it: /^(?:in (?:cucina|cantina|garage|bagno|giardino|cortile|terrazza|dispensa)|sul (?:balcone|davanzale|terrazzo|tetto)|sotto il lavandino|dietro (?:casa|la porta)),? (?:c['’]è|ci sono|sta|stanno|pende) (?:un|uno|una|due|tre|quattro|un['’])/u,
  nl: /^(?:in de (?:keuken|kelder|garage|gang|tuin|schuur|badkamer|slaapkamer|koelkast)|op (?:het (?:balkon|terras|dak|aanrecht)|de vensterbank)|(?:onder|naast|achter) (?:het|de) (?:aanrecht|gootsteen|huis|deur|schuur)) (?:staat|staan|hangt|hangen|ligt|liggen) (?:er )?(?:een|twee|drie|vier) /u,
  pl: /^(?:w (?:kuchni|piwnicy|garażu|łazience|przedpokoju|ogrodzie|lodówce|spiżarni)|na (?:balkonie|tarasie|parapecie|blacie|dachu)|pod zlewem|za (?:domem|drzwiami)) (?:stoi|stoją|wisi|wiszą|leży|leżą) /u,
  pt: /^(?:na (?:cozinha|garagem|varanda|despensa|entrada|janela)|no (?:quintal|jardim|banheiro|terraço|quarto|porão)|(?:debaixo|atrás) d[ao] (?:pia|porta|casa)),? (?:há|tem|fica|ficam|está) (?:um|uma|dois|duas|três|quatro) /u,
  ru: /^(?:(?:у (?:меня|нас) )?(?:на (?:кухне|балконе|подоконнике|даче|крыше|террасе|веранде)|в (?:подвале|гараже|коридоре|ванной|спальне|сарае|погребе|холодильнике|кладовке|саду)|под (?:раковиной|кроватью)|за (?:домом|дверью))) (?:стоит|стоят|висит|висят|лежит|лежат) /u,
  tr: /^(?:mutfakta|balkonda|bodrumda|garajda|banyoda|bahçede|terasta|pencere önünde|lavabonun altında) (?:bir|iki|üç|dört) [^,.]{3,60} (?:var|duruyor|asılı)(?!\p{L})/u,
  'zh-CN':
    /^(?:厨房|阳台|地下室|车库|卫生间|院子|窗台|冰箱|门口|书桌)(?:里|上|下|旁|角落)*(?:放着|摆着|挂着|堆着|有)(?:一|两|三|四)/u,
  'zh-TW':
    /^(?:廚房|陽台|地下室|車庫|浴室|院子|窗台|冰箱|門口|書桌)(?:裡|上|下|旁|角落)*(?:放著|擺著|掛著|堆著|有)(?:一|兩|三|四)/u,
  ja: /^(?:台所|キッチン|ベランダ|庭|玄関|窓辺|ガレージ|物置|冷蔵庫|机の上|流しの下)(?:の[^、。]{1,6})?に(?:は)?[^。]{2,40}(?:置いて(?:い?る|います|あります|ある)|があります|がある|が並んで(?:い?る|います))。/u,
  ko: /^(?:부엌|주방|베란다|발코니|마당|현관|창가|차고|지하실|냉장고)(?:에는|에| 구석에| 옆에)[^.]{2,40}(?:있다|있습니다|있어요|놓여 있다|놓여 있습니다)\./u,
};

/**
 * Whether a sentence shows a thing in somebody's home. On a page that tells its author's own story that is one home;
 * elsewhere it may be what is usual.
 */
export function showsHome(sentence: string, language: Language): boolean {
  return SCENES[language]?.test(sentence.toLowerCase()) === true;
}
