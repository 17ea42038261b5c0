import type { AxisFigure } from '#content/figures/types'

export const figure: AxisFigure = {
  form: 'axis',
  cover: { ground: 'wash', range: [1, 1_000_000] },
  title: { ua: 'На скількох людях перевірили', en: 'How many people it was tried on' },
  unit: { ua: 'поділка — у сто разів більше', en: 'each step is a hundredfold' },
  description: {
    ua: 'Сенолітики: 14 людей, три тижні, без групи плацебо, судити не можна. Метформін: близько 2150 людей разом із плацебо, 21 рік, смертність не відрізнялася. Антиоксиданти: 296 707 учасників, смертності не зменшили.',
    en: 'Senolytics: 14 people, three weeks, no placebo group, so no verdict. Metformin: about 2,150 people with the placebo group, over 21 years, mortality was the same. Antioxidants: 296,707 participants, mortality was not reduced.',
  },
  conclusion: {
    ua: 'Довшого життя не показав жоден із трьох засобів.',
    en: 'None of the three has been shown to lengthen human life.',
  },
  note: {
    ua: 'Порожнє коло — смертності не зменшили, сіре — судити не можна. Рапаміцин додав мишам 14 і 9 % до віку найстійкіших, але це миші.',
    en: 'A hollow circle: mortality was not reduced; a grey one: no verdict. Rapamycin added 14% and 9% to the age the hardiest mice reach, but those are mice.',
  },
  source: {
    ua: 'Миші: Harrison, 2009. Люди: Justice, 2019; Lee, 2021; Кокранівський огляд, 2012.',
    en: 'Mice: Harrison, 2009. People: Justice, 2019; Lee, 2021; Cochrane review, 2012.',
  },
  references: [1, 5, 3, 6],
  range: [1, 1_000_000],
  isLogarithmic: true,
  ticks: [
    { at: 1, label: { ua: '1', en: '1' } },
    { at: 100, label: { ua: '100', en: '100' } },
    { at: 10_000, label: { ua: '10 000', en: '10,000' } },
    { at: 1_000_000, label: { ua: '1 млн', en: '1 million' } },
  ],
  rows: [
    {
      label: { ua: 'Сенолітики', en: 'Senolytics' },
      value: { ua: '14 людей, без плацебо', en: '14 people, no placebo' },
      dot: { at: 14, isQuiet: true },
    },
    {
      label: { ua: 'Метформін', en: 'Metformin' },
      value: { ua: 'близько 2150 людей, 21 рік', en: 'about 2,150 people, 21 years' },
      dot: { at: 2150 },
    },
    {
      label: { ua: 'Антиоксиданти', en: 'Antioxidants' },
      value: { ua: '296 707 людей, 78 досліджень', en: '296,707 people, 78 trials' },
      dot: { at: 296_707 },
    },
  ],
}
