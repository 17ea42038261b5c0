import type { DotsFigure } from '#content/figures/types'

export const figure: DotsFigure = {
  form: 'dots',
  cover: { ground: 'pistachio' },
  title: {
    ua: 'Інсульт: скільки людей лишаються без інвалідності',
    en: 'Stroke: how many are left without disability',
  },
  unit: { ua: 'крапка — одна людина зі ста', en: 'one dot is one person in a hundred' },
  description: {
    ua: 'Без значної інвалідності лишалися 32,9 % людей, яким почали розчиняти тромб у перші 3 години, і 23,1 % без такого лікування. Після 4,5 години різниця вже не була доведена.',
    en: 'Without significant disability: 32.9% of people given clot-dissolving treatment within the first 3 hours, and 23.1% without it. After 4.5 hours the difference was no longer proven.',
  },
  conclusion: {
    ua: 'Лікування в перші три години зберігає від інвалідності ще майже десятьох зі ста.',
    en: 'Treatment within the first three hours spares almost ten more people in a hundred from disability.',
  },
  note: {
    ua: 'Заповнена крапка — людина без значної інвалідності. Пізніше різниця меншала, а після 4,5 години вже не була доведена. Але телефонуйте 103, скільки б не минуло: декому тромб видаляють і до 24 годин.',
    en: 'A filled dot is a person without significant disability. Later the difference shrank, and after 4.5 hours it was no longer proven. Call 103 however long it has been: in some people the clot is taken out up to 24 hours on.',
  },
  source: {
    ua: 'Метааналіз випробувань, Lancet, 2014; DAWN, 2018.',
    en: 'Meta-analysis of trials, Lancet, 2014; DAWN, 2018.',
  },
  references: [3, 7],
  fields: [
    {
      heights: 10,
      dots: [
        { kind: 'filled', count: 33, band: 'full' },
        { kind: 'hollow', count: 67 },
      ],
      labels: [
        {
          value: { ua: '32,9 %', en: '32.9%' },
          label: { ua: 'з лікуванням у перші 3 години', en: 'treated within the first 3 hours' },
          kind: 'filled',
        },
      ],
    },
    {
      heights: 10,
      dots: [
        { kind: 'filled', count: 23, band: 'full' },
        { kind: 'hollow', count: 77 },
      ],
      labels: [
        {
          value: { ua: '23,1 %', en: '23.1%' },
          label: { ua: 'без цього лікування', en: 'without this treatment' },
          kind: 'filled',
        },
      ],
    },
  ],
}
