import type { AxisFigure } from '#content/figures/types'

export const figure: AxisFigure = {
  form: 'axis',
  cover: { ground: 'pistachio', range: [0, 112] },
  title: { ua: 'Що профілактика зменшує і на скільки', en: 'What prevention reduces, and by how much' },
  unit: { ua: 'на скільки менше', en: 'how much less' },
  description: {
    ua: 'Ліки від тиску: на 20 % менше серйозних серцево-судинних подій і на 13 % менше смертей. Харчування і рух: діабет 2 типу на 58 % рідше. Щеплення до 17 років: рак шийки матки на 88 % рідше. Загальні огляди: смертність майже або зовсім не змінюється.',
    en: 'Blood pressure medicines: 20% fewer major cardiovascular events and 13% fewer deaths. Diet and movement: type 2 diabetes 58% less often. Vaccination before 17: cervical cancer 88% less common. General checks: little or no effect on deaths.',
  },
  conclusion: {
    ua: 'Діє те, що має ціль: щеплення, звички, ліки, а не огляд «про всяк випадок».',
    en: 'What works has an aim: a vaccine, habits, medicines. A check “just in case” has none.',
  },
  note: {
    ua: 'Відсотки відносні. Тиск — на кожні 10 мм рт. ст., діабет — приблизно за три роки. Щеплення — зі спостереження, решта — з випробувань.',
    en: 'The percentages are relative. Pressure: for every 10 mmHg; diabetes: over about three years. The vaccine figure is from observation, the others from trials.',
  },
  source: {
    ua: 'Ettehad, 2016; програма DPP, 2002; Lei, 2020; Кокранівський огляд, 2019.',
    en: 'Ettehad, 2016; the DPP trial, 2002; Lei, 2020; Cochrane review, 2019.',
  },
  references: [1, 2, 4, 5],
  range: [0, 100],
  ticks: [
    { at: 0, label: { ua: '0', en: '0' } },
    { at: 50, label: { ua: '50 %', en: '50%' } },
    { at: 100, label: { ua: '100 %', en: '100%' } },
  ],
  rows: [
    {
      label: { ua: 'Щеплення від ВПЛ', en: 'HPV vaccination' },
      value: { ua: 'рак шийки матки, 88 %', en: 'cervical cancer, 88%' },
      bands: [{ from: 0, to: 88 }],
      marker: 88,
    },
    {
      label: { ua: 'Харчування і рух', en: 'Diet and movement' },
      value: { ua: 'діабет 2 типу, 58 %', en: 'type 2 diabetes, 58%' },
      bands: [{ from: 0, to: 58 }],
      marker: 58,
    },
    {
      label: { ua: 'Ліки від тиску', en: 'Pressure medicines' },
      value: { ua: 'інфаркти та інсульти, 20 %', en: 'heart attacks, strokes, 20%' },
      bands: [{ from: 0, to: 20 }],
      marker: 20,
    },
    {
      label: { ua: 'Ті самі ліки', en: 'The same medicines' },
      value: { ua: 'смерті, 13 %', en: 'deaths, 13%' },
      bands: [{ from: 0, to: 13 }],
      marker: 13,
    },
    {
      label: { ua: 'Загальні огляди', en: 'General checks' },
      value: { ua: 'смерті, майже без змін', en: 'deaths, hardly any change' },
      marker: 0,
    },
  ],
}
