import type { DotsFigure } from '#content/figures/types'

export const figure: DotsFigure = {
  form: 'dots',
  cover: { ground: 'pistachio' },
  title: { ua: 'Кандида є, а хвороби немає', en: 'Candida, and no illness' },
  unit: { ua: 'крапка — одна жінка зі ста', en: 'one dot is one woman in a hundred' },
  description: {
    ua: 'У 10–20 % жінок кандида є в піхві без жодних симптомів, і лікувати їх не потрібно.',
    en: 'In 10–20% of women candida is present in the vagina with no symptoms at all, and they need no treatment.',
  },
  conclusion: {
    ua: 'Знайти кандиду — ще не знайти хворобу.',
    en: 'Finding candida is not finding a disease.',
  },
  note: {
    ua: 'Симптомів немає — лікувати нема чого. Світліша смуга — те, на що різняться оцінки.',
    en: 'Without symptoms there is nothing to treat. The paler band is where the estimates differ.',
  },
  source: {
    ua: 'Центри контролю та профілактики захворювань США, 2021.',
    en: 'US Centers for Disease Control and Prevention, 2021.',
  },
  references: [1],
  fields: [
    {
      heights: 10,
      dots: [
        { kind: 'filled', count: 10, band: 'full' },
        { kind: 'filled', count: 10, band: 'weak' },
        { kind: 'hollow', count: 80 },
      ],
      labels: [
        {
          value: { ua: '10–20 %', en: '10–20%' },
          label: { ua: 'мають кандиду й почуваються добре', en: 'carry candida and feel well' },
          kind: 'filled',
        },
      ],
    },
  ],
}
