import type { Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';

/** Words of one country and what another says. */
export interface RegionalWords {
  /** Spelling alone: grammar around it stays, so it may be changed by code. */
  readonly spelling: ReadonlyMap<string, string>;
  /** Another word, perhaps of another gender: for a writer to change. */
  readonly words: ReadonlyMap<string, string>;
}

const table = (text: string): Map<string, string> =>
  new Map(
    text
      .split(';')
      .map((entry) => entry.trim().split('='))
      .flatMap(([found, wanted]) => (found && wanted ? [[found.trim(), wanted.trim()] as const] : [])),
  );
const turned = (map: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...map].map(([found, wanted]) => [wanted, found]));

/** Brazil = Portugal. */
const PORTUGUESE_SPELLING = table(`
  econômico=económico; econômica=económica; econômicos=económicos; econômicas=económicas; acadêmico=académico
  ;acadêmica=académica; gênero=género; gêneros=géneros; prêmio=prémio; prêmios=prémios; bebê=bebé; bebês=bebés
  ;quilômetro=quilómetro; quilômetros=quilómetros; eletrônico=eletrónico; eletrônica=eletrónica; eletrônicos=eletrónicos
  ;telefônico=telefónico; fenômeno=fenómeno; fenômenos=fenómenos; atômico=atómico; autônomo=autónomo; autônoma=autónoma
  ;tênis=ténis; oxigênio=oxigénio; hidrogênio=hidrogénio; nitrogênio=nitrogénio; cômodo=cómodo
  ;planejamento=planeamento; planejar=planear; planeja=planeia; conosco=connosco; dezesseis=dezasseis
  ;dezessete=dezassete; dezenove=dezanove; cotidiano=quotidiano; registro=registo; registros=registos; recepção=receção
  ;concepção=conceção; percepção=perceção; decepção=deceção; contato=contacto; contatos=contactos; sinônimo=sinónimo
  ;harmônico=harmónico; crônico=crónico; crônica=crónica; polêmica=polémica; patrimônio=património
  ;matrimônio=matrimónio; demônio=demónio; colônia=colónia; milênio=milénio; anônimo=anónimo`);
const PORTUGUESE_WORDS = table(`
  ônibus=autocarro; trem=comboio; trens=comboios; celular=telemóvel; celulares=telemóveis; usuário=utilizador
  ;usuários=utilizadores; geladeira=frigorífico; banheiro=casa de banho; suco=sumo; sucos=sumos; esporte=desporto
  ;esportes=desportos; equipe=equipa; equipes=equipas; café da manhã=pequeno-almoço; açougue=talho; aeromoça=hospedeira
  ;ar-condicionado=ar condicionado; mouse=rato; gerenciar=gerir; gerenciamento=gestão; aluguel=aluguer
  ;maiô=fato de banho; sorvete=gelado; pedestre=peão; pedestres=peões; bonde=elétrico; xícara=chávena`);

/** Mainland, simplified = Taiwan, traditional. */
const MAINLAND_WORDS = table(`
  软件=軟體; 硬件=硬體; 网络=網路; 互联网=網際網路; 视频=影片; 服务器=伺服器; 默认=預設; 数据库=資料庫; 屏幕=螢幕
  ;博客=部落格; 出租车=計程車; 公交车=公車; 酸奶=優格; 智能手机=智慧型手機; 人工智能=人工智慧; 激光=雷射; 鼠标=滑鼠
  ;短信=簡訊; 方便面=泡麵; 硬盘=硬碟; 打印机=印表機; 程序员=程式設計師; 编程=程式設計; 数字化=數位化; 土豆=馬鈴薯`);
/** The mainland's words in traditional characters, as a mainland model prints them for Taiwan. */
const TAIWAN_FOREIGN = table(`
  軟件=軟體; 硬件=硬體; 網絡=網路; 互聯網=網際網路; 視頻=影片; 服務器=伺服器; 默認=預設; 數據庫=資料庫; 屏幕=螢幕
  ;博客=部落格; 出租車=計程車; 公交車=公車; 酸奶=優格; 智能手機=智慧型手機; 人工智能=人工智慧; 激光=雷射; 鼠標=滑鼠
  ;短信=簡訊; 方便麵=泡麵; 硬盤=硬碟; 打印機=印表機; 程序員=程式設計師; 編程=程式設計; 數字化=數位化; 土豆=馬鈴薯`);
const MAINLAND_FOREIGN = table(`
  软体=软件; 硬体=硬件; 网路=网络; 网际网路=互联网; 伺服器=服务器; 资料库=数据库; 萤幕=屏幕; 部落格=博客; 计程车=出租车
  ;智慧型手机=智能手机; 人工智慧=人工智能; 雷射=激光; 滑鼠=鼠标; 简讯=短信; 泡面=方便面; 硬碟=硬盘; 印表机=打印机`);
/** Traditional = simplified, one to one: no character of either side means another thing. */
const CHARACTERS = pairsOf(
  '個个這这們们來来為为時时說说對对會会學学國国過过還还嗎吗問问開开關关門门間间聽听讀读寫写書书車车電电話话機机錢钱買买賣卖讓让認认識识語语頭头體体點点熱热氣气風风愛爱員员長长東东見见現现樣样種种數数應应該该從从進进運运動动飛飞馬马魚鱼鳥鸟龍龙難难離离雖虽雙双條条極极歡欢決决沒没淨净濕湿溫温滿满漢汉無无爾尔狀状獨独產产畫画當当療疗盡尽監监盤盘確确碼码禮礼積积穩稳節节級级細细組组結结給给經经維维網网線线練练總总繼继續续羅罗義义習习聯联職职腦脑與与舉举舊旧華华萬万處处號号術术衛卫裝装規规視视親亲覺觉觀观計计訂订訓训設设許许訪访診诊證证評评詞词試试詩诗詳详誤误請请論论調调談谈謝谢譯译議议護护變变貝贝負负財财責责貨货質质費费資资賽赛贏赢趕赶踐践軟软較较載载輕轻輛辆輪轮輸输辦办農农連连遠远適适選选遺遗邊边郵邮釋释針针鋼钢錄录錯错鏡镜鐵铁閉闭陽阳陰阴陳陈際际隊队階阶險险隨随隱隐靜静響响頁页項项順顺須须預预領领頻频題题額额顏颜願愿類类顧顾顯显飯饭飲饮館馆驗验驚惊鮮鲜麗丽麥麦黃黄齊齐齒齿',
);

