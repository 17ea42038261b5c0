import { placeholder } from '#content/placeholder'
import type { ServiceCategory, ServiceOption } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

const options: readonly ServiceOption[] = [
  {
    id: 'laboratory-1',
    title: { ua: 'Загальний аналіз крові з лейкоцитарною формулою', en: 'Full blood count with differential' },
    price: 239,
  },
  { id: 'laboratory-2', title: { ua: 'Загальний аналіз сечі', en: 'Urinalysis' }, price: 190 },
  {
    id: 'laboratory-3',
    title: { ua: 'Глікований гемоглобін (HbA1c)', en: 'Glycated haemoglobin (HbA1c)' },
    price: 252,
  },
  { id: 'laboratory-4', title: { ua: 'Вітамін D', en: 'Vitamin D' }, price: 740 },
  { id: 'laboratory-5', title: { ua: 'Ліпідний профіль', en: 'Lipid profile' }, price: 409 },
  {
    id: 'laboratory-6',
    title: { ua: 'Показники печінки: АЛТ, АСТ, ГГТ, білірубін', en: 'Liver function: ALT, AST, GGT, bilirubin' },
    price: 550,
  },
  {
    id: 'laboratory-7',
    title: { ua: 'Тиреотропний гормон (ТТГ)', en: 'Thyroid-stimulating hormone (TSH)' },
    price: 235,
  },
  { id: 'laboratory-8', title: { ua: 'Феритин', en: 'Ferritin' }, price: 286 },
  { id: 'laboratory-9', title: { ua: 'Ліпопротеїн(а)', en: 'Lipoprotein(a)' }, price: 518 },
  { id: 'laboratory-10', title: { ua: 'Аполіпопротеїн B', en: 'Apolipoprotein B' }, price: 504 },
  {
    id: 'laboratory-11',
    title: {
      ua: 'Креатинін і швидкість клубочкової фільтрації',
      en: 'Creatinine and estimated glomerular filtration rate',
    },
    price: 302,
  },
]

/** Laboratory tests and their prices (spec section 9, laboratory prices in the order given). */
export const laboratoryStudies: ServiceCategory = joinShortWords<ServiceCategory>({
  slug: 'laboratoryStudies',
  image: '/images/services.svg#laboratoryStudies',
  title: { ua: 'Лабораторні дослідження', en: 'Laboratory studies' },
  summary: {
    ua: 'Аналізи, які лікар призначає найчастіше. Результати він пояснить на консультації.',
    en: 'The laboratory tests our doctors order most often. The doctor explains the results at a consultation.',
  },
  contactNote: {
    ua: 'Тут лише частина досліджень. Зателефонуйте нам, щоб дізнатися повний перелік і ціни.',
    en: 'This is only part of the list. Phone us for the full list and prices.',
  },
  options: placeholder('services laboratoryStudies: titles', options),
})
