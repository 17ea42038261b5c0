import type { ScalesFigure } from '#content/figures/types'

export const figure: ScalesFigure = {
  form: 'scales',
  cover: { ground: 'wash' },
  title: { ua: 'П’ять орієнтирів на день', en: 'Five targets for the day' },
  unit: { ua: 'позначка — межа', en: 'the mark is the limit' },
  description: {
    ua: 'Більше: овочі та фрукти — щонайменше 400 г, клітковина — щонайменше 25–29 г. Менше: сіль — до 5 г, вільні цукри — до 10 % калорій, краще до 5 %, насичені жири — до 10 % калорій.',
    en: 'More: vegetables and fruit, at least 400 g; fibre, at least 25–29 g. Less: salt, under 5 g; free sugars, under 10% of calories, ideally under 5%; saturated fats, under 10% of calories.',
  },
  conclusion: { ua: 'Двох речей — більше, трьох — менше.', en: 'More of two things, less of three.' },
  note: {
    ua: 'Смуга — де варто бути, темніша її частина — ще краще. Шкали різні, кожна вдвічі довша за свою межу. За 2000 ккал 10 % цукрів — це до 50 г.',
    en: 'The band is where to be, its darker part better still. The scales differ; each is twice as long as its limit. On 2,000 kcal, 10% of sugars is up to 50 g.',
  },
  source: { ua: 'ФАО та ВООЗ, 2024; Reynolds та ін., 2019.', en: 'FAO and WHO, 2024; Reynolds et al., 2019.' },
  references: [1, 3],
  rows: [
    {
      label: { ua: 'Овочі та фрукти', en: 'Vegetables and fruit' },
      value: { ua: 'щонайменше 400 г', en: 'at least 400 g' },
      range: [0, 800],
      bands: [{ from: 400, to: 800 }],
      marker: 400,
    },
    {
      label: { ua: 'Клітковина', en: 'Fibre' },
      value: { ua: 'щонайменше 25–29 г', en: 'at least 25–29 g' },
      range: [0, 50],
      bands: [
        { from: 25, to: 29, isWeak: true },
        { from: 29, to: 50 },
      ],
      marker: 25,
    },
    {
      label: { ua: 'Сіль', en: 'Salt' },
      value: { ua: 'менше 5 г', en: 'under 5 g' },
      range: [0, 10],
      bands: [{ from: 0, to: 5 }],
      marker: 5,
    },
    {
      label: { ua: 'Вільні цукри', en: 'Free sugars' },
      value: { ua: 'менше 10 % калорій', en: 'under 10% of calories' },
      range: [0, 20],
      bands: [
        { from: 0, to: 5 },
        { from: 5, to: 10, isWeak: true },
      ],
      marker: 10,
    },
    {
      label: { ua: 'Насичені жири', en: 'Saturated fats' },
      value: { ua: 'менше 10 % калорій', en: 'under 10% of calories' },
      range: [0, 20],
      bands: [{ from: 0, to: 10 }],
      marker: 10,
    },
  ],
}
