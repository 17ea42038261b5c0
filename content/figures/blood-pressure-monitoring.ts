import type { WeekFigure } from '#content/figures/types'

export const figure: WeekFigure = {
  form: 'week',
  cover: { ground: 'plum' },
  title: { ua: 'Тиск удома за тиждень', en: 'Blood pressure at home over a week' },
  unit: { ua: 'систолічний, мм рт. ст.', en: 'systolic, mmHg' },
  description: {
    ua: 'Приклад: систолічний тиск уранці та ввечері, сім днів. Перший день не враховано. Середнє шести днів — 128 мм рт. ст.: тиск підвищений, між 120 і порогом гіпертензії 135, хоча один ранок дав 136.',
    en: 'Example: systolic pressure, morning and evening, for seven days. The first day is left out. The average of six days is 128 mmHg: elevated, between 120 and the hypertension threshold of 135, although one morning gave 136.',
  },
  conclusion: {
    ua: 'Дивіться на середнє, а не на один ранок.',
    en: 'Look at the average, not at one morning.',
  },
  note: {
    ua: 'Приклад щоденника. Один ранок дав 136, але середнє шести днів — 128: тиск підвищений, до порога гіпертензії 135 не дійшов. Діастолічний тиск оцінюють так само.',
    en: 'An example diary. One morning gave 136, yet the average of the six days is 128: elevated, short of the hypertension threshold of 135. Diastolic pressure is read the same way.',
  },
  source: {
    ua: 'Пороги: Європейське товариство кардіологів, 2024. Схема: Європейське товариство гіпертензії, 2021.',
    en: 'Thresholds: European Society of Cardiology, 2024. Schedule: European Society of Hypertension, 2021.',
  },
  references: [1, 2],
  isExample: true,
  days: [
    [142, 136],
    [131, 127],
    [128, 124],
    [136, 130],
    [130, 125],
    [127, 122],
    [133, 126],
  ],
  range: [112, 148],
  threshold: 135,
  normal: 120,
  mean: 128,
  labels: {
    above: { ua: 'від 135', en: '135 and up' },
    aboveMeans: { ua: 'гіпертензія', en: 'hypertension' },
    below: { ua: 'нижче 120', en: 'below 120' },
    belowMeans: { ua: 'не підвищений', en: 'not elevated' },
    mean: { ua: 'середнє', en: 'average' },
    morning: { ua: 'ранок', en: 'morning' },
    evening: { ua: 'вечір', en: 'evening' },
    excluded: { ua: 'перший день, не рахуємо', en: 'first day, not counted' },
  },
  remark: { ua: 'погано спав', en: 'slept badly' },
  tableColumns: { ua: ['День', 'Ранок', 'Вечір'], en: ['Day', 'Morning', 'Evening'] },
}
