import type { PortionsFigure } from '#content/figures/types'

export const figure: PortionsFigure = {
  form: 'portions',
  cover: { ground: 'pistachio' },
  title: { ua: 'Середземноморський тиждень', en: 'A Mediterranean week' },
  unit: { ua: 'крапка — порція', en: 'one dot is one serving' },
  description: {
    ua: 'Щодня: оливкова олія — 4 столові ложки, фрукти — 3, овочі — 2 по 200 г. На тиждень: бобові — 3 порції, риба — 3. Червоне м’ясо, масло, солодкі напої — менше ніж 1 на день.',
    en: 'Every day: olive oil, 4 tablespoons; fruit, 3; vegetables, 2 of 200 g. A week: pulses, 3 servings; fish, 3. Red meat, butter and sweet drinks: less than 1 a day.',
  },
  conclusion: {
    ua: 'Олія, фрукти й овочі щодня, риба й бобові тричі на тиждень.',
    en: 'Oil, fruit and vegetables daily; fish and pulses three times a week.',
  },
  note: {
    ua: 'Порожнє коло — межа: менше ніж одна порція на день. Дні риби й бобових — приклад.',
    en: 'A hollow circle is a limit: less than one serving a day. The days for fish and pulses are an example.',
  },
  source: { ua: 'За анкетою PREDIMED, 2011.', en: 'From the PREDIMED questionnaire, 2011.' },
  references: [5],
  tableColumns: {
    ua: ['Порції', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'],
    en: ['Servings', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  },
  days: {
    ua: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'],
    en: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  },
  rows: [
    {
      food: { ua: 'Оливкова олія', en: 'Olive oil' },
      amount: { ua: '4 столові ложки на день', en: '4 tablespoons a day' },
      portions: [4, 4, 4, 4, 4, 4, 4],
    },
    {
      food: { ua: 'Фрукти', en: 'Fruit' },
      amount: { ua: '3 на день', en: '3 a day' },
      portions: [3, 3, 3, 3, 3, 3, 3],
    },
    {
      food: { ua: 'Овочі', en: 'Vegetables' },
      amount: { ua: '2 по 200 г на день', en: '2 of 200 g a day' },
      portions: [2, 2, 2, 2, 2, 2, 2],
    },
    {
      food: { ua: 'Бобові', en: 'Pulses' },
      amount: { ua: '3 на тиждень', en: '3 a week' },
      portions: [1, 0, 1, 0, 0, 1, 0],
    },
    {
      food: { ua: 'Риба', en: 'Fish' },
      amount: { ua: '3 на тиждень', en: '3 a week' },
      portions: [0, 1, 0, 0, 1, 0, 1],
    },
    {
      food: { ua: 'Червоне м’ясо', en: 'Red meat' },
      amount: { ua: 'менше ніж 1 на день', en: 'less than 1 a day' },
      portions: [1, 1, 1, 1, 1, 1, 1],
      isLimit: true,
    },
    {
      food: { ua: 'Масло', en: 'Butter' },
      amount: { ua: 'менше ніж 1 на день', en: 'less than 1 a day' },
      portions: [1, 1, 1, 1, 1, 1, 1],
      isLimit: true,
    },
    {
      food: { ua: 'Солодкі напої', en: 'Sweet drinks' },
      amount: { ua: 'менше ніж 1 на день', en: 'less than 1 a day' },
      portions: [1, 1, 1, 1, 1, 1, 1],
      isLimit: true,
    },
  ],
}
