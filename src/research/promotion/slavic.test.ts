import { describePromotion, type PromotionExamples } from './promotion-examples.fixture.ts';
import type { SLAVIC } from './slavic.ts';

const EXAMPLES: Readonly<Record<keyof typeof SLAVIC, PromotionExamples>> = {
  ru: {
    sells: [
      'Следующий поток курса «Хлеб с нуля» стартует через 12 дней.',
      'Подпишитесь на рассылку.',
      'Приходите в нашу пекарню и приглашаем вас на мастер-класс.',
      'По промокоду скидка 10 %.',
      'В конце статьи вас ждёт подарок.',
      'Скачайте бесплатный чек-лист.',
    ],
    tells: [
      'Скидки для оптовых покупателей снижают цену зерна.',
      'Курс рубля снизился на 10 %.',
      'Следующий этап начинается через 12 часов.',
      'Поток воды вращает турбину.',
      'При болях в груди звоните 103.',
    ],
  },
  bg: {
    sells: [
      'Следващият курс по хляб започва на 3 март.',
      'Абонирайте се за нашия бюлетин.',
      'Поръчайте сега с безплатна доставка.',
      'Последвайте ни във Фейсбук.',
    ],
    tells: [
      'Отстъпката на държавата за малките фирми остава.',
      'Курсът трае шест месеца.',
      'Доставката на зърно поскъпна.',
      'Следващата стъпка е втасването.',
    ],
  },
  pl: {
    sells: [
      'Następna edycja kursu rusza 3 marca.',
      'Zapisz się na nasz newsletter.',
      'Zamów już dziś z darmową dostawą.',
      'Obserwuj nas na Instagramie.',
      'Z kodem rabatowym zapłacisz mniej.',
    ],
    tells: [
      'Zniżki dla gmin zostały zniesione.',
      'Następny krok to wyrastanie ciasta.',
      'Kurs złotego spadł.',
      'Dostawa ziarna podrożała.',
    ],
  },
  cs: {
    sells: [
      'Příští kurz pečení začíná 3. března.',
      'Objednejte si ještě dnes a máte dopravu zdarma.',
      'Sledujte nás na Facebooku.',
      'S kódem získáte slevu 10 %.',
      'Přihlaste se k odběru novinek.',
    ],
    tells: [
      'Slevy na dani využívá polovina rodin.',
      'Kurz koruny vůči euru klesl.',
      'Další krok je kynutí.',
      'Obchod s obilím klesl o 10 %.',
    ],
  },
};

describePromotion(EXAMPLES);
