import type { ClaimWords } from './claim-words.ts';

export const words: ClaimWords = {
  opposites: `
    arttı, artış*, artırdı, arttır*, yüksel*, büyü*, çoğal* / azal*, düş*, geril*, küçül*
    daha fazla, fazla, yüksek, büyük, üzerinde, üstünde / daha az, az, düşük, küçük, altında
    önce / sonra
    iyi, iyileş* / kötü, kötüleş*
    kabul, onayla* / reddet*, reddedil*
    izin, yasal / yasak*, yasadışı
    güvenli / güvensiz, tehlikeli
    etkili / etkisiz
    kazan* / kaybet*
    kâr, kar, kazanç / zarar, açık
    kuzey* / güney*
    doğu* / batı*
    erkek* / kadın*
    sıcak* / soğuk*
    hızlı / yavaş
    uzun / kısa
    yaşlı, eski / genç, yeni
    güçlü / zayıf
    açıl*, başla* / kapan*, kapat*, bitti, sona
    ithal* / ihraç*, ihrac*
    çoğunluk* / azınlık*
    ilk, birinci / son, sonuncu
    ucuz / pahalı
    satın / sattı, satıl*
  `,
  negatedWord:
    /^\p{L}{2,}?(?:m[ae](?:d[ıiuü]|m[ıi]ş|y[ae]|z(?!l)|kt|s[ıi]n|k(?!$)|yan|yen|dan|den)|m[ıiuü]yor)\p{L}*$/u,
  notNegators: 'sadece değil, yalnızca değil',
  negatesBackward: true,
  about: 'yaklaşık, yaklaşık olarak, aşağı yukarı, neredeyse, civarında',
  over: 'en az, asgari',
  under: 'en fazla, en çok, neredeyse',
  overAfter: 'den fazla, dan fazla, den çok, dan çok, ten fazla, tan fazla, ve üzeri, veya daha fazla, aşkın',
  underAfter: 'den az, dan az, ten az, tan az, veya daha az, e kadar, a kadar',
  aboutAfter: 'civarında, dolayında, kadar',
  numbers: `
    0=sıfır; 1=bir; 2=iki; 3=üç; 4=dört; 5=beş; 6=altı; 7=yedi; 8=sekiz; 9=dokuz; 10=on; 20=yirmi; 30=otuz
    40=kırk; 50=elli; 60=altmış; 70=yetmiş; 80=seksen; 90=doksan; 100=yüz; 12=düzine
    1/2=yarısı,yarım,yarısını; 1/3=üçte biri,üçte birini; 2/3=üçte ikisi,üçte ikisini
    1/4=dörtte biri,çeyrek,çeyreği; 3/4=dörtte üçü
  `,
  plans: 'planlıyor, planlanan, planlanıyor, istiyor, hedefliyor, olabilir',
  conditions: 'eğer, ise',
  associations: 'ilişki*, bağlantı*, korelasyon*',
  than: 'göre',
  passive: /tarafından/u,
};
