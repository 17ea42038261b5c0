import type { BarsFigure } from '#content/figures/types'

const all = { ua: 'усі п’ять звичок', en: 'all five habits' }
const none = { ua: 'жодної', en: 'none' }

export const figure: BarsFigure = {
  form: 'bars',
  cover: { ground: 'plum' },
  ground: 'plum',
  title: { ua: 'Скільки років попереду в 50', en: 'Years ahead at the age of 50' },
  unit: { ua: 'у середньому', en: 'on average' },
  description: {
    ua: 'У 50 років люди з усіма п’ятьма звичками мали попереду в середньому 43,1 року (жінки) і 37,6 року (чоловіки), без жодної — 29,0 і 25,5 року.',
    en: 'At 50, people with all five habits had on average 43.1 years ahead of them (women) and 37.6 years (men); those with none had 29.0 and 25.5.',
  },
  conclusion: {
    ua: 'З п’ятьма звичками попереду помітно більше років.',
    en: 'With five habits there are clearly more years ahead.',
  },
  note: {
    ua: 'Не курити, рухатися, мати вагу в межах норми, добре харчуватися, пити алкоголь хіба що помірно. Це спостереження: частина різниці може бути не від звичок.',
    en: 'Not smoking, moving, keeping weight within the normal range, eating well, drinking in moderation at most. This is observation: part of the difference may have other causes.',
  },
  source: { ua: 'Li та ін., США, 2018.', en: 'Li et al., United States, 2018.' },
  references: [1],
  range: [0, 44],
  pairs: [
    {
      label: { ua: 'Жінки', en: 'Women' },
      longer: { value: 43.1, shown: { ua: '43,1', en: '43.1' }, label: all },
      shorter: { value: 29, shown: { ua: '29,0', en: '29.0' }, label: none },
    },
    {
      label: { ua: 'Чоловіки', en: 'Men' },
      longer: { value: 37.6, shown: { ua: '37,6', en: '37.6' }, label: all },
      shorter: { value: 25.5, shown: { ua: '25,5', en: '25.5' }, label: none },
    },
  ],
}
