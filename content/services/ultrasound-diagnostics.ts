import { placeholder } from '#content/placeholder'
import type { ServiceCategory, ServiceOption } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

const options: readonly ServiceOption[] = [
  { id: 'ultrasound-1', title: { ua: 'УЗД щитоподібної залози', en: 'Thyroid ultrasound' }, price: 1000 },
  {
    id: 'ultrasound-2',
    title: { ua: 'УЗД нирок і сечового міхура', en: 'Kidney and bladder ultrasound' },
    price: 1000,
  },
  { id: 'ultrasound-3', title: { ua: 'УЗД молочних залоз', en: 'Breast ultrasound' }, price: 1000 },
  {
    id: 'ultrasound-4',
    title: { ua: 'УЗД лімфатичних вузлів і м’яких тканин', en: 'Lymph node and soft tissue ultrasound' },
    price: 1000,
  },
  { id: 'ultrasound-5', title: { ua: 'УЗД органів черевної порожнини', en: 'Abdominal ultrasound' }, price: 2000 },
  {
    id: 'ultrasound-6',
    title: { ua: 'УЗД серця (ехокардіографія)', en: 'Heart ultrasound (echocardiography)' },
    price: 2000,
  },
  {
    id: 'ultrasound-7',
    title: { ua: 'Дуплексне сканування судин шиї', en: 'Duplex scan of the neck arteries' },
    price: 2000,
  },
  {
    id: 'ultrasound-8',
    title: { ua: 'Дуплексне сканування судин ніг', en: 'Duplex scan of the leg vessels' },
    price: 2000,
  },
  { id: 'ultrasound-9', title: { ua: 'Тест функції ендотелію', en: 'Endothelial function test' }, price: 700 },
  {
    id: 'ultrasound-10',
    title: { ua: 'Моніторування ЕКГ за Холтером, 3 доби', en: 'Holter ECG monitoring, 3 days' },
    price: 8000,
  },
]

/** Ultrasound and functional diagnostics with prices (spec section 9, ultrasound prices in the order given). */
export const ultrasoundDiagnostics: ServiceCategory = joinShortWords<ServiceCategory>({
  slug: 'ultrasoundDiagnostics',
  image: '/images/services.svg#ultrasoundDiagnostics',
  title: { ua: 'Ультразвукова діагностика', en: 'Ultrasound diagnostics' },
  summary: {
    ua: 'УЗД органів і судин, тест функції ендотелію, моніторування ЕКГ. Висновок отримуєте на руки.',
    en: 'Ultrasound of organs and vessels, an endothelial function test, ECG monitoring. You take the report with you.',
  },
  options: placeholder('services ultrasoundDiagnostics: titles', options),
})
