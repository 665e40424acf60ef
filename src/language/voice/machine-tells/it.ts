import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const it: TellWords = {
  openers: phrases(`
    nel mondo di oggi; nel mondo odierno|moderno|frenetico; nel frenetico mondo; nell'era digitale
    in un mondo in|sempre|dove|che; in un'epoca in cui; nella società odierna|moderna|di oggi
    nel panorama attuale|odierno; al giorno d'oggi … è diventato|diventata; ti sei mai chiesto|chiesta
    vi siete mai chiesti; immagina un mondo; non sei solo; sei nel posto giusto; siete nel posto giusto
    benvenuti nel mondo; immergiamoci; immergiti in|nel|nella; esploriamo insieme; scopriamo insieme
    diamo un'occhiata; in questo articolo esploreremo|vedremo|ti|scopriremo|analizzeremo
    in questa guida esploreremo|vedremo|ti|scopriremo|completa; questa guida completa; senza ulteriori indugi
    sono finiti i tempi; non cercare oltre
  `),
  closers: phrases(`
    ^in conclusione; ^per concludere; ^in sintesi; ^in definitiva; ^riassumendo; ^conclusione; ^in ultima analisi
    ^tutto sommato; alla fine della giornata; cosa aspetti; cosa aspettate; le possibilità sono infinite
    il futuro … promettente; solo il tempo dirà|ce; fai il primo passo; seguendo questi consigli|passaggi
  `),
  fillers: phrases(`
    è importante notare|sottolineare|ricordare|tenere|considerare
    vale la pena notare|sottolineare|ricordare|menzionare; è fondamentale notare|sottolineare|ricordare|comprendere
    è essenziale ricordare|comprendere|notare; è bene ricordare che; non è un segreto che; va da sé che
    inutile dire che; con questo in mente; siamo onesti; la verità è che
    gioca|giocano|svolge|svolgono|riveste|rivestono un ruolo cruciale|fondamentale|chiave|essenziale|importante|centrale
    una vasta gamma di; una moltitudine di; una miriade di; una pletora di; fare la differenza; fa la differenza
    la chiave sta; la chiave per il successo; oggi più che mai; ora più che mai; non esiste una soluzione unica
    ultimo ma non meno importante; sia per i principianti che
  `),
  templates: phrases(`
    non si tratta solo di; non si tratta soltanto di; non è solo un|una … è|ma; non è semplicemente un|una
    è molto più di un|una|che; sono molto più di; è più di un|una semplice; che tu sia … o; che siate … o
    che si tratti di … o; la buona notizia è; la parte migliore; dì addio a; di' addio a; dite addio a
    e se ti dicessi; non è un lusso
  `),
  stock: phrases(`
    una testimonianza di; ricco arazzo; un arazzo di; gemma nascosta; gemme nascoste; tesoro nascosto
    faro di speranza; sbloccare il|tutto potenziale; sbloccare tutto il potenziale; sblocca il|tutto
    liberare il potenziale; pieno potenziale; sfruttare il potere; sfruttare la potenza; intraprendere un viaggio
    imbarcarsi in un viaggio; al livello successivo; a un livello superiore; verso nuove vette; all'avanguardia
    aprire la strada a; aprendo la strada; spianare la strada; cambio di paradigma; punto di svolta
    navigare nelle|tra complessità; in continua|costante evoluzione; rivoluzionare il modo; rivoluzionando il modo
    trasformare il modo; trasformando il modo; approccio olistico; esperienza indimenticabile; mondo di possibilità
    infinite possibilità; futuro sostenibile; futuro più sostenibile; integrazione perfetta; equilibrio delicato
    delicato equilibrio; sinfonia di; ricca storia; comunità vibrante
  `),
  inflated: phrases(`
    cruciale; cruciali; fondamentale; fondamentali; essenziale; essenziali; imprescindibile; indispensabile
    innovativ*; olistic*; robust*; dinamic*; vibrante; vibranti; affascinante; affascinanti; trasformativ*
    ottimizzare; ottimizza; massimizzare; favorire; promuovere; potenziare; arricchire; panorama; viaggio; sinergi*
    inestimabile; ineguagliabile; completo; completa; inoltre; decisioni informate; decisione informata
    detto questo; detto ciò; un'ampia gamma di
  `),
  intensifiers: phrases(`
    davvero; veramente; incredibilmente; assolutamente; estremamente; indubbiamente; senza dubbio; innegabilmente
    sicuramente; semplicemente; profondamente; enormemente; notevolmente; incredibile; perfetto; perfetta
    straordinari*; eccezional*
  `),
  and: ['e', 'ed', 'o'],
};
