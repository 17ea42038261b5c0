import { placeholder } from '#content/placeholder'
import type { ServiceCategory, ServiceOption } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

const options: readonly ServiceOption[] = [
  {
    id: 'manipulation-1',
    title: { ua: 'Аналіз складу тіла (біоімпеданс)', en: 'Body composition (bioimpedance)' },
    price: 1000,
  },
  {
    id: 'manipulation-2',
    title: { ua: 'Електрокардіограма з висновком', en: 'Electrocardiogram with a report' },
    price: 1200,
  },
  {
    id: 'manipulation-3',
    title: {
      ua: 'Ін’єкція внутрішньом’язова або підшкірна, без вартості препарату',
      en: 'Intramuscular or subcutaneous injection, medicine not included',
    },
    price: 100,
  },
  {
    id: 'manipulation-4',
    title: {
      ua: 'Ін’єкція внутрішньовенна, без вартості препарату',
      en: 'Intravenous injection, medicine not included',
    },
    price: 200,
  },
  {
    id: 'manipulation-5',
    title: {
      ua: 'Внутрішньовенна інфузія до 1 години, без вартості препарату',
      en: 'Intravenous infusion up to 1 hour, medicine not included',
    },
    price: 1000,
  },
  {
    id: 'manipulation-6',
    title: {
      ua: 'Внутрішньовенна інфузія до 2 годин, без вартості препарату',
      en: 'Intravenous infusion up to 2 hours, medicine not included',
    },
    price: 1200,
  },
  {
    id: 'manipulation-7',
    title: { ua: 'Добове моніторування артеріального тиску', en: 'Ambulatory blood-pressure monitoring' },
    price: 1910,
  },
  {
    id: 'manipulation-8',
    title: { ua: 'Оцінка жорсткості артерій', en: 'Arterial stiffness measurement' },
    price: 2260,
  },
  {
    id: 'manipulation-9',
    title: { ua: 'Скринінг сну вдома, 1 ніч', en: 'Sleep screening at home, 1 night' },
    price: 2020,
  },
  {
    id: 'manipulation-10',
    title: { ua: 'Проба з навантаженням на велоергометрі', en: 'Exercise stress test on an exercise bike' },
    price: 2300,
  },
  { id: 'manipulation-11', title: { ua: 'Спірометрія', en: 'Spirometry' }, price: 1600 },
  {
    id: 'manipulation-12',
    title: { ua: 'Спірометрія з пробою з бронхолітиком', en: 'Spirometry with a bronchodilator test' },
    price: 2300,
  },
  {
    id: 'manipulation-13',
    title: { ua: 'Непряма калориметрія: витрати енергії у спокої', en: 'Indirect calorimetry: energy use at rest' },
    price: 2390,
  },
  {
    id: 'manipulation-14',
    title: { ua: 'Безперервне моніторування глюкози, 14 днів', en: 'Continuous glucose monitoring, 14 days' },
    price: 4570,
  },
  {
    id: 'manipulation-15',
    title: { ua: 'Забір крові вдома, у межах Києва', en: 'Blood taken at home, within Kyiv' },
    price: 1000,
  },
]

/** Procedures and their prices (spec section 9, manipulation prices in the order given). */
export const manipulationServices: ServiceCategory = joinShortWords<ServiceCategory>({
  slug: 'manipulationServices',
  image: '/images/services.svg#manipulationServices',
  title: { ua: 'Маніпуляційні послуги', en: 'Manipulation services' },
  summary: {
    ua: 'Процедури й обстеження, які призначає лікар: від ін’єкції до моніторування глюкози.',
    en: 'Procedures and examinations a doctor prescribes, from an injection to glucose monitoring.',
  },
  options: placeholder('services manipulationServices: titles', options),
})
