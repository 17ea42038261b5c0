import type { Localized } from '#content/types'
import { joinOneLetterWords } from '#lib/text/short-words'

/** What articles are about; one may belong to several. */
export type Topic = {
  /** Last segment of the topic's address. */
  readonly id: 'check-ups' | 'heart' | 'nutrition' | 'ageing' | 'prevention'
  /** In lists of topics. */
  readonly name: Localized
  /** Heading of the topic's page, and its title in search results. */
  readonly heading: Localized
  /** Under the heading and in search results, 110 to 160 characters. */
  readonly description: Localized
  /** Every article stands in one topic at least (tested). */
  readonly slugs: readonly string[]
}

export const topics: readonly Topic[] = joinOneLetterWords<readonly Topic[]>([
  {
    id: 'check-ups',
    name: { ua: 'Огляди й аналізи', en: 'Check-ups and tests' },
    heading: { ua: 'Статті про огляди й аналізи', en: 'Articles on check-ups and tests' },
    description: {
      ua: 'Що перевіряти в якому віці, як готуватися до забору крові, коли повторити аналіз і чого загальні огляди не дають, із джерелами.',
      en: 'What to check at which age, how to get ready for a blood test, when to repeat it and what general check-ups do not do, with sources.',
    },
    slugs: [
      'check-up-tips',
      'individual-checkup-programs-guide',
      'check-up-keys',
      'regular-medical-check-ups',
      'diagnostic-algorithms-preventive-medicine',
      'Check-up',
    ],
  },
  {
    id: 'heart',
    name: { ua: 'Серце й тиск', en: 'Heart and blood pressure' },
    heading: { ua: 'Статті про серце й тиск', en: 'Heart and blood pressure' },
    description: {
      ua: 'Як міряти тиск удома, на скільки його знижує харчування, що робить із серцем стрес і з якими ознаками не чекати: числа й джерела.',
      en: 'Measuring blood pressure at home, how far diet lowers it, what stress does to the heart and which signs cannot wait: numbers and sources.',
    },
    slugs: ['blood-pressure-monitoring', 'DASH-diet', 'stress-impact-cardiovascular-health', 'common-symptoms'],
  },
  {
    id: 'nutrition',
    name: { ua: 'Харчування', en: 'Nutrition' },
    heading: { ua: 'Статті про харчування', en: 'Articles on nutrition' },
    description: {
      ua: 'Сіль, вода, овочі, середземноморська дієта і дієта «проти кандиди»: що доведено у випробуваннях, що спростовано і скільки чого їсти.',
      en: 'Salt, water, vegetables, the Mediterranean diet and the “anti-candida” one: what trials have shown, what they have refuted, how much to eat.',
    },
    slugs: ['mediterranean-diet', 'DASH-diet', 'DEHYDRATION', 'healthy-nutrition-basics', 'anti-candida-diet'],
  },
  {
    id: 'ageing',
    name: { ua: 'Старіння', en: 'Ageing' },
    heading: { ua: 'Статті про старіння', en: 'Articles on ageing' },
    description: {
      ua: 'Чому ми старіємо, що допомагає лишатися самостійними після сімдесяти, як перевірити силу м’язів і що відомо про геропротектори.',
      en: 'Why we age, what helps people stay independent after seventy, how to test muscle strength and what is known about geroprotectors.',
    },
    slugs: ['antiage', 'GEROPROTECTORS', 'starinnya', 'healthy-lifestyle'],
  },
  {
    id: 'prevention',
    name: { ua: 'Профілактика', en: 'Prevention' },
    heading: { ua: 'Статті про профілактику', en: 'Articles on prevention' },
    description: {
      ua: 'Що профілактика зменшує і на скільки, які звички додають років, навіщо план, якого справді дотримуються, і коли лікар потрібен одразу.',
      en: 'What prevention reduces and by how much, which habits add years, why a plan has to be one you keep, and when a doctor is needed at once.',
    },
    slugs: [
      'role-preventive-medicine',
      'healthy-lifestyle',
      'preventive-medicine-importance',
      'common-symptoms',
      'stress-impact-cardiovascular-health',
    ],
  },
])

/** Topics of an article. */
export const topicsOf = (slug: string): readonly Topic[] => topics.filter(({ slugs }) => slugs.includes(slug))
