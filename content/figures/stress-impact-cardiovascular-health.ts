import type { LevelsFigure } from '#content/figures/types'

export const figure: LevelsFigure = {
  form: 'levels',
  cover: { ground: 'plum' },
  ground: 'plum',
  title: {
    ua: 'Хвороби серця й судин після розладу від стресу',
    en: 'Cardiovascular disease after a stress-related disorder',
  },
  unit: { ua: 'порівняно з братами й сестрами', en: 'compared with siblings' },
  description: {
    ua: 'Упродовж першого року після діагнозу серцево-судинних хвороб було на 64 % більше, ніж у братів і сестер, далі — на 29 %.',
    en: 'In the first year after the diagnosis there was 64% more cardiovascular disease than among the siblings; after that, 29% more.',
  },
  conclusion: {
    ua: 'Найбільша різниця — першого року; далі вона менша, але не зникає.',
    en: 'The gap is widest in the first year; later it is smaller but does not close.',
  },
  note: {
    ua: 'Ідеться про діагноз, зокрема ПТСР, а не про звичайну втому: 136 637 жителів Швеції та їхні брати й сестри.',
    en: 'This concerns a diagnosis, PTSD among them, not everyday tiredness: 136,637 people in Sweden and their siblings.',
  },
  source: { ua: 'Song та ін., Швеція, 2019.', en: 'Song et al., Sweden, 2019.' },
  references: [4],
  range: [0, 200],
  isSteps: true,
  columns: [
    {
      label: { ua: 'перший рік', en: 'first year' },
      band: 100,
      bandLabel: { ua: 'рівень братів і сестер', en: 'siblings’ level' },
      marker: 164,
      value: { ua: '+64 %', en: '+64%' },
    },
    {
      label: { ua: 'далі', en: 'after that' },
      band: 100,
      marker: 129,
      value: { ua: '+29 %', en: '+29%' },
    },
  ],
}
