import { readFileSync } from 'node:fs'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { getSiteContent } from '#lib/content/current-content'
import { consentDocuments } from '#lib/content/schemas/legal'
import { locales } from '#lib/i18n/locales'
import { joinHeadingWords, joinShortWords, removeWordJoiners } from '#lib/i18n/short-words'
import { listOrders } from '#lib/orders'

describe('joinShortWords', () => {
  it.each([
    ['Прийом у клініці', 'Прийом у~клініці'],
    ['«З джерелами» (і без)', '«З~джерелами» (і~без)'],
    ['a doctor, I see', 'a~doctor, I~see'],
    ['ім’я з п’яти літер', 'ім’я з~п’яти літер'],
    ['<p>У <a href="/a b">клініці</a></p>', '<p>У~<a href="/a b">клініці</a></p>'],
    [
      '{count, plural, one {з # дня} other {# днів}}',
      '{count, plural, one {з~# дня} other {# днів}}',
    ],
    ['Дійде. Не кожен, а всі. Програма', 'Дійде. Не~кожен, а~всі. Програма'],
    ['Book the check-up, not check-uppers', 'Book the check-|up, not check-uppers'],
    ['Medicines of the GLP-1 group', 'Medicines of the GLP-|1 group'],
    ['Вода — це 7 годин, 2019 року', 'Вода~— це 7~годин, 2019~року'],
    ['Water, 7 hours', 'Water, 7~hours'],
    ['до 3,0 ммоль/л, 135/85 мм', 'до 3,0~ммоль/л, 135/85~мм'],
    ['через 3, 6 або 12 місяців', 'через 3,~6~або 12~місяців'],
    ['Call 103 and wait 5 minutes', 'Call 103 and wait 5~minutes'],
    ['What UAH 30,000 covers in 3 months', 'What UAH 30,000 covers in 3~months'],
    ['for 30 000 UAH, 95 %', 'for 30 000~UAH, 95~%'],
    ['<p style="margin: 0 auto">3 дні</p>', '<p style="margin: 0 auto">3~дні</p>'],
    [
      'Лікар зателефонує в будь-якому разі, а онлайн-консультація триває годину',
      'Лікар зателефонує в~будь-|якому разі, а~онлайн-|консультація триває годину',
    ],
    ['Онлайн-консультація лікаря чи прийом', 'Онлайн-консультація лікаря чи прийом'],
    ['- — так', '- — так'],
    ['Раз на 3–5 років, з 9:00–18:00', 'Раз на 3–|5~років, з~9:00–|18:00'],
    [
      '<a href="/ua/check-up" title="a check-up b">Про наш чек-ап тут</a>',
      '<a href="/ua/check-up" title="a~check-up b">Про наш чек-|ап тут</a>',
    ],
    [
      'Тут [про наш чек-ап](/ua/article/check-up) все',
      'Тут [про наш чек-|ап](/ua/article/check-up) все',
    ],
  ])('joins only words that should not end or begin a line: %s', (text, expected) => {
    const joined = expected.replaceAll('~', '\u00A0').replaceAll('|', '\u2060')
    expect(joinShortWords(text)).toBe(joined)
    expect(removeWordJoiners(joinShortWords(text))).toBe(joined.replaceAll('\u2060', ''))
  })
})

describe('joinHeadingWords', () => {
  it.each([
    [
      'Тиск удома: як вимірювати, щоб цифрам можна було вірити',
      'Тиск удома: як~вимірювати, щоб~цифрам можна було вірити',
    ],
    ['How to choose the right check-up', 'How~to~choose the~right check-|up'],
    [
      'Що це і як <a href="/ua/a b">на тіло</a> діє',
      'Що~це~і~як <a href="/ua/a b">на~тіло</a> діє',
    ],
    ['Як <em>на</em> тіло', 'Як <em>на</em> тіло'],
    ['Для кардіометаболічного здоров’я', 'Для кардіометаболічного здоров’я'],
    ['Sign up for a consultation', 'Sign up for~a~consultation'],
    ['A sub-type of it', 'A~sub-|type of~it'],
    ['Симптоми: коли 103, а коли прийом', 'Симптоми: коли~103, а~коли прийом'],
  ])(
    'joins words of up to three letters to the next word when both fit on a phone: %s',
    (text, expected) => {
      expect(joinHeadingWords(text)).toBe(
        expected.replaceAll('~', '\u00A0').replaceAll('|', '\u2060'),
      )
    },
  )
})

describe('no text of the site lets a line end with a one-letter word or begin with a dash or a counted noun', () => {
  /**
   * Matches a space before a dash or a counted noun, except after a price. A line could break at
   * this space.
   */
  const unjoined = /[^\s|-] —|(?<![\p{L}\u2060-]\d*)(?<!UAH[ \u00A0][\d,]*)\d (?!and\s)\p{Ll}\S*/gu
  /** Matches a space after a one-letter word, at which a line could break. */
  const loose = /(?<![\p{L}\p{N}’'</-])[абвежзєіїйоуяaі]\s(?<!\u00A0)\S*/giu

  /** Lists all matches of the patterns in the texts of a value, each after the path of its text. */
  function looseIn(value: unknown, path: string, patterns = [loose, unjoined]): string[] {
    if (typeof value === 'string')
      return patterns
        .flatMap((pattern) => value.match(pattern) ?? [])
        .map((found) => `${path}: ${found}`)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => looseIn(item, `${path}.${key}`, patterns))
  }

  it.each(locales)('in %s: messages, articles, names of orders', async (locale) => {
    const messages: unknown = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
    const posts = await Promise.all(
      (await embeddedPosts.getAllPosts(locale)).map(({ slug }) =>
        embeddedPosts.getFreshPost({ locale, slug }),
      ),
    )
    expect(posts.length).toBeGreaterThan(0)
    expect(
      looseIn({ messages: joinShortWords(messages), posts, orders: listOrders(locale) }, locale),
    ).toEqual([])
    // A consent refers to the exact legal text, so the site changes accepted legal texts as little
    // as possible. It joins only one-letter words.
    const onRecord = [
      getSiteContent().storedData,
      ...consentDocuments.map((name) => getSiteContent().legal[name][locale]),
    ]
    expect(looseIn(onRecord, `on record in ${locale}`, [loose])).toEqual([])
  })

  it('in the texts of content/ that pages show', () => {
    // This test leaves out `others`. Figures break their lines themselves. Only machines read
    // `pages`, and staff send `reminders` as text messages. Other tests check articles and legal
    // texts.
    const others = ['articles', 'figures', 'pages', 'reminders', 'consents', 'storedData', 'legal']
    const shown = Object.fromEntries(
      Object.entries(getSiteContent()).filter(([name]) => !others.includes(name)),
    )
    expect(looseIn(shown, 'content')).toEqual([])
  })
})
