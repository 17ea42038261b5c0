import type { Localized, LocalizedList } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

type SheetWords = {
  /** Its article, whose slug it has. */
  readonly slug: string
  readonly title: Localized
  readonly lead: Localized
  /** Lines to fill in at the top. */
  readonly blanks: LocalizedList
  readonly foot: Localized
}

/** A week of readings to mark on bands; values are mm Hg. */
export type DiarySheet = SheetWords & {
  readonly form: 'diary'
  readonly range: readonly [number, number]
  readonly step: number
  readonly threshold: number
  readonly normal: number
  readonly times: readonly [Localized, Localized]
  readonly rows: LocalizedList
}

/** What to do when, in the hours before something. */
export type CountdownSheet = SheetWords & {
  readonly form: 'countdown'
  /** Hours before, for how long each line on the scale holds. */
  readonly hours: number
  readonly bands: readonly { readonly hours: number; readonly label: Localized; readonly time: Localized }[]
  readonly lists: readonly { readonly title: Localized; readonly items: LocalizedList }[]
}

/** Questions with room for the answers. */
export type QuestionsSheet = SheetWords & {
  readonly form: 'questions'
  readonly questions: LocalizedList
  readonly own: Localized
}

export type Sheet = DiarySheet | CountdownSheet | QuestionsSheet

/** Sheets to print and fill in by hand; what they say stands in the article of the same slug. */
export const sheets: readonly Sheet[] = joinShortWords<readonly Sheet[]>([
  {
    slug: 'blood-pressure-monitoring',
    form: 'diary',
    title: { ua: 'Тиждень тиску', en: 'A week of blood pressure' },
    lead: {
      ua: 'Уранці до ліків і сніданку та ввечері посидьте 5 хвилин мовчки й виміряйте двічі. Щоразу запишіть обидва числа, а кружечок зафарбуйте біля систолічного (верхнього). Перший день не враховуйте. Гіпертензія — це середнє від 135 систолічного або від 85 діастолічного (нижнього).',
      en: 'In the morning before medicines and breakfast, and in the evening, sit in silence for 5 minutes and measure twice. Write down both numbers each time, and fill in the dot at the systolic (upper) one. The first day does not count. Hypertension means a systolic average of 135 or more, or a diastolic (lower) one of 85 or more.',
    },
    blanks: {
      ua: ['Ім’я', 'Тиждень від', 'Моя мета', 'Середні за 6 днів'],
      en: ['Name', 'Week from', 'My target', 'Averages of 6 days'],
    },
    foot: {
      ua: 'Тиск від 180/110 і біль у грудях, задишка, слабкість половини тіла, порушення мовлення або зору, сплутаність, судоми чи сильний головний біль: телефонуйте 103.',
      en: 'Pressure of 180/110 or more with chest pain, breathlessness, weakness on one side, disturbed speech or vision, confusion, a seizure or a severe headache: call 103 in Ukraine.',
    },
    range: [100, 170],
    step: 5,
    threshold: 135,
    normal: 120,
    times: [
      { ua: 'ранок', en: 'a.m.' },
      { ua: 'вечір', en: 'p.m.' },
    ],
    rows: {
      ua: ['Перше', 'Друге', 'Пульс', 'Примітка'],
      en: ['First', 'Second', 'Pulse', 'Note'],
    },
  },
  {
    slug: 'check-up-tips',
    form: 'countdown',
    title: { ua: '24 години перед аналізом крові', en: '24 hours before the blood test' },
    lead: {
      ua: 'Кров найкраще здавати між 7-ю і 9-ю годиною ранку. Якщо лабораторія дала вам власну пам’ятку, дотримуйтеся її.',
      en: 'Blood is best taken between 7 and 9 a.m. If your laboratory has given you its own leaflet, follow that.',
    },
    blanks: { ua: ['Здаю кров: дата', 'година', 'лабораторія'], en: ['Blood test: date', 'time', 'laboratory'] },
    foot: {
      ua: 'Приймаєте інсулін або таблетки від діабету? Не голодуйте без поради лікаря.',
      en: 'On insulin or diabetes tablets? Do not fast without your doctor’s advice.',
    },
    hours: 24,
    bands: [
      { hours: 24, label: { ua: 'без алкоголю', en: 'no alcohol' }, time: { ua: '24 години', en: '24 hours' } },
      {
        hours: 12,
        label: { ua: 'без їжі, воду можна', en: 'no food, water is fine' },
        time: { ua: '12 годин', en: '12 hours' },
      },
      { hours: 0.25, label: { ua: 'посидіти', en: 'sit down' }, time: { ua: '15 хвилин', en: '15 minutes' } },
    ],
    lists: [
      {
        title: { ua: 'Напередодні', en: 'The day before' },
        items: {
          ua: [
            'без виснажливого тренування',
            'звична вечеря, не пізня',
            'води стільки, як завжди',
            'виспатися',
            'запитати, чи пити ліки вранці',
          ],
          en: [
            'no exhausting workout',
            'your usual supper, not late',
            'as much water as usual',
            'a good night’s sleep',
            'ask whether to take your morning medicines',
          ],
        },
      },
      {
        title: { ua: 'Уранці', en: 'In the morning' },
        items: {
          ua: ['воду пити можна', 'без кави й чаю з кофеїном', 'без сигарет і жувальної гумки'],
          en: ['water is fine', 'no coffee, no tea with caffeine', 'no cigarettes, no chewing gum'],
        },
      },
      {
        title: { ua: 'Узяти з собою', en: 'Bring with you' },
        items: {
          ua: ['список ліків і добавок', 'старі результати', 'перекус на потім', 'три запитання на папері'],
          en: [
            'list of medicines and supplements',
            'old results',
            'a snack for afterwards',
            'three questions on paper',
          ],
        },
      },
    ],
  },
  {
    slug: 'regular-medical-check-ups',
    form: 'questions',
    title: { ua: 'Запитання до лікаря', en: 'Questions for the doctor' },
    lead: {
      ua: 'Почніть із того, що турбує найбільше. Відповіді записуйте тут.',
      en: 'Begin with what troubles you most. Write the answers here.',
    },
    blanks: { ua: ['Лікар', 'Дата', 'Наступна зустріч'], en: ['Doctor', 'Date', 'Next visit'] },
    foot: {
      ua: 'Перш ніж піти, перекажіть план своїми словами: якщо щось не збігається, це видно одразу.',
      en: 'Before you leave, repeat the plan in your own words: if something does not match, it shows at once.',
    },
    questions: {
      ua: [
        'На що ми перевіряємо й чому саме мене?',
        'Який мій ризик у цифрах і за який час?',
        'Яка ймовірність, що поганий результат хибний?',
        'Що робитимемо, якщо він підтвердиться?',
        'Що з цього можна зробити безоплатно?',
        'Коли повторити, якщо все добре?',
      ],
      en: [
        'What are we checking for, and why me?',
        'What is my risk in figures, and over what period?',
        'How likely is it that a bad result is false?',
        'What will we do if it is confirmed?',
        'Which of this can I have free of charge?',
        'When should it be repeated if all is well?',
      ],
    },
    own: { ua: 'Моє запитання', en: 'My question' },
  },
])

/** The sheet of an article, if it has one; the slug in any case. */
export function findSheet(slug: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.slug.toLowerCase() === slug.toLowerCase())
}
