import type { AxisFigure } from '#content/figures/types'

export const figure: AxisFigure = {
  form: 'axis',
  cover: { ground: 'wash', range: [38.5, 48.5] },
  title: { ua: 'Що перевіряти в якому віці', en: 'What to check at which age' },
  unit: { ua: 'роки; риска — візит', en: 'years; one tick is one visit' },
  description: {
    ua: 'Тиск — від 18 років, від 40 щороку. Глюкоза за зайвої ваги — у 35–70 років, раз на 3 роки. Тест на ВПЛ — жінкам 30–65 років, раз на 5. Мамографія — жінкам 40–74 років, раз на 2. Кишківник — у 45–75 років: тест калу щороку або колоноскопія раз на 10. КТ легень — щороку тим, хто довго курив, у 50–80 років.',
    en: 'Blood pressure from 18, every year from 40. Glucose with overweight at 35–70, every 3 years. HPV test for women aged 30–65, every 5. Mammogram for women aged 40–74, every 2. Bowel at 45–75: a stool test every year or a colonoscopy every 10. Lung CT every year for long-term smokers aged 50–80.',
  },
  conclusion: {
    ua: 'Щороку — небагато: тиск від 40, тест калу від 45, а хто довго курив — КТ легень.',
    en: 'Few things are yearly: blood pressure from 40, a stool test from 45 and, after long smoking, lung CT.',
  },
  note: {
    ua: 'У 18–39 років тиск міряють раз на 3–5 років, риски стоять через 5. Для кишківника — через 10, як колоноскопія; хто обрав тест калу, робить його щороку. Таблиця — для людей без скарг.',
    en: 'At 18–39 blood pressure is measured every 3–5 years; the ticks stand at 5. For the bowel they stand at 10, as for a colonoscopy; a stool test is yearly. All this is for people without symptoms.',
  },
  source: {
    ua: 'Робоча група США з профілактичних послуг, 2021 і 2025.',
    en: 'US Preventive Services Task Force, 2021 and 2025.',
  },
  references: [1, 3, 5, 13],
  range: [18, 80],
  ticks: [
    { at: 18, label: { ua: '18', en: '18' } },
    { at: 30, label: { ua: '30', en: '30' } },
    { at: 40, label: { ua: '40', en: '40' } },
    { at: 50, label: { ua: '50', en: '50' } },
    { at: 65, label: { ua: '65', en: '65' } },
    { at: 80, label: { ua: '80', en: '80' } },
  ],
  tableColumns: {
    ua: ['Перевірка', 'Кому і як часто', 'Вік', 'Інтервал, років'],
    en: ['Check', 'For whom and how often', 'Age', 'Interval, years'],
  },
  rows: [
    {
      label: { ua: 'Тиск', en: 'Blood pressure' },
      value: { ua: 'усім, від 40 щороку', en: 'everyone, yearly from 40' },
      bands: [
        { from: 18, to: 40, isWeak: true, every: 5 },
        { from: 40, to: 80, every: 1 },
      ],
    },
    {
      label: { ua: 'Тест на ВПЛ', en: 'HPV test' },
      value: { ua: 'жінкам, раз на 5 років', en: 'women, every 5 years' },
      bands: [{ from: 30, to: 65, every: 5 }],
    },
    {
      label: { ua: 'Глюкоза', en: 'Glucose' },
      value: { ua: 'за зайвої ваги, раз на 3', en: 'with overweight, every 3' },
      bands: [{ from: 35, to: 70, every: 3 }],
    },
    {
      label: { ua: 'Мамографія', en: 'Mammogram' },
      value: { ua: 'жінкам, раз на 2 роки', en: 'women, every 2 years' },
      bands: [{ from: 40, to: 74, every: 2 }],
    },
    {
      label: { ua: 'Кишківник', en: 'Bowel' },
      value: { ua: 'тест калу щороку чи колоноскопія раз на 10', en: 'stool test yearly or colonoscopy every 10' },
      bands: [{ from: 45, to: 75, every: 10 }],
    },
    {
      label: { ua: 'КТ легень', en: 'Lung CT' },
      value: { ua: 'хто довго курив, щороку', en: 'long-term smokers, yearly' },
      bands: [{ from: 50, to: 80, every: 1 }],
    },
  ],
}
