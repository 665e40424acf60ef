import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { sentencesOf } from './segment-sentences.ts';

/** Whole sentences with what looks like an end inside: abbreviations, dates, decimals, initials, quotations. */
const CASES: readonly (readonly [Language, readonly string[]])[] = [
  ['en', ['Mr. J. R. Smith moved to St. Ives on Jan. 3.', 'He paid 3.5 million.', '"Is it true?" she asked.', 'No.']],
  ['en', ['The U.S. rate fell to 2.5 per cent, i.e. less than before.', 'See Fig. 3 for details.', 'It rose again.']],
  ['en', ['It needs approx. Five or six.', 'Is it worth it?', 'No.', 'Slightly less is fine.', 'See No. 5 there.']],
  ['de', ['Am 3. Mai kam Dr. Müller.', 'Das kostet ca. 3,5 Mio. Euro, d. h. viel.', 'Er sagte: „Es geht.“', 'Gut.']],
  ['fr', ['M. Dupont a payé 3,5 millions.', 'Il est né en 52 av. J.-C. à Rome.', '« Est-ce vrai ? »', 'Oui.']],
  ['es', ['El Sr. García pagó 3.500 € en EE. UU. el lunes.', '¿Es verdad?', 'No lo es.']],
  ['it', ['Il sig. Rossi ha pagato 3,5 milioni.', 'Il dott. Bianchi arriva alle 9.30.', 'È vero?', 'Sì.']],
  ['pt', ['O Sr. Silva pagou 3,5 milhões.', 'A Dra. Costa chegou às 9.30.', 'É verdade?', 'Não.']],
  ['nl', ['Dhr. Jansen betaalde ca. 3,5 miljoen.', 'Hij kwam op 3 mei, d.w.z. te laat.', 'Echt?', 'Ja.']],
  ['pl', ['Prof. Nowak zapłacił ok. 3,5 mln zł.', 'Przyszedł 3 maja, tzn. za późno.', 'Naprawdę?', 'Tak.']],
  ['cs', ['Dne 3. května přišel MUDr. Novák.', 'Stojí to cca 3,5 mil. korun.', 'Opravdu?', 'Ano.']],
  ['da', ['Den 3. maj kom hr. Jensen.', 'Det koster ca. 3,5 mio. kroner.', 'Passer det?', 'Ja.']],
  ['no', ['Den 3. mai kom hr. Hansen.', 'Det koster ca. 3,5 mill. kroner.', 'Er det sant?', 'Ja.']],
  ['sv', ['Den 3 maj kom dr. Svensson.', 'Det kostar ca. 3,5 miljoner, t.ex. här.', 'Är det sant?', 'Ja.']],
  ['fi', ['Hän tuli 3. toukokuuta.', 'Se maksaa n. 3,5 miljoonaa euroa.', 'Onko se totta?', 'On.']],
  ['et', ['Ta tuli 3. mail.', 'See maksab u. 3,5 miljonit eurot.', 'Kas see on tõsi?', 'On.']],
  ['lt', ['Jis atvyko gegužės 3 d. vakare.', 'Tai kainuoja apie 3,5 mln. eurų.', 'Ar tai tiesa?', 'Taip.']],
  ['hu', ['A 3. fejezet hosszú.', 'Dr. Kovács kb. 3,5 millió forintot fizetett.', 'Igaz ez?', 'Igen.']],
  ['ro', ['Dl. Popescu a plătit 3,5 milioane.', 'A venit la ora 9.30.', 'Este adevărat?', 'Da.']],
  ['tr', ['Dr. Yılmaz 3,5 milyon ödedi.', 'Saat 9.30’da geldi.', 'Doğru mu?', 'Evet.']],
  ['ru', ['В 2020 г. цена выросла на 3,5 млн руб. за год.', 'А. С. Пушкин родился в Москве.', 'Правда?', 'Да.']],
  ['bg', ['През 2020 г. цената е 3,5 млн. лева.', 'Д-р Иванов дойде.', 'Вярно ли е?', 'Да.']],
  ['el', ['Ο κ. Παπαδόπουλος πλήρωσε 3,5 εκατ. ευρώ.', 'Είναι αλήθεια;', 'Ναι.']],
  ['vi', ['Giá là 3,5 triệu đồng.', 'TS. Nguyễn Văn A nói vậy.', 'Có đúng không?', 'Đúng.']],
  ['id', ['Harganya 3,5 juta rupiah.', 'Dr. Budi datang pukul 9.30.', 'Benarkah?', 'Ya.']],
  ['ms', ['Harganya 3.5 juta ringgit.', 'Dr. Ahmad datang pukul 9.30.', 'Benarkah?', 'Ya.']],
  ['hi', ['कीमत 3.5 लाख रुपये है।', 'डॉ. शर्मा आए।', 'क्या यह सच है?', 'हाँ।']],
  ['bn', ['দাম ৩.৫ লাখ টাকা।', 'ড. রহমান এলেন।', 'এটা কি সত্যি?', 'হ্যাঁ।']],
  ['ar', ['السعر 3.5 مليون ريال.', 'قال د. أحمد ذلك.', 'هل هذا صحيح؟', 'نعم.']],
  ['ko', ['가격은 3.5억 원이다.', '그는 “사실이다.”라고 말했다.', '정말인가?', '그렇다.']],
  ['ja', ['価格は3.5億円です。', '彼は「本当だ。」と言った。', '本当ですか？', 'はい。']],
  ['zh-CN', ['价格为3.5亿元。', '他说：“这是真的。”', '真的吗？', '是的！']],
  ['zh-TW', ['價格為3.5億元。', '他說：「這是真的。」', '真的嗎？', '是的！']],
];

describe('sentencesOf', () => {
  it.each(CASES)('cuts %s where its sentences end: %j', (language, sentences) => {
    const joiner = /^(?:zh|ja)/.test(language) ? '' : ' ';
    expect(sentencesOf(sentences.join(joiner), language)).toEqual(sentences);
  });
});
