import type { DotsFigure } from '#content/figures/types'

export const figure: DotsFigure = {
  form: 'dots',
  cover: { ground: 'plum' },
  isWide: true,
  ground: 'plum',
  title: { ua: 'Сіль за день: межа і середнє в Україні', en: 'Salt a day: the limit and Ukraine’s average' },
  unit: { ua: 'стовпчик — один грам', en: 'one column is one gram' },
  description: {
    ua: 'Межа ВООЗ для дорослих — 5 г солі на день. В Україні 2019 року дорослі їли в середньому 12,6 г: у два з половиною раза більше.',
    en: 'The WHO limit for adults is 5 g of salt a day. In Ukraine in 2019 adults ate 12.6 g on average: two and a half times as much.',
  },
  conclusion: { ua: 'У два з половиною раза більше за межу.', en: 'Two and a half times the limit.' },
  note: {
    ua: 'DASH передбачає близько 6 г, суворіший варіант — близько 4 г. Рахується й сіль у хлібі, сирі та соліннях.',
    en: 'DASH allows about 6 g, its stricter version about 4 g. The salt in bread, cheese and pickles counts too.',
  },
  source: {
    ua: 'DASH: Національний інститут серця, легень і крові США, 2021. Межа: ВООЗ, 2025. Україна: STEPS, 2019.',
    en: 'DASH: US National Heart, Lung, and Blood Institute, 2021. Limit: WHO, 2025. Ukraine: STEPS, 2019.',
  },
  references: [5, 6, 7],
  fields: [
    {
      heights: 10,
      dots: [
        { kind: 'filled', count: 50, band: 'full' },
        { kind: 'out', count: 76 },
      ],
      labels: [
        { value: { ua: '5 г', en: '5 g' }, label: { ua: 'межа ВООЗ', en: 'WHO limit' } },
        { value: { ua: '12,6 г', en: '12.6 g' }, label: { ua: 'середнє в Україні', en: 'average in Ukraine' } },
      ],
    },
  ],
}
