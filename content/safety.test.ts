import { readFileSync } from 'node:fs'
import { keyFacts } from '#content/key-facts'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { locales, type Locale } from '#lib/i18n/locales'
import { withoutWordJoiners } from '#lib/text/short-words'

const plain = (text: string) => withoutWordJoiners(text).replaceAll('\u00A0', ' ')

/** The parts of an article between headings and bold beginnings of a paragraph. */
function passages(slug: string, locale: Locale): string[] {
  const file = `content/posts/${slug}/${locale}.md`
  return plain(parseFrontMatter(file, readFileSync(file, 'utf8')).markdown).split(/\n\n(?=#|\*\*)/)
}

const passage = (slug: string, locale: Locale, start: RegExp) =>
  passages(slug, locale).find((text) => start.test(text)) ?? ''

const emergency = { ua: /^\*\*Телефонуйте 103 або 112/, en: /^\*\*(In Ukraine, c|C)all 103 or 112/ }

describe.each(locales)('what sends a reader to an ambulance, %s', (locale) => {
  it('is vomited blood, and never a visit the same day', () => {
    const vomitedBlood = { ua: /блює кров.*кавову гущу/, en: /vomits blood.*coffee grounds/ }[locale]
    const sameDay = { ua: /^\*\*Зверніться до лікаря того самого дня/, en: /^\*\*See a doctor the same day/ }[locale]
    expect(passage('DEHYDRATION', locale, emergency[locale])).toMatch(vomitedBlood)
    expect(passage('DEHYDRATION', locale, sameDay)).toMatch(/кров|blood/)
    expect(passage('DEHYDRATION', locale, sameDay)).not.toMatch(/блювоті|or vomit;/)
  })

  it('is a headache of these kinds', () => {
    const kinds = {
      ua: [
        /раптово/,
        /гарячкою.*скутою шиєю.*висипом.*сонливістю/,
        /травми голови.*блює.*розріджують кров/,
        /вагітності/,
      ],
      en: [/suddenly/, /fever.*stiff neck.*rash.*drowsiness/, /head injury.*vomiting.*blood thinners/, /pregnancy/],
    }[locale]
    for (const kind of kinds) expect(passage('common-symptoms', locale, emergency[locale])).toMatch(kind)
  })

  it('is in pregnancy a severe headache or disturbed vision, whatever the pressure', () => {
    const words = {
      ua: /вагітності так само: із сильним головним болем чи порушенням зору телефонуйте 103/,
      en: /in pregnancy: with a severe headache or disturbed vision, call 103/,
    }[locale]
    expect(passage('blood-pressure-monitoring', locale, emergency[locale])).toMatch(words)
  })

  it('is named first by the key facts on pressure, and at the foot of the diary', () => {
    const signs = {
      ua: [/грудях/, /задишка/, /слабкість/, /мовлення/, /зору/, /сплутаність/, /судоми/, /головний біль/],
      en: [/chest/, /breathlessness/, /weakness/, /speech/, /vision/, /confusion/, /seizure/, /headache/],
    }[locale]
    const [first] = keyFacts['blood-pressure-monitoring'] ?? []
    const diary = readFileSync(`content/posts/blood-pressure-monitoring/sheet.${locale}.md`, 'utf8')
    expect(first?.value[locale]).toBe('103')
    for (const sign of signs) {
      expect(plain(first?.meaning[locale] ?? '')).toMatch(sign)
      expect(plain(diary.split('\n> ')[1] ?? '')).toMatch(sign)
    }
    expect(plain(diary)).toMatch(/135.*85/)
  })

  it('is a stroke at any hour', () => {
    const facts = (keyFacts['common-symptoms'] ?? []).map(({ meaning }) => plain(meaning[locale])).join('\n')
    expect(facts).toMatch({ ua: /телефонуйте, скільки б не минуло/, en: /call however long it has been/ }[locale])
  })
})
