import { wordPhrases } from '../phrase-patterns.ts';

/** What only who sells or invites says, in the Slavic languages. */
export const SLAVIC = {
  ru: wordPhrases(`
    наш(и|их|им|ими) (покупател*|клиент*|гост(и|ей|ям)|ученик*|подписчик*)
    скидк* (до |в |в размере )?#%|скидк* # процент*|(дарим|получите|получи|ваша|вашу|даём|даем) … скидк*|скидк* (нашим|для читател*|для подписчик*|для новых)
    промокод*|купон* на скидку|бесплатн* доставк*|доставк* бесплатн*|бесплатн* пробн* (период*|урок*|верси*|заняти*)|(попробуйте|попробуй) бесплатно
    (закажите|заказывайте|купите|покупайте|бронируйте) (сейчас|прямо сейчас|онлайн|у нас|сегодня|в нашем|со скидкой)|забронируйте (место|сейчас|столик)
    (запишитесь|записывайтесь|запишись|зарегистрируйтесь|регистрируйтесь) (сейчас|прямо|на (наш*|курс*|вебинар*|консультацию|занятие|пробн*|марафон*)|к нам|по)
    (подпишитесь|подписывайтесь|подпишись)|став(ьте|ь) лайк*|поделитесь (статьёй|статьей|записью|постом|с друзьями)|делитесь с друзьями
    наш(его|ем|ему|им|а|ей|у|и|их)? (магазин*|курс|курсе|курса|курсы|курсах|вебинар*|рассылк*|канал*|салон*|шоурум*|интернет-магазин*|онлайн-курс*|онлайн-школ*|мастер-класс*|интенсив*)
    следующ* (поток*|набор*|групп*|курс*|запуск*|вебинар*) … (стартует|начинается|начнётся|начнется|стартуют|откроется)
    ближайш* (поток*|набор*|групп*|курс*|запуск*|вебинар*) … (стартует|начинается|начнётся|начнется|стартуют|откроется)
    поток* курс*|старт (потока|курса|обучения) … #|набор (на курс|в группу) … (открыт|открывается)|(количество|число) мест ограничено|осталось # мест*
    успей(те)? (купить|записаться|заказать|забронировать|оформить|получить)|(спешите|торопитесь) (купить|записаться|заказать|получить)
    акция (действует|продлится|до #)|(скачайте|скачай|скачать) (наш*|бесплатно|бесплатн*|чек-лист*|гайд*|памятку)
    подар(ок|ки) (в конце|ждёт|ждет|ждут|каждому|всем|от нас)|в конце (статьи|текста|поста) … подар*|в подарок (к заказу|при заказе|при покупке|каждому)
    позвоните нам|звоните (нам|прямо сейчас)|свяжитесь с нами|(пишите|напишите) нам|оставьте заявку|оставляйте заявк*
    (режим|часы|график) работы:|работаем (ежедневно|без выходных|с #)|приходите (к нам|в наш*)|приглашаем (вас|всех|на)|жд[её]м вас
    переходите по ссылке|ссылк* в описании|присоединяйтесь к нам|гарантия возврата денег|специальн* предложени* (для|до|действует)
  `),
  bg: wordPhrases(`
    нашите (клиенти|купувачи)
    #% отстъпка|отстъпка (от|до) #%|отстъпка (от|до) # (процент*|на сто)|промо ?код*|код* за отстъпка|ваучер* за отстъпка
    безплатна доставка|безплат(ен|ни|на) проб(ен|ни|на) (период|урок|версия)|(пробвай|опитай)(те)? безплатно
    (поръчай|купи|резервирай|запази)(те)? (сега|днес|онлайн|от нас|още днес|мястото си|своето място)|запиши (се|своето)|запишете се
    регистрирай(те)? се (сега|днес|безплатно|тук)|абонирай(те)? се|(последвай|следвай)(те)? ни|харесай(те)? (страницата|ни)
    сподели(те)? (статията|публикацията) (с|в)
    наш(ия|ият|ето|ата|ите) (магазин*|курс*|уебинар*|бюлетин*|канал*|школа|академия|онлайн магазин*|семинар*|работилница)
    (изтегли|изтеглете|свали|свалете) (безплатно|безплатния|безплатното|нашия|нашето)
    следващ* (курс|група|поток|издание|випуск|уебинар) … (започва|стартира)|местата са ограничени|броят на местата е ограничен
    до изчерпване на количествата|подарък (в края|за всеки читател|ви очаква)|обад(и|ете) ни се|обадете се (сега|на нашия)|свържете се с нас
    работно време:|очакваме ви|специална оферта|възползвайте се от (офертата|отстъпката|промоцията)
  `),
  pl: wordPhrases(`
    nasi klienci|nasz(ych|ym) klient(ów|om)
    #% (rabatu|zniżki|taniej)|# (procent|proc\\.) (rabatu|zniżki|taniej)|(rabat|zniżk[aięą]) (do |w wysokości |nawet )?#%|(kod|kody|kodem|kodu|kupon*) (rabatow*|promocyjn*|zniżkow*)
    (darmow|bezpłatn)(a|ą|ej|y|e|ego) (dostaw*|wysyłk*|okres* próbn*|wersj* próbn*|konsultacj*|lekcj* próbn*)
    wypróbuj* (za darmo|bezpłatnie)|(zamów|kup|zarezerwuj) (już|teraz|online|dziś|swój|swoją|swoje|miejsce|termin)|zamawiaj (już|teraz|online)
    (zapisz|zapiszcie|zarejestruj|zarejestrujcie) się|zapraszamy|(za)?subskrybuj|(obserwuj|polub|śledź|odwiedź)(cie)? (nas|nasz*)
    udostępnij (ten|artykuł|post)|zostaw (lajka|like)
    nasz(ym|ego|emu|a|ą|ej|e|ych|ymi|y)? (sklep*|kurs*|webinar*|newsletter*|warsztat*|szkole*|kanał*|salon*|akademi*|fanpage*|e-?book*)
    pobierz (za darmo|darmow*|bezpłatn*|nasz*|teraz|już)
    (następn|kolejn|najbliższ)(y|a|e) (kurs|edycja|grupa|turnus|szkolenie|warsztaty|webinar) … (startuje|rusza|zaczyna|rozpoczyna)
    (liczba|ilość) miejsc (jest )?ograniczona|ostatnie (wolne )?miejsca|do wyczerpania zapasów|ofert[aęy] (specjaln*|limitowan*|ważna|ważną)
    zadzwoń (do nas|już|teraz)|(skontaktuj|skontaktujcie) się z nami|prezent (na końcu|czeka|dla każdego)|nasze godziny|godziny otwarcia:
    gratis do (każdego|zamówienia)|skorzystaj z (oferty|promocji|rabatu|naszej|naszego|kodu)|czekamy na (ciebie|was|państwa)
  `),
  cs: wordPhrases(`
    naši zákazníci|naši(ch|m) zákazní(ků|kům)
    slev(a|u|ou|y) (až |ve výši )?#%|#% slev(a|u|y)|# procent sleva|slevov(ý|ého|ým|é|ých) (kód*|kup[oó]n*)|(doprava|poštovné|dopravu) zdarma
    (vyzkoušejte|vyzkoušej|zkuste) (si )?(to )?zdarma|zkušební (verze|doba|lekce) zdarma|zdarma na # (dní|dny|měsíc*)
    (objednejte|objednej|kupte|zarezervujte|rezervujte) (si )?(ještě dnes|nyní|online|hned|u nás|místo|své místo)|objednejte si
    (přihlaste|přihlas|zaregistrujte) se (na (náš|kurz|webinář|workshop)|k odběru|k našemu|ještě dnes|hned)|odebírejte (náš|naše|novinky|kanál)
    sledujte (nás|náš|naše)|lajkněte|dejte (nám )?(lajk|like)|sdílejte (tento|článek|s přáteli)
    (náš|našeho|našem|našemu|naším|naše|našich|naší|naši) (obchod*|e-shop*|eshop*|kurz*|webinář*|newsletter*|kanál*|prodejn*|akademi*|workshop*|e-?book*)
    stáhněte si (zdarma|náš|naši|bezplatn*)|(příští|další|nejbližší) (kurz|běh|termín|ročník|webinář) … (začíná|startuje|se koná)
    (počet míst|kapacita) je omezen*|do vyprodání zásob|speciální nabídka|akce platí|zavolejte nám|(kontaktujte|navštivte) nás
    dárek (na konci|k objednávce|pro každého|na vás čeká)|otevírací doba:|využijte (slev[uy]|akci|naší nabídky|slevový)|těšíme se na (vás|vaši)
  `),
};
