import type { Language } from '../../contract/languages.ts';
import { withoutCountry } from '../../language/without-country.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** Words of when and how much, with the small words between them: no verb is written like one of them. */
const WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  de: words(`im in am an bis von vom zu zum ab alle jede jeder jedes jeden pro je und oder nur etwa rund ca circa meist
    meistens höchstens mindestens mal einmal zweimal dreimal ein eine einen einer zwei drei vier fünf sechs sieben acht
    neun zehn zwölf der die das den dem nach vor bei mit über unter sommer winter frühjahr frühling herbst tag tage tagen
    woche wochen monat monate monaten jahr jahre jahren stunde stunden minute minuten sekunden morgens abends mittags
    täglich wöchentlich monatlich jährlich grad celsius prozent liter litern gramm kilo kilogramm meter metern
    zentimeter millimeter kubikmeter quadratmeter euro lang dazwischen später januar februar märz april mai juni juli
    august september oktober november dezember`),
  es: words(`en el la los las de del al a y o u por cada con sin entre hasta desde durante unos unas un una dos tres
    cuatro cinco seis siete ocho nueve diez doce quince veinte treinta vez veces solo sólo casi unos aproximadamente
    máximo mínimo menos más después antes verano invierno primavera otoño día días semana semanas mes meses año años
    hora horas minuto minutos segundos mañana tarde noche diario diaria grados ciento litros litro gramos kilos
    kilogramos metros centímetros milímetros euros enero febrero marzo abril mayo junio julio agosto septiembre octubre
    noviembre diciembre`),
  fr: words(`en au aux à le la les l de du des d et ou par chaque tous toutes avec sans entre pendant environ un une deux
    trois quatre cinq six sept huit neuf dix douze quinze vingt trente fois seulement presque maximum minimum moins plus
    après avant été hiver printemps automne jour jours semaine semaines mois an ans année années heure heures minute
    minutes secondes matin soir nuit degrés cent pour litres litre grammes kilos kilogrammes mètres centimètres
    millimètres euros janvier février mars avril mai juin juillet août septembre octobre novembre décembre`),
  it: words(`in il lo la i gli le di del dei delle da dal al alla a e o ogni con senza tra fra fino per circa un una uno
    due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta volta volte solo quasi massimo minimo
    meno più dopo prima estate inverno primavera autunno giorno giorni settimana settimane mese mesi anno anni ora ore
    minuto minuti secondi mattina sera notte gradi cento litri litro grammi chili chilogrammi metri centimetri millimetri
    euro gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`),
  nl: words(`in de het een van tot om en of per elke iedere om met zonder tussen ongeveer circa twee drie vier vijf zes
    zeven acht negen tien twaalf keer maal alleen slechts maximaal minimaal minder meer na voor zomer winter lente
    voorjaar herfst najaar dag dagen week weken maand maanden jaar uur minuten seconden dagelijks graden procent liter
    gram kilo meter centimeter millimeter euro zomers januari februari maart april mei juni juli augustus september
    oktober november december`),
  pl: words(`w we na od do co i lub albo z ze bez między około po przed dwa dwie trzy cztery pięć sześć siedem osiem
    dziewięć dziesięć raz razy tylko prawie lato latem zima zimą wiosną jesienią dzień dni tydzień tygodnie tygodni
    miesiąc miesiące miesięcy rok lata lat godzina godziny godzin minut minuty stopni procent litrów litra gramów metrów
    centymetrów milimetrów dziennie tygodniowo`),
  pt: words(`em no na nos nas o a os as de do da dos das e ou por cada com sem entre até desde durante cerca um uma dois
    duas três quatro cinco seis sete oito nove dez doze quinze vinte trinta vez vezes só apenas quase máximo mínimo menos
    mais depois antes verão inverno primavera outono dia dias semana semanas mês meses ano anos hora horas minuto minutos
    segundos manhã tarde noite graus cento litros litro gramas quilos metros centímetros milímetros euros janeiro
    fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro`),
  ru: words(`в во на от до с со каждые каждый каждую и или по за без между около примерно через два две три четыре пять
    шесть семь восемь девять десять раз раза только почти летом зимой весной осенью день дня дней неделю недели недель
    месяц месяца месяцев год года лет час часа часов минут минуты градусов процентов литров литра граммов метров
    сантиметров миллиметров`),
  tr: words(`yazın kışın ilkbaharda sonbaharda her bir iki üç dört beş altı yedi sekiz dokuz on ve veya ya da ile günde
    haftada ayda yılda gün hafta ay yıl saat dakika kez kere defa en az çok fazla yaklaşık derece litre gram metre
    santimetre sonra önce kadar`),
};
/** What a sentence without a verb is longer than is told by other rules. */
const MOST = 80;

/** Whether what is written as a sentence holds nothing but times and amounts ("En verano cada 3 o 4 días."). */
export function tellsOnlyTimes(sentence: string, language: Language): boolean {
  if (sentence.length > MOST) return false;
  const known = WORDS[withoutCountry(language)];
  if (known === undefined) return false;
  const found = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  return found.length > 1 && found.every((word) => known.has(word));
}
