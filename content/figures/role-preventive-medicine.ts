import type { DotsFigure } from '#content/figures/types'

export const figure: DotsFigure = {
  form: 'dots',
  cover: { ground: 'wash' },
  title: { ua: 'Призначено і прийнято', en: 'Prescribed and taken' },
  unit: { ua: 'крапка — одна доза', en: 'one dot is one dose' },
  description: {
    ua: 'Люди зазвичай приймають лише близько половини призначених доз: половина крапок заповнена, половина порожня.',
    en: 'People typically take only about half the doses they are prescribed: half of the dots are filled, half are hollow.',
  },
  conclusion: {
    ua: 'Приймають близько половини призначеного.',
    en: 'About half of what is prescribed is taken.',
  },
  note: {
    ua: 'Тому скажіть лікареві, який план ви справді виконаєте. Скромний, але виконаний кращий за бездоганний на папері.',
    en: 'So tell the doctor which plan you will really follow. A modest one that is kept beats a perfect one on paper.',
  },
  source: { ua: 'Кокранівський огляд, 2014.', en: 'Cochrane review, 2014.' },
  references: [5],
  fields: [
    {
      heights: 5,
      dots: [
        { kind: 'filled', count: 15, band: 'full' },
        { kind: 'hollow', count: 15 },
      ],
      labels: [
        {
          value: { ua: 'половина', en: 'half' },
          label: { ua: 'прийнято, приблизно', en: 'taken, roughly' },
          kind: 'filled',
        },
        { value: { ua: 'решта', en: 'the rest' }, label: { ua: 'пропущено', en: 'missed' }, kind: 'hollow' },
      ],
    },
  ],
}
