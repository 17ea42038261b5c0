import type { RatioFigure } from '#content/figures/types'

export const figure: RatioFigure = {
  form: 'ratio',
  cover: { ground: 'wash' },
  title: { ua: 'Смертність запрошених на загальні огляди', en: 'Deaths among those invited to general checks' },
  unit: { ua: 'порівняно з незапрошеними', en: 'compared with those not invited' },
  description: {
    ua: 'Відносний ризик смерті в запрошених на загальний огляд — 1,00: помирали так само часто, як незапрошені. Дані понад 250 000 людей у 15 випробуваннях.',
    en: 'The relative risk of death among those invited to a general check was 1.00: they died as often as those not invited. Data on more than 250,000 people in 15 trials.',
  },
  conclusion: {
    ua: 'Позначка стоїть точно на межі: різниці немає.',
    en: 'The mark stands exactly on the line: no difference.',
  },
  note: {
    ua: 'Понад 250 000 дорослих, яких ні за чим не відбирали, 15 випробувань. Це про огляди для всіх підряд, а не про перевірку того, що ймовірне саме для вас.',
    en: 'More than 250,000 adults not selected for any risk, in 15 trials. This is about checks for everyone, not about checking what is likely in you.',
  },
  source: { ua: 'Кокранівський огляд, 2019.', en: 'Cochrane review, 2019.' },
  references: [2],
  range: [0, 2],
  marker: 1,
  value: { ua: '1,00', en: '1.00' },
  label: { ua: 'відносний ризик', en: 'relative risk' },
  ends: [
    { ua: 'помирали б рідше', en: 'would die less often' },
    { ua: 'помирали б частіше', en: 'would die more often' },
  ],
}