function pairsOf(text: string): Map<string, string> {
  const characters = [...text];
  return new Map(characters.flatMap((one, at) => (at % 2 === 0 ? [[one, characters[at + 1] ?? ''] as const] : [])));
}

/** Spain = Latin America. */
const SPANISH_WORDS = table(`
  ordenador=computadora; ordenadores=computadoras; zumo=jugo; zumos=jugos
  ;patata=papa; patatas=papas; coche=auto; coches=autos; aparcar=estacionar; aparcamiento=estacionamiento
  ;vosotros=ustedes; vosotras=ustedes; vuestro=su; vuestra=su; vuestros=sus; vuestras=sus
  ;melocotón=durazno; cacahuete=maní`);
const SPAIN_WORDS = table(`
  computadora=ordenador; computadoras=ordenadores; celular=móvil; celulares=móviles; jugo=zumo; jugos=zumos
  ;estacionamiento=aparcamiento; durazno=melocotón; frijoles=alubias; computador=ordenador; refrigerador=frigorífico`);
const LATIN_AMERICA: ReadonlySet<string> = new Set('mx ar co cl pe cr cu pa py pr us'.split(' '));

/** Germany and Austria = Switzerland, by stem; Swiss spelling itself needs no list: it has no ß. */
const SWISS_IN_GERMANY = table(`
  strasse=straße; strassen=straßen; grösse=größe; grössen=größen; grösser=größer; grösste=größte; grösseren=größeren
  ;grosse=große; grossen=großen; grosser=großer; grosses=großes; gross=groß; heiss=heiß; heisse=heiße; heissen=heißen
  ;heisst=heißt; weiss=weiß; weisse=weiße; weissen=weißen; ausser=außer; ausserdem=außerdem; ausserhalb=außerhalb
  ;schliesslich=schließlich; gemäss=gemäß; regelmässig=regelmäßig; regelmässige=regelmäßige; regelmässigen=regelmäßigen
  ;massnahme=maßnahme; massnahmen=maßnahmen; fuss=fuß; füsse=füße; spass=spaß; süss=süß; süsse=süße; fliesst=fließt
  ;fliessen=fließen; giessen=gießen; giesst=gießt; schliessen=schließen; schliesst=schließt; draussen=draußen
  ;dreissig=dreißig; grüsse=grüße; stossen=stoßen; stösst=stößt; äusserst=äußerst; äussere=äußere; äusseren=äußeren`);

const FRENCH_CANADA = table(`
  e-mail=courriel; e-mails=courriels; email=courriel; week-end=fin de semaine; week-ends=fins de semaine
  ;shopping=magasinage; parking=stationnement; parkings=stationnements; newsletter=infolettre; smartphone=téléphone intelligent`);
const FRENCH_SEVENTY = table('soixante-dix=septante; quatre-vingt-dix=nonante');

const NONE: RegionalWords = { spelling: new Map(), words: new Map() };

/** What is foreign to a country in a language other than English; empty where nothing is safe to say. */
export function regionalWordsOf(language: Language, locale: Locale): RegionalWords {
  switch (language) {
    case 'pt':
    case 'pt-PT':
    case 'pt-BR': {
      const brazil = language === 'pt-BR' || (language === 'pt' && locale === 'br');
      return brazil
        ? { spelling: turned(PORTUGUESE_SPELLING), words: turnedWords() }
        : { spelling: PORTUGUESE_SPELLING, words: PORTUGUESE_WORDS };
    }
    case 'zh-CN':
      return { spelling: CHARACTERS, words: MAINLAND_FOREIGN };
    case 'zh-TW': {
      const words =
        locale === 'hk' || locale === 'mo'
          ? new Map<string, string>()
          : new Map([...TAIWAN_FOREIGN, ...MAINLAND_WORDS]);
      return { spelling: turned(CHARACTERS), words };
    }
    case 'es':
      if (locale === 'es') return { spelling: new Map(), words: SPAIN_WORDS };
      return LATIN_AMERICA.has(locale) ? { spelling: new Map(), words: SPANISH_WORDS } : NONE;
    case 'de':
      return ['de', 'at', 'lu', 'be', 'it'].includes(locale) ? { spelling: SWISS_IN_GERMANY, words: new Map() } : NONE;
    case 'fr':
      if (locale === 'ca') return { spelling: new Map(), words: FRENCH_CANADA };
      return locale === 'be' || locale === 'ch' ? { spelling: new Map(), words: FRENCH_SEVENTY } : NONE;
    default:
      return NONE;
  }
}

/** What Portugal says and Brazil does not; without words that mean something else in Brazil. */
function turnedWords(): Map<string, string> {
  const words = turned(PORTUGUESE_WORDS);
  for (const word of [
    'rato',
    'gelado',
    'peão',
    'peões',
    'elétrico',
    'gestão',
    'sumo',
    'sumos',
    'talho',
    'hospedeira',
    'gerir',
    'ar condicionado',
  ])
    words.delete(word);
  return words;
}
