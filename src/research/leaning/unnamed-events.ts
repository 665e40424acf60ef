import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { withoutCountry } from '../../language/without-country.ts';
import { tellsPast } from '../judging/tells-past.ts';

/** Something that was done once, by its kind alone ("during the trial", "In the blind tasting"). */
const EVENT: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:der|dem|des|den|die|das|im|beim|vom) (Versuch|Versuchs|Pilotversuch|Pilotprojekt|Studie|Umfrage|Test|Tests|Experiment|Experiments|Verkostung|Blindverkostung|Befragung|Untersuchung)(?=[\s,.;:])(?! (?:der|des|von|vom|mit|zu|zur|zum|aus|im|in|an|am|unter|über|\d{4}|\p{Lu}))/u,
  en: /\b[Tt]he (pilot|trial|experiment|survey|poll|tasting|blind tasting|test drive|field test)\b(?! (?:of|in|with|by|on|at|for|from|that|which|to|among|after|period|\d{4})\b)/u,
  es: /(?<!\p{L})(?:[Ee]l|[Ll]a|del|al) (ensayo|prueba piloto|experimento|estudio|encuesta|cata)(?=[,.;])/u,
  fr: /(?<!\p{L})(?:[Ll]['’]|[Ll]a |[Ll]e |du )(essai|expérience|étude|enquête|dégustation|sondage)(?=[,.;])/u,
  it: /(?<!\p{L})(?:[Ll]['’]|[Ll]a |[Ll]o |[Ii]l |dell['’]|dello |della |del |nello |nel |nella )(esperimento|studio|sondaggio|indagine|sperimentazione|degustazione)(?=[,.;])/u,
};

/** The same at the front with a comma behind it, whatever is told of it ("In the blind tasting, four of six could not ..."). */
const FRONT_EVENT: Partial<Record<Language, RegExp>> = {
  de: /^(?:(?:Im|Beim|Nach dem|Vor dem|Während des) (?:Versuchs?|Pilotversuchs?|Pilotprojekts?|Blindtests?|Feldversuchs?)|(?:In|Bei|Nach|Während) der (?:Verkostung|Blindverkostung|Befragung|Umfrage)) (?!\p{Lu}|mit |von |vom |zu |zur |in |am |des |der )/u,
  en: /^(?:In|During|At|After|Before|By|For) the (?:[a-z]+ )?(?:pilot|trial|experiment|survey|poll|tasting|test drive|field test|taste test|blind test),/u,
  es: /^(?:En|Durante|Tras|Después de) (?:el|la) (?:ensayo|prueba piloto|experimento|encuesta|cata(?: a ciegas)?),/u,
  fr: /^(?:Lors de|Pendant|Durant|Dans|Après) (?:l['’]|la |le )(?:essai|expérience|enquête|dégustation(?: à l['’]aveugle)?|sondage|test à l['’]aveugle),/u,
  it: /^(?:Durante|Dopo|Nel|Nella|Nell['’]) ?(?:l['’]|lo |la |il )?(?:esperimento|sondaggio|indagine|sperimentazione|degustazione(?: alla cieca)?),/u,
  nl: /^(?:In|Bij|Tijdens|Na) (?:de|het) (?:proef|experiment|enquête|peiling|blindproef|blinde proeverij|proeverij) (?!van |met |in |uit |onder |naar )/u,
  pt: /^(?:Na|No|Durante [ao]|Após [ao]) (?:ensaio|experiência|experimento|inquérito|sondagem|prova cega|degustação),/u,
};

/** Who says so, by what he is alone ("according to the company"). */
const PARTY: Partial<Record<Language, RegExp>> = {
  ar: /(?<!\p{L})(?:وفق|وفقا|بحسب|حسب) (?:ال|لل)(?:شركة|مصنع|وزارة|مشغل)ة?(?=[\s،.]*[،.])/u,
  de: /(?<!\p{L})(?:[Ll]aut|[Nn]ach Angaben des|so das|so der|so die|teilte das|teilte der|sagt der|sagte der) (?:Unternehmens?|Betreibers?|Herstellers?|Firma|Ministeriums?|Konzerns?|Verbandes|Verband)(?=[,.;]| mit\.)|^(?:Das|Die|Der) (?:in \p{Lu}\p{L}+ ansässige |\p{Lu}\p{Ll}+er )(?:Unternehmen|Firma|Konzern|Start-up|Startup|Verein|Anbieter|Hersteller|Betreiber)(?!\p{L})/u,
  en: /\b[Aa]ccording to the (?:company|firm|operator|manufacturer|maker|ministry|agency|government|city|mayor|group|union|association|club|school|university|hospital|owners?|managers?|spokes\p{L}+)\b(?! of\b)|^The \p{Lu}[\p{L}-]*-based \p{Ll}|(?<=, )the (?:company|firm|operator|agency|manufacturer|ministry) (?:has|had|will|can|is|was|\p{Ll}{3,}s|\p{Ll}{3,}ed)\b/u,
  es: /(?<!\p{L})[Ss]egún (?:la empresa|la compañía|la firma|el fabricante|el operador|el ministerio|el gobierno|el ayuntamiento)(?=[,.;])/u,
  fr: /(?<!\p{L})(?:[Ss]elon|[Dd]['’]après) (?:l['’]entreprise|la société|la compagnie|le fabricant|l['’]exploitant|le ministère|le gouvernement|la mairie)(?=[,.;])/u,
  it: /(?<!\p{L})[Ss]econdo (?:l['’]azienda|la società|la compagnia|il produttore|il gestore|il ministero|il governo)(?=[,.;])/u,
  ja: /同(?:社|店|氏|校|園|市|町|村|県)(?:は|が|の|で|に|を|によ)/u,
  ko: /(?:^|\s)(?:회사|업체|구단|학교) 측(?:은|이|에)/u,
  nl: /(?<!\p{L})[Vv]olgens (?:het bedrijf|de onderneming|de fabrikant|de exploitant|het ministerie|de gemeente)(?=[,.;])/u,
  pl: /(?<!\p{L})(?:[Ww]edług|[Zz]daniem) (?:firmy|spółki|producenta|operatora|ministerstwa|przewoźnika)(?=[,.;])/u,
  pt: /(?<!\p{L})(?:[Ss]egundo|[Dd]e acordo com) (?:a empresa|a companhia|o fabricante|o operador|o ministério|o governo)(?=[,.;])/u,
  ru: /(?<!\p{L})(?:по (?:данным|словам|информации) (?:компании|производителя|ведомства|министерства|оператора)|сообщили в (?:компании|ведомстве|министерстве))(?=[,.;])/iu,
  tr: /(?<!\p{L})(?:[Şş]irkete|[Üü]reticiye|[Bb]akanlığa) göre(?!\p{L})/u,
  'zh-CN': /该(?:公司|企业|店|校|机构|研究)|^据公司/u,
  'zh-TW': /該(?:公司|企業|店|校|機構|研究)|^據公司/u,
};
/** One human being out of those the text before speaks of. */
const PERSON: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:der Betroffene|die Betroffene|der Patient|die Patientin)(?=[\s,.;])(?! (?:mit|der|die|das|des|im|in|am|von))/u,
  en: /\b[Tt]he (?:person|individual|patient)\b(?! (?:who|that|in|with|you|they|he|she|to|we|of|at|on|behind|whose|asking|making|doing|living|responsible)\b)/u,
  es: /(?<!\p{L})(?:la persona|el paciente|el afectado)(?=[\s,.;])(?! (?:que|con|de|del|a la|al|en|en la|más|adecuada|mayor|sana|enferma|afectada)(?!\p{L}))/iu,
  fr: /(?<!\p{L})(?:la personne|le patient)(?=[\s,.;])(?! (?:qui|que|avec|de|du|à|en|dont|âgée|malade|concernée)(?!\p{L}))/iu,
};
const SOMEBODY =
  /\b(?:a|an|any|each|every|one|no) (?:\p{L}+ )?(?:person|individual|patient)|\b(?:someone|somebody|anyone|anybody|people|whoever|patients)\b|(?<!\p{L})(?:jemand|wer|ein(?:e|en)? (?:Betroffene|Patient)|alguien|quien|una persona|un paciente|quelqu['’]un|une personne|un patient)/iu;
/** A numbered room or carriage in which a report begins ("In carriage 14 opinion is divided"). */
const SCENE: Partial<Record<Language, RegExp>> = {
  de: /^(?:In|Im|Am|An|Auf|Vor|Hinter) (?:Wagen|Abteil|Zimmer|Raum|Saal|Halle|Gleis|Haus|Wohnung|Station|Tisch|Stand) \d/u,
  en: /^(?:In|At|On|Behind|Outside) (?:carriage|coach|car|compartment|room|hall|ward|cell|gate|platform|desk|table|seat|stall|building|house|apartment|flat) (?:no\. |number )?\d/u,
  es: /^(?:En|Ante|Tras) (?:el|la) (?:vagón|coche|habitación|sala|aula|andén|mesa|puerta|casa|piso) \d/u,
  fr: /^(?:Dans|À|Sur|Devant) (?:la |le |l['’])(?:voiture|wagon|chambre|salle|quai|table|porte|maison|appartement) \d/u,
  it: /^(?:Nella?|Nel|Al|Alla|Sul) (?:carrozza|vagone|stanza|camera|aula|sala|binario|tavolo|casa) \d/u,
  nl: /^(?:In|Op|Aan|Bij) (?:wagon|rijtuig|kamer|zaal|perron|tafel|huis) \d/u,
};
/** A name inside the sentence. */
const NAME = /(?<=[\p{Ll}\d],? )\p{Lu}\p{Ll}+/u;

/** Of those that a text may speak of by their kind alone. */
const ONE_OF_A_KIND =
  /\b(?:an?|one|another|each|every|some|many|most|two|three) (?:[\p{L}-]+ ){0,2}(?:compan|firm|operator|manufacturer|maker|ministr|agenc|government|cit|mayor|group|union|association|club|school|universit|hospital|patient|person)|(?<!\p{L})(?:una?|unos|unas|une|des|uno|een|um|uma|pewna|jedna) (?:empresa|compañía|firma|fabricante|operador|ministerio|entreprise|société|compagnie|fabricant|exploitant|azienda|società|compagnia|produttore|gestore|bedrijf|onderneming|exploitant|companhia|spółka)/iu;

/** Letters by which a noun is known again in another form. */
const STEM = 5;
/** A report by its verb, too common a form to tell the past by itself. */
const REPORTS: Partial<Record<Language, RegExp>> = {
  en: /(?<!\b(?:is|are|be|been|being|not) )\b\p{Ll}{3,}ed\b/u,
};

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Whether a sentence reports on something done once that it names by its kind alone ("Revenue rose during the trial"),
 * and neither it nor what stands above it names further.
 * @param named tokens of title and heading; none where the sentence stands without them
 */
export function tellsOfUnnamedEvent(
  sentence: string,
  language: Language,
  named: ReadonlySet<string> = NOTHING,
): boolean {
  const front = FRONT_EVENT[withoutCountry(language)]?.exec(sentence)?.[0];
  if (front !== undefined) return !tokensOf(front, language).some((token) => named.has(token));
  const event = EVENT[language]?.exec(sentence);
  if (event === null || event === undefined) return false;
  if (!tellsPast(sentence, language) && REPORTS[language]?.test(sentence) !== true) return false;
  const [, kind = ''] = event;
  const isNamed = sentence.slice(0, event.index).toLowerCase().includes(kind.slice(0, STEM).toLowerCase());
  return !isNamed && !tokensOf(kind, language).some((token) => named.has(token));
}

/** Whether a sentence names somebody, or brings up one of a kind ("a company"), so that the next may speak of "the company". */
export function bringsUpParty(sentence: string): boolean {
  return NAME.test(sentence) || SOMEBODY.test(sentence) || ONE_OF_A_KIND.test(sentence);
}

/** Whether a sentence speaks of somebody, or from some place, by its kind alone ("according to the company", "the person"). */
export function speaksOfUnnamedParty(sentence: string, language: Language): boolean {
  if (SCENE[language]?.test(sentence) === true) return true;
  const person = PERSON[language] === undefined ? -1 : sentence.search(PERSON[language]);
  if (person >= 0 && !SOMEBODY.test(sentence.slice(0, person))) return true;
  const at = sentence.search(PARTY[withoutCountry(language)] ?? /(?!)/u);
  return at >= 0 && (language === 'de' || !NAME.test(sentence.slice(0, at)));
}
