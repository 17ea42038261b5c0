import type { DotsFigure } from '#content/figures/types'

export const figure: DotsFigure = {
  form: 'dots',
  cover: { ground: 'pistachio' },
  title: { ua: 'Двадцятеро здорових і межі «норми»', en: 'Twenty healthy people and the “normal” range' },
  unit: { ua: 'крапка — одна людина', en: 'one dot is one person' },
  description: {
    ua: 'Межі «норми» охоплюють 95 % здорових людей, тому приблизно один здоровий із двадцяти опиняється поза ними.',
    en: 'The “normal” range holds 95% of healthy people, so about one healthy person in twenty falls outside it.',
  },
  conclusion: {
    ua: 'Один здоровий із двадцяти виходить за межі «норми».',
    en: 'One healthy person in twenty is outside the “normal” range.',
  },
  note: {
    ua: 'Просто тому, що її так побудовано. Після 20 незалежних аналізів імовірність хоча б одного «відхилення» — близько 64 %.',
    en: 'Simply because of how it is made. After 20 independent tests the chance of at least one “abnormal” value is about 64%.',
  },
  source: {
    ua: 'Огляд про референсні інтервали, Annals of Clinical Biochemistry, 2009.',
    en: 'Review of reference intervals, Annals of Clinical Biochemistry, 2009.',
  },
  references: [3],
  fields: [
    {
      heights: [1, 3, 4, 5, 3, 2, 1, 5],
      dots: [
        { kind: 'filled', count: 19, band: 'full' },
        { kind: 'out', count: 1 },
      ],
      labels: [
        { value: { ua: '95 %', en: '95%' }, label: { ua: 'у межах «норми»', en: 'within the range' }, kind: 'filled' },
        {
          value: { ua: 'один із двадцяти', en: 'one in twenty' },
          label: { ua: 'поза ними, теж здоровий', en: 'outside it, just as healthy' },
          kind: 'out',
        },
      ],
    },
  ],
}
