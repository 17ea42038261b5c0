import type { claims } from '#content/clinic'
import type { Localized, LocalizedList, Months } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

type TitledText = { readonly title: Localized; readonly text: Localized }

type Product = {
  readonly title: Localized
  readonly lead: Localized
  readonly steps: readonly (TitledText & { readonly months: Months })[]
  readonly concierge: TitledText
  readonly archive: TitledText
}

type About = {
  readonly title: Localized
  readonly lead: Localized
  readonly principles: readonly TitledText[]
  /** Captions under the figures of `claims`; the cases figure reads "more than". */
  readonly claimLabels: Readonly<Record<keyof Pick<typeof claims, 'yearsOfPractice' | 'cases'>, Localized>>
}

type Nutraceuticals = TitledText & {
  readonly facts: LocalizedList
  /** Beside the shop button. */
  readonly shopNote: Localized
}

/** The programme with monitoring, the concierge and the archive (spec section 1, "product" of the home page). */
export const product: Product = joinShortWords({
  title: { ua: 'Чек-ап і те, що після нього', en: 'The check-up, and what comes after' },
  lead: {
    ua: 'Лікар складає план, перевіряє показники й за потреби його змінює. Скільки це триватиме, обираєте ви.',
    en: 'The doctor writes a plan, checks your values and changes the plan when needed. You choose how long it lasts.',
  },
  steps: [
    {
      months: 3,
      title: { ua: 'Зрозуміти', en: 'Understand' },
      text: {
        ua: 'Дізнаєтеся, які показники поза межами норми, отримуєте план і перевіряєте, що змінилося.',
        en: 'You learn which values are out of range, get a plan and check what has changed.',
      },
    },
    {
      months: 6,
      title: { ua: 'Закріпити', en: 'Make it a habit' },
      text: {
        ua: 'Контрольні аналізи показують, чи досить нових звичок.',
        en: 'Repeat tests show whether new habits are enough.',
      },
    },
    {
      months: 12,
      title: { ua: 'Утримати', en: 'Keep it up' },
      text: {
        ua: 'Лікар бачить показники в усі пори року.',
        en: 'The doctor sees your values through every season.',
      },
    },
  ],
  concierge: {
    title: { ua: 'Консьєрж і мобільний застосунок', en: 'Concierge and mobile app' },
    text: {
      ua: 'Консьєрж записує на візити, нагадує про аналізи й передає ваші запитання лікареві.',
      en: 'The concierge books visits, reminds you about tests and passes your questions to the doctor.',
    },
  },
  archive: {
    title: { ua: 'Архів ваших аналізів', en: 'An archive of your tests' },
    text: {
      ua: 'Принесіть результати за минулі роки: ми додамо їх до спостереження, і лікар побачить зміни.',
      en: 'Bring your results from past years: we add them to your monitoring, and the doctor sees the changes.',
    },
  },
})

/** Who the clinic is and how it works (spec section 2, "about us" of the home page). */
export const about: About = joinShortWords({
  title: { ua: 'Дбаємо про здоров’я завчасно', en: 'Care before illness' },
  lead: {
    ua: 'Ми клініка превентивної та антивікової медицини в Києві.',
    en: 'We are a preventive-medicine and anti-ageing clinic in Kyiv.',
  },
  principles: [
    {
      title: { ua: 'Спершу розмова', en: 'Talk first' },
      text: {
        ua: 'Перелік аналізів залежить від ваших скарг, віку й ризиків. Лікар пояснює, навіщо кожен із них.',
        en: 'Which tests you need depends on your symptoms, age and risks. The doctor explains what each one is for.',
      },
    },
    {
      title: { ua: 'Динаміка, а не одна цифра', en: 'A trend, not one number' },
      text: {
        ua: 'Порівнюємо результат із попередніми і лише тоді радимо.',
        en: 'We compare a result with earlier ones and only then advise.',
      },
    },
    {
      title: { ua: 'Чесно про межі', en: 'Honest about limits' },
      text: {
        ua: 'Якщо потрібен інший фахівець, скажемо одразу.',
        en: 'If you need another specialist, we say so at once.',
      },
    },
  ],
  claimLabels: {
    yearsOfPractice: { ua: 'років лікарської практики', en: 'years of medical practice' },
    cases: { ua: 'клінічних випадків', en: 'clinical cases' },
  },
})

/** European nutraceuticals and the external shop (spec sections 1 and 2). */
export const nutraceuticals: Nutraceuticals = joinShortWords({
  title: { ua: 'Нутрицевтики', en: 'Nutraceuticals' },
  text: {
    ua: 'Вітаміни, мінерали й інші поживні речовини від європейських виробників. Лікар радить їх, коли потребу видно з аналізів і раціону.',
    en: 'Vitamins, minerals and other nutrients from European manufacturers. Our doctors advise them when tests and diet show a need.',
  },
  facts: {
    ua: ['Це не лікарські засоби', 'Добираємо після результатів', 'Виготовлено в Європі'],
    en: ['They are not medicines', 'Chosen after your results', 'Made in Europe'],
  },
  shopNote: {
    ua: 'Відкриється сайт зовнішнього магазину. Замовлення й оплата відбуваються там.',
    en: 'Opens an external shop. You order and pay there.',
  },
})

/** Lead of the price list (spec section 2, "services price list"). */
export const servicesLead: Localized = joinShortWords({
  ua: 'Кожну послугу можна замовити окремо. Ціни в гривнях, з ПДВ.',
  en: 'You can book any service on its own. Prices are in hryvnias and include VAT.',
})

/** Title over the team slider (spec section 2, "team"). */
export const teamTitle: Localized = joinShortWords({
  ua: 'Лікарі, які пояснюють, перш ніж призначати',
  en: 'Doctors who explain before they prescribe',
})

/** Lead of the blog (spec section 2, "blog"). */
export const blogLead: Localized = joinShortWords({
  ua: 'Про аналізи, звички й вік простими словами, із джерелами.',
  en: 'Tests, habits and ageing in plain words, with sources.',
})
