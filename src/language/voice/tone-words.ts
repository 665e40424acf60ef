import type { Language } from '../../contract/languages.ts';
import { phrases } from './phrases.ts';

/** Contractions where the full form is as right, so that their number tells something. */
export const CONTRACTIONS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(?:\w{1,12}n['’]t|(?:i|you|we|they|it|he|she|that|there|here|what|who|let)['’](?:s|re|ve|ll|d|m))\b/giu,
};

interface AddressForms {
  readonly formal: RegExp;
  readonly familiar: RegExp;
}

const word = (list: string): string => `(?<![\\p{L}\\p{M}])(?:${list.trim().split(/\s+/).join('|')})(?![\\p{L}\\p{M}])`;

/** Languages whose pronouns of address are spelled like nothing else; within a sentence, for the German "Sie". */
export const ADDRESS_FORMS: Readonly<Partial<Record<Language, AddressForms>>> = {
  de: {
    formal: new RegExp(`(?<=[\\p{L}\\p{N},;:]\\s)${word('Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer')}`, 'u'),
    familiar: new RegExp(word('du dich dir dein deine deinen deinem deiner'), 'iu'),
  },
  es: {
    formal: new RegExp(word('usted ustedes'), 'iu'),
    familiar: new RegExp(
      word('tú contigo puedes debes tienes quieres necesitas vosotros vosotras vuestro vuestra'),
      'iu',
    ),
  },
  fr: {
    formal: new RegExp(word('vous votre vos vôtre vôtres'), 'iu'),
    familiar: new RegExp(word('tu toi tes'), 'iu'),
  },
  nl: {
    formal: new RegExp(word('u uw uzelf'), 'u'),
    familiar: new RegExp(word('jij je jou jouw jullie jezelf'), 'iu'),
  },
  ru: {
    formal: new RegExp(word('вы вас вам вами ваш ваша ваше ваши вашего вашей ваших'), 'iu'),
    familiar: new RegExp(word('ты тебя тебе тобой твой твоя твоё твои'), 'iu'),
  },
  cs: {
    formal: new RegExp(word('vy vás vám vámi váš vaše vašeho vaší'), 'iu'),
    familiar: new RegExp(word('tebe tebou tobě tvůj tvoje tvého tvé'), 'iu'),
  },
  bg: {
    formal: new RegExp(word('Вие Вас Вам Ваш Ваша Ваше Ваши'), 'u'),
    familiar: new RegExp(word('тебе теб твой твоя твоето твоите'), 'iu'),
  },
  id: { formal: new RegExp(word('anda'), 'iu'), familiar: new RegExp(word('kamu kalian'), 'iu') },
  hi: {
    formal: new RegExp(word('आप आपको आपका आपकी आपके आपने'), 'u'),
    familiar: new RegExp(word('तुम तुम्हें तुम्हारा तुम्हारी तू'), 'u'),
  },
  'zh-CN': { formal: /您/u, familiar: /你/u },
  'zh-TW': { formal: /您/u, familiar: /你|妳/u },
};

/** Chat and slang that no formal text holds; only words without a sober meaning. */
export const SLANG: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: phrases(
    `gonna; wanna; gotta; kinda; sorta; dunno; ain't; y'all; lol; omg; wtf; lmao; btw; tbh; imo; imho; no-brainer; super easy; super cool; awesome; badass; kick-ass; kickass; crappy; freaking; dude; dudes; folks; guys; yeah; yep; nope; yup; hella; low-key; lowkey; vibe; vibes; piece of cake; hey there; oh boy; whoa; wow; hack your; heck yeah; what the heck; stuff like that`,
  ),
  de: phrases(
    'krass; geil; cool; echt jetzt; voll der; voll die; keinen Bock; Kohle machen; chillig; chillen; lol; omg; ey; alter Schwede; hey; yeah; wow; nö; jep; checkst; abgefahren; hammermäßig',
  ),
  es: phrases('guay; flipar; flipante; currar; curro; pasta gansa; lol; omg; chido; chulo; mogollón; guau; hala'),
  fr: phrases(
    "ouais; super cool; cool; kiffer; kiffe; génial; trop bien; mec; meuf; fringues; bouffe; bosser; boulot; mdr; lol; wahou; waouh; c'est ouf; ouf de; un truc; des trucs; fric; bagnole",
  ),
  it: phrases('figo; fico; figata; boh; raga; ragazzi ciao; lol; wow; sballo; una cifra; un sacco di roba; incasinato'),
  pt: phrases(
    'tipo assim; cara legal; galera; grana; bacana; massa demais; irado; fixe; bué; lol; kkk; uau; beleza pura; né',
  ),
  'pt-BR': phrases('tipo assim; galera; grana; bacana; massa demais; irado; lol; kkk; uau; né; pra caramba; tá ligado'),
  nl: phrases('vet cool; cool; chill; lekker bezig; doei; gozer; lol; wow; yes; joh; kei leuk; onwijs; supervet'),
  sv: phrases('skitbra; asbra; grymt; coolt; lol; wow; typ så; najs; kolla in; haja; jättefräckt'),
  da: phrases('sejt; sgu; lol; wow; cool; nice; skidegodt; kanon godt'),
  no: phrases('kjempekult; digg; lol; wow; sykt bra; dritbra; dritkult; nice'),
  pl: phrases('spoko; super sprawa; fajny; fajna; fajne; fajnie; kasa; ziom; lol; wow; masakra; odjazd; serio'),
  ru: phrases(
    'круто; клёво; клево; прикольно; прикольный; офигенно; чувак; лол; вау; тусовка; халява; зашибись; типа того',
  ),
  tr: phrases('kanka; süper ya; valla; lan; lol; vay be; aynen ya'),
  'zh-CN': phrases('牛逼; 给力; 哈哈; 老铁; 真香; 绝绝子; yyds; 亲们; 小伙伴们; 超赞; 爽歪歪; 么么哒'),
  'zh-TW': phrases('超讚; 哈哈; 酷斃; 爽啦; 小夥伴們; 真香; 很ㄅ; 母湯; 超派'),
};
