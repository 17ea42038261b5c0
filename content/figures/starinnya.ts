import type { ScalesFigure } from '#content/figures/types'

export const figure: ScalesFigure = {
  form: 'scales',
  cover: { ground: 'plum' },
  title: { ua: 'Дві проби сили', en: 'Two tests of strength' },
  unit: { ua: 'смуга — без підозри', en: 'the band: no suspicion' },
  description: {
    ua: 'Підстави запідозрити саркопенію: п’ять підйомів зі стільця без допомоги рук довші за 15 секунд або сила стискання кисті менша за 27 кг у чоловіків і 16 кг у жінок.',
    en: 'Grounds to suspect sarcopenia: five rises from a chair without the arms take longer than 15 seconds, or grip strength is below 27 kg in men and 16 kg in women.',
  },
  conclusion: {
    ua: 'Повільніше або слабше за ці межі — час перевірити м’язи.',
    en: 'Slower or weaker than these limits: time to have the muscles checked.',
  },
  note: {
    ua: 'Підйоми порахуйте вдома, біля стіни; якщо є страх упасти, не робіть цього самі. Силу кисті вимірюють на прийомі. Це підозра, а не діагноз.',
    en: 'Count the rises at home, by a wall; if you are afraid of falling, do not do it alone. Grip is measured at the appointment. It is a suspicion, not a diagnosis.',
  },
  source: { ua: 'Європейський консенсус щодо саркопенії, 2019.', en: 'European consensus on sarcopenia, 2019.' },
  references: [6],
  rows: [
    {
      label: { ua: 'П’ять підйомів зі стільця', en: 'Five rises from a chair' },
      value: { ua: 'не довше 15 секунд', en: 'no longer than 15 seconds' },
      range: [0, 30],
      bands: [{ from: 0, to: 15 }],
      marker: 15,
    },
    {
      label: { ua: 'Сила кисті, чоловіки', en: 'Grip strength, men' },
      value: { ua: 'щонайменше 27 кг', en: 'at least 27 kg' },
      range: [0, 54],
      bands: [{ from: 27, to: 54 }],
      marker: 27,
    },
    {
      label: { ua: 'Сила кисті, жінки', en: 'Grip strength, women' },
      value: { ua: 'щонайменше 16 кг', en: 'at least 16 kg' },
      range: [0, 54],
      bands: [{ from: 16, to: 54 }],
      marker: 16,
    },
  ],
}
