import type { DotsFigure } from '#content/figures/types'

export const figure: DotsFigure = {
  form: 'dots',
  cover: { ground: 'wash' },
  title: { ua: 'Хто вже не може пройти 400 м', en: 'Who can no longer walk 400 m' },
  unit: { ua: 'крапка — одна людина зі ста', en: 'one dot is one person in a hundred' },
  description: {
    ua: 'За 2,6 року здатність пройти 400 м утратили 30,1 % тих, хто тренувався, і 35,5 % тих, хто слухав лекції.',
    en: 'In 2.6 years 30.1% of those who trained and 35.5% of those who attended talks lost the ability to walk 400 m.',
  },
  conclusion: {
    ua: 'Тренування зберігають самостійність навіть після сімдесяти.',
    en: 'Training keeps people independent, even after seventy.',
  },
  note: {
    ua: 'Малорухливі люди віком 70–89 років, 2,6 року. Абрикосові крапки з обідком — ті, хто вже не може пройти 400 м.',
    en: 'Sedentary people aged 70–89 over 2.6 years. Rimmed apricot dots are those who can no longer walk 400 m.',
  },
  source: { ua: 'Випробування LIFE, JAMA, 2014.', en: 'LIFE trial, JAMA, 2014.' },
  references: [1],
  fields: [
    {
      heights: 10,
      dots: [
        { kind: 'filled', count: 70, band: 'full' },
        { kind: 'out', count: 30 },
      ],
      labels: [
        {
          value: { ua: '30,1 %', en: '30.1%' },
          label: { ua: 'ходьба, сила, рівновага', en: 'walking, strength, balance' },
          kind: 'out',
        },
      ],
    },
    {
      heights: 10,
      dots: [
        { kind: 'filled', count: 64, band: 'full' },
        { kind: 'out', count: 36 },
      ],
      labels: [
        {
          value: { ua: '35,5 %', en: '35.5%' },
          label: { ua: 'лекції про здоров’я', en: 'talks on health' },
          kind: 'out',
        },
      ],
    },
  ],
}
