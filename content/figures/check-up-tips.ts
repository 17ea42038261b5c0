import type { AxisFigure } from '#content/figures/types'

export const figure: AxisFigure = {
  form: 'axis',
  cover: { ground: 'wash', range: [-25, 3] },
  title: { ua: 'Доба перед забором крові', en: 'The day before the blood test' },
  unit: { ua: 'години до забору', en: 'hours before the sample' },
  description: {
    ua: 'Перед забором крові: без алкоголю 24 години, без їжі 12 годин, для глюкози натще — щонайменше 8, посидіти 15 хвилин. Кров радять здавати між 7-ю і 9-ю годиною ранку.',
    en: 'Before the blood is taken: no alcohol for 24 hours, no food for 12 hours, for fasting glucose at least 8, sit for 15 minutes. Blood is best taken between 7 and 9 a.m.',
  },
  conclusion: {
    ua: 'Рахуйте назад: за 24 години — без алкоголю, за 12 — без їжі.',
    en: 'Count backwards: 24 hours without alcohol, 12 without food.',
  },
  note: {
    ua: 'Забір — між 7-ю і 9-ю ранку, воду пити можна. Якщо приймаєте інсулін або таблетки від діабету, не голодуйте без поради лікаря.',
    en: 'The sample is taken between 7 and 9 a.m.; you may drink water. If you take insulin or diabetes tablets, do not fast without a doctor’s advice.',
  },
  source: {
    ua: 'EFLM і COLABIOCLI, 2018; Американська діабетична асоціація, 2025.',
    en: 'EFLM and COLABIOCLI, 2018; American Diabetes Association, 2025.',
  },
  references: [2, 3],
  range: [-24, 0],
  line: 0,
  ticks: [
    { at: -24, label: { ua: '24', en: '24' } },
    { at: -18, label: { ua: '18', en: '18' } },
    { at: -12, label: { ua: '12', en: '12' } },
    { at: -6, label: { ua: '6', en: '6' } },
    { at: 0, label: { ua: 'забір', en: 'sample' } },
  ],
  rows: [
    {
      label: { ua: 'Без алкоголю', en: 'No alcohol' },
      value: { ua: '24 години', en: '24 hours' },
      bands: [{ from: -24, to: 0 }],
      marker: -24,
    },
    {
      label: { ua: 'Без їжі', en: 'No food' },
      value: { ua: '12 годин', en: '12 hours' },
      bands: [{ from: -12, to: 0 }],
      marker: -12,
    },
    {
      label: { ua: 'Для глюкози натще', en: 'For fasting glucose' },
      value: { ua: 'щонайменше 8 годин', en: 'at least 8 hours' },
      bands: [
        { from: -12, to: -8, isWeak: true },
        { from: -8, to: 0 },
      ],
      marker: -8,
    },
    {
      label: { ua: 'Посидіти', en: 'Sit' },
      value: { ua: '15 хвилин', en: '15 minutes' },
      bands: [{ from: -0.25, to: 0 }],
      marker: -0.25,
    },
  ],
}
