import type { DotsFigure } from '#content/figures/types'

export const figure: DotsFigure = {
  form: 'dots',
  cover: { ground: 'plum' },
  title: { ua: 'Скільки запросити, щоб урятувати одного', en: 'How many to invite to save one' },
  unit: { ua: 'крапка — один чоловік', en: 'one dot is one man' },
  description: {
    ua: 'Щоб уникнути однієї смерті за понад чотири роки, на прицільну перевірку довелося запросити 169 чоловіків віком 65–74 років. Померли 10,2 % запрошених і 10,8 % незапрошених.',
    en: 'To prevent one death in four-odd years, 169 men aged 65–74 had to be invited to a targeted check. Of those invited 10.2% died, of those not invited 10.8%.',
  },
  conclusion: {
    ua: 'Вигода є, але вона невелика.',
    en: 'The gain is there, but it is small.',
  },
  note: {
    ua: 'Перевіряли лише аорту, артерії ніг і тиск. За понад чотири роки померли 10,2 % запрошених і 10,8 % незапрошених.',
    en: 'Only the aorta, leg arteries and blood pressure were checked. Over four-odd years 10.2% of those invited died, and 10.8% of those not invited.',
  },
  source: { ua: 'Випробування VIVA, Lancet, 2017.', en: 'VIVA trial, Lancet, 2017.' },
  references: [2],
  fields: [
    {
      heights: 13,
      dots: [
        { kind: 'hollow', count: 84 },
        { kind: 'filled', count: 1, band: 'full' },
        { kind: 'hollow', count: 84 },
      ],
      labels: [
        { value: { ua: '169', en: '169' }, label: { ua: 'чоловіків запросили', en: 'men invited' }, kind: 'hollow' },
        { value: { ua: '1', en: '1' }, label: { ua: 'смерть відвернули', en: 'death prevented' }, kind: 'filled' },
      ],
    },
  ],
}
