import { phrases } from '../phrases.ts';
import type { TellWords } from './tell-words.ts';

export const sv: TellWords = {
  openers: phrases(`
    i dagens snabba|moderna|digitala|hektiska|uppkopplade värld|samhälle; i dagens värld; i en värld där
    i en tid där|då; i den digitala tidsåldern|eran; i den ständigt föränderliga; i en ständigt föränderlig
    har du någonsin undrat; har du någonsin funderat; föreställ dig en värld; du är inte ensam
    då har du kommit rätt; då har du hamnat rätt; välkommen till en värld; låt oss dyka; låt oss utforska; dyk ner i
    låt oss ta en titt; i den här artikeln kommer|ska|utforskar|går|dyker
    i denna artikel kommer|ska|utforskar|går|dyker; i den här guiden kommer|ska|går|utforskar
    i denna omfattande guide; den här omfattande guiden; utan vidare dröjsmål; utan att orda mer; borta är de dagar
    leta inte längre
  `),
  closers: phrases(`
    ^sammanfattningsvis; ^avslutningsvis; ^slutsats; ^för att sammanfatta; ^allt som allt; ^i slutändan
    ^när allt kommer omkring; i slutet av dagen; vad väntar du på; möjligheterna är oändliga; framtiden … ser ljus
    bara tiden kan|får; ta det första steget; genom att följa dessa
  `),
  fillers: phrases(`
    det är viktigt att notera|komma|förstå|nämna|påpeka|betona; det är värt att notera|nämna|komma
    det är avgörande att förstå|komma|notera; det är ingen hemlighet att; det säger sig självt; med detta sagt
    med detta i åtanke; tänk på att det; låt oss vara ärliga; sanningen är att; faktum är att
    spelar|spela … en avgörande|viktig|central|betydande roll; spelar|spela … en nyckelroll; en uppsjö av
    en myriad av; göra hela skillnaden; gör hela skillnaden; nyckeln till framgång; nyckeln ligger; mer än någonsin
    det finns ingen universallösning; sist men inte minst; både för nybörjare och
  `),
  templates: phrases(`
    det handlar inte bara om; är inte bara en|ett … det|utan; är mer än bara; är så mycket mer än
    mer än bara en|ett; oavsett om du … eller; vare sig du … eller; den goda nyheten är; det bästa av allt
    det bästa med det; säg hejdå till; säg adjö till; tänk om jag sa; är inte en lyx
  `),
  stock: phrases(`
    ett bevis på; ett testamente till; en rik väv; en väv av; dold pärla; dolda pärlor; gömd pärla; gömda pärlor
    en skattkista; ledstjärna för; frigöra din|hela|potentialen; frigör din|hela|potentialen; sin fulla potential
    din fulla potential; utnyttja kraften i; ge dig ut på en resa; till nästa nivå; till en ny nivå; till nya höjder
    i framkant; bana väg för; banar väg för; paradigmskifte; gamechanger; game changer; spelförändrare
    navigera i den|det|detta komplexa|landskap|föränderliga; ständigt föränderliga; ständigt utvecklande
    revolutionera sättet; revolutionerar sättet; revolutionerat sättet; förändra sättet
    holistiskt synsätt|tillvägagångssätt; holistisk syn; oförglömlig upplevelse; oförglömliga upplevelser
    en värld av möjligheter; oändliga möjligheter; hållbar framtid; ljusare framtid; sömlös integration
    sömlöst integrer*; delikat balans; symfoni av; rik historia; levande gemenskap
  `),
  inflated: phrases(`
    avgörande; väsentlig*; oumbärlig*; nödvändig*; innovativ*; holistisk*; robust*; dynamisk*; levande; fascinerande
    fängslande; banbrytande; transformativ*; sömlös*; optimera*; maximera*; främja*; stärka; stärker; berika*
    landskap*; resa; synergi*; ovärderlig*; oöverträffad*; omfattande; mångfacetterad*; dessutom; vidare
    välgrundade; potential; med det sagt; ett brett utbud av; en mängd olika
  `),
  intensifiers: phrases(`
    verkligen; otroligt; absolut; extremt; ytterst; utan tvekan; otvivelaktigt; helt enkelt; enormt; oerhört
    avsevärt; betydligt; perfekt*; fantastisk*; imponerande; enastående
  `),
  and: ['och', 'eller', 'samt'],
};
