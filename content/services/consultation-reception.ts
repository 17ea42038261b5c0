import { placeholder, whenKnown } from '#content/placeholder'
import type { ServiceCategory, ServiceOption } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

const options: readonly ServiceOption[] = [
  {
    id: 'consultation-1',
    title: {
      ua: 'Лікар превентивної медицини: перша консультація',
      en: 'Preventive medicine doctor: first consultation',
    },
    price: 10_000,
  },
  {
    id: 'consultation-2',
    title: {
      ua: 'Лікар превентивної медицини: повторна консультація',
      en: 'Preventive medicine doctor: follow-up consultation',
    },
    price: 6000,
  },
  {
    id: 'consultation-3',
    title: {
      ua: 'Лікар превентивної медицини: онлайн-консультація',
      en: 'Preventive medicine doctor: online consultation',
    },
    price: 6000,
  },
  {
    id: 'consultation-4',
    title: { ua: 'Лікар-ендокринолог: перша консультація', en: 'Endocrinologist: first consultation' },
    price: 10_000,
  },
  {
    id: 'consultation-5',
    title: { ua: 'Лікар-ендокринолог: повторна консультація', en: 'Endocrinologist: follow-up consultation' },
    price: 6000,
  },
  {
    id: 'consultation-6',
    title: { ua: 'Лікар-ендокринолог: онлайн-консультація', en: 'Endocrinologist: online consultation' },
    price: 6000,
  },
  {
    id: 'consultation-7',
    title: { ua: 'Лікар загальної практики: перша консультація', en: 'General practitioner: first consultation' },
    price: 1700,
  },
  {
    id: 'consultation-8',
    title: {
      ua: 'Лікар загальної практики: повторна консультація',
      en: 'General practitioner: follow-up consultation',
    },
    price: 1500,
  },
  {
    id: 'consultation-9',
    title: { ua: 'Консультація з харчування й аналіз складу тіла', en: 'Nutrition consultation with body composition' },
    price: 4500,
  },
  {
    id: 'consultation-10',
    title: { ua: 'Консультація лікаря вдома, у межах Києва', en: 'Doctor’s home visit, within Kyiv' },
    price: 5000,
  },
]

const priceOf = (id: string) => options.find((option) => option.id === id)?.price ?? 0

/** What the form says a first consultation costs. */
export const firstConsultation = {
  generalPractitioner: priceOf('consultation-7'),
  /** Of preventive medicine, or an endocrinologist. */
  specialist: priceOf('consultation-1'),
  minutes: whenKnown<number>('form: how many minutes a first consultation takes'),
}

/** Consultations and their prices (spec section 9, consultation prices in the order given). */
export const consultationReception: ServiceCategory = joinShortWords<ServiceCategory>({
  slug: 'consultationReception',
  image: '/images/services.svg#consultationReception',
  title: { ua: 'Консультативний прийом', en: 'Consultation reception' },
  summary: {
    ua: 'Консультації лікарів у клініці, онлайн або вдома. Перша довша за повторну.',
    en: 'Consultations with our doctors at the clinic, online or at home. The first is longer than a follow-up.',
  },
  options: placeholder('services consultationReception: titles', options),
})
