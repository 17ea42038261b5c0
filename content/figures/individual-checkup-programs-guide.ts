import type { AxisFigure } from '#content/figures/types'

export const figure: AxisFigure = {
  form: 'axis',
  cover: { ground: 'wash', range: [-8, 262] },
  title: { ua: 'Коли повторний вимір щось означає', en: 'When a repeat test means something' },
  unit: { ua: 'місяці від початку змін', en: 'months since the change began' },
  description: {
    ua: 'Ліпіди повторюють через 4–12 тижнів після початку або зміни ліків. Глікований гемоглобін відбиває приблизно три місяці. Звичка закріплюється близько 66 днів, у когось 18, у когось 254. Перша контрольна точка часто припадає на третій місяць.',
    en: 'Lipids are repeated 4–12 weeks after a medicine is started or changed. Glycated haemoglobin reflects about three months. A habit takes about 66 days, 18 for some and 254 for others. The first checkpoint often falls in the third month.',
  },
  conclusion: {
    ua: 'Перша контрольна точка часто припадає на третій місяць.',
    en: 'The first checkpoint often falls in the third month.',
  },
  note: {
    ua: 'Раніше видно випадкове коливання. До цього часу ліки й звички вже могли подіяти, а глікований гемоглобін — змінитися.',
    en: 'Earlier you see chance variation. By then medicines and habits have had time to act, and glycated haemoglobin time to change.',
  },
  source: {
    ua: 'ESC/EAS, 2020; Американська діабетична асоціація, 2025; Lally та ін., 2010.',
    en: 'ESC/EAS, 2020; American Diabetes Association, 2025; Lally et al., 2010.',
  },
  references: [4, 5, 3],
  range: [0, 365],
  line: 91,
  ticks: [
    { at: 0, label: { ua: '0', en: '0' } },
    { at: 91, label: { ua: '3', en: '3' } },
    { at: 183, label: { ua: '6', en: '6' } },
    { at: 274, label: { ua: '9', en: '9' } },
    { at: 365, label: { ua: '12', en: '12' } },
  ],
  rows: [
    {
      label: { ua: 'Ліпіди після зміни ліків', en: 'Lipids after a new medicine' },
      value: { ua: '4–12 тижнів', en: '4–12 weeks' },
      bands: [{ from: 28, to: 84 }],
    },
    {
      label: { ua: 'Глікований гемоглобін', en: 'Glycated haemoglobin' },
      value: { ua: 'приблизно три місяці', en: 'about three months' },
      bands: [{ from: 0, to: 91 }],
    },
    {
      label: { ua: 'Звичка', en: 'A habit' },
      value: { ua: 'близько 66 днів, від 18 до 254', en: 'about 66 days, from 18 to 254' },
      bands: [{ from: 18, to: 254, isWeak: true }],
      marker: 66,
    },
  ],
}
