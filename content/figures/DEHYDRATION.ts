import type { LevelsFigure } from '#content/figures/types'

export const figure: LevelsFigure = {
  form: 'levels',
  cover: { ground: 'wash' },
  title: { ua: 'Скільки води на добу', en: 'Water for a day' },
  unit: { ua: 'разом із водою з їжі', en: 'with the water in food' },
  description: {
    ua: 'Усього, з їжею, достатньо 2,0 л на добу для жінок і 2,5 л для чоловіків. Напоями після 65 років радять щонайменше 1,6 л жінкам і 2,0 л чоловікам.',
    en: 'In total, food included, 2.0 litres a day is adequate for women and 2.5 litres for men. In drinks, after 65, at least 1.6 litres is advised for women and 2.0 litres for men.',
  },
  conclusion: {
    ua: 'Ці літри не треба випивати самою водою.',
    en: 'You do not need to drink these litres as plain water.',
  },
  note: {
    ua: 'Позначка — загальне споживання дорослих, смуга — скільки напоїв радять після 65 років. Якщо лікар обмежив рідину, діє його обсяг.',
    en: 'The mark is the total for adults; the band is how much to drink after 65. If a doctor has limited your fluids, keep to that amount.',
  },
  source: { ua: 'EFSA, 2010; ESPEN, 2022.', en: 'EFSA, 2010; ESPEN, 2022.' },
  references: [1, 2],
  range: [0, 3],
  columns: [
    {
      label: { ua: 'жінки', en: 'women' },
      marker: 2,
      value: { ua: '2,0 л', en: '2.0 l' },
      restLabel: { ua: 'решта з їжею', en: 'the rest in food' },
      band: 1.6,
      bandLabel: { ua: '1,6 л напоїв', en: '1.6 l of drinks' },
    },
    {
      label: { ua: 'чоловіки', en: 'men' },
      marker: 2.5,
      value: { ua: '2,5 л', en: '2.5 l' },
      restLabel: { ua: 'решта з їжею', en: 'the rest in food' },
      band: 2,
      bandLabel: { ua: '2,0 л напоїв', en: '2.0 l of drinks' },
    },
  ],
}
