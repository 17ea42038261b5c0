import { placeholder } from '#content/placeholder'
import { laboratoryStudies } from '#content/services/laboratory-studies'
import type { CheckUpCard, Localized, Months, Uah } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

export type CheckUpStop = {
  /** Week of the programme, counted from 1. */
  readonly week: number
  readonly title: Localized
  readonly text: Localized
}

type CheckUp = {
  /** As the form names it once it is chosen, and the clinic in a lead. */
  readonly orderLabel: Localized
  readonly price: Uah
  readonly months: Months
  readonly consultations: { readonly count: number; readonly minutes: number }
  readonly lead: Localized
  readonly timeline: readonly CheckUpStop[]
  readonly cards: readonly CheckUpCard[]
}

const timeline: readonly CheckUpStop[] = [
  {
    week: 1,
    title: { ua: 'Перша консультація й аналізи', en: 'First consultation and tests' },
    text: {
      ua: '40 хвилин з лікарем: скарги, спосіб життя, попередні результати. Того самого тижня здаєте аналізи, які він призначив.',
      en: '40 minutes with the doctor: symptoms, habits, earlier results. You have blood taken the same week, for the tests the doctor ordered.',
    },
  },
  {
    week: 2,
    title: { ua: 'Результати й план', en: 'Results and a plan' },
    text: {
      ua: 'Лікар телефонує, пояснює результати й відповідає на запитання. Після розмови ви отримуєте письмовий план.',
      en: 'The doctor calls, explains the results and answers your questions. After the call you get a written plan.',
    },
  },
  {
    week: 3,
    title: { ua: 'Нутрицевтики у вас удома', en: 'Nutraceuticals at your door' },
    text: {
      ua: 'Якщо лікар щось порадив за результатами, надсилаємо це вам. За доставку ви не платите.',
      en: 'If the doctor advised any after your results, we send them. You do not pay for delivery.',
    },
  },
  {
    week: 7,
    title: { ua: 'Проміжна розмова', en: 'Halfway call' },
    text: {
      ua: 'Запитуємо, що вдається, а що ні. Якщо план не вкладається у ваше життя, лікар його змінить.',
      en: 'We ask what works and what does not. If the plan does not fit your life, the doctor changes it.',
    },
  },
  {
    week: 11,
    title: { ua: 'Контрольні аналізи', en: 'Repeat tests' },
    text: {
      ua: 'Перевіряємо ще раз показники, які на початку були поза межами норми. Решту повторюємо, коли настане строк.',
      en: 'We check again the values that were out of range at the start. The rest are repeated when they are due.',
    },
  },
  {
    week: 13,
    title: { ua: 'Друга консультація', en: 'Second consultation' },
    text: {
      ua: 'Ще 40 хвилин: що змінилося, що закріпити, коли перевірятися далі. Ви йдете з новим планом.',
      en: 'Another 40 minutes: what has changed, what to keep up, when to test again. You leave with a new plan.',
    },
  },
]

const cards: readonly CheckUpCard[] = [
  {
    id: 'consultations',
    icon: 'consultation',
    title: { ua: 'Дві консультації по 40 хвилин', en: 'Two consultations of 40 minutes' },
    description: {
      ua: 'Перша на початку програми, друга наприкінці. Часу вистачить на всі запитання.',
      en: 'One at the start of the programme, one at the end. There is time for every question.',
    },
    details: {
      ua: ['Розмова про скарги, звички й хвороби в родині', 'Огляд і вимірювання тиску', 'Розбір змін за 3 місяці'],
      en: [
        'A talk about symptoms, habits and family history',
        'An examination and a blood-pressure reading',
        'A review of 3 months of change',
      ],
    },
  },
  {
    id: 'tests',
    icon: 'laboratory',
    title: laboratoryStudies.title,
    description: {
      ua: 'Базова панель для всіх. Інші аналізи лікар призначає за показаннями й пояснює навіщо.',
      en: 'The same core tests for everyone. The doctor orders others when they are indicated, and tells you why.',
    },
    details: {
      ua: [
        'Для всіх: кров і сеча, глюкоза, ліпіди, нирки',
        'За показаннями: печінка, щитоподібна залоза, феритин, вітамін D',
        'Перед другою консультацією: показники, що були поза межами норми',
      ],
      en: [
        'For everyone: blood and urine, glucose, lipids, kidneys',
        'When indicated: liver, thyroid, ferritin, vitamin D',
        'Before the second consultation: the values that were out of range',
      ],
    },
  },
  {
    id: 'plan',
    icon: 'plan',
    title: { ua: 'Письмовий план', en: 'A written plan' },
    description: {
      ua: 'Що змінити, у якій послідовності й як зрозуміти, що це працює.',
      en: 'What to change, in what order, and how to tell that it works.',
    },
    details: {
      ua: ['Харчування, сон, рух', 'Показники, за якими стежимо', 'Дати наступних перевірок'],
      en: ['Food, sleep, movement', 'The values we follow', 'Dates of the next tests'],
    },
  },
  {
    id: 'nutraceuticals',
    icon: 'nutraceuticals',
    title: { ua: 'Нутрицевтики включено', en: 'Nutraceuticals included' },
    description: {
      ua: 'Лікар добирає їх після результатів аналізів. Якщо потреби немає, він так і скаже.',
      en: 'The doctor chooses them after your test results. If you need none, the doctor will say so.',
    },
    details: {
      ua: ['Європейські виробники', 'Письмове пояснення, навіщо вам кожен із них', 'Нутрицевтики не замінюють ліків'],
      en: [
        'European manufacturers',
        'A written note on why you need each one',
        'Nutraceuticals do not replace medicines',
      ],
    },
  },
  {
    id: 'delivery',
    icon: 'delivery',
    title: { ua: 'Безоплатна доставка', en: 'Free delivery' },
    description: {
      ua: 'Доставка нутрицевтиків входить у вартість програми.',
      en: 'Delivery of the nutraceuticals is part of the programme price.',
    },
    details: {
      ua: ['Адресу й час узгоджуємо з вами', 'Перевізнику нічого не доплачуєте'],
      en: ['We agree the address and the time with you', 'Nothing more to pay to the carrier'],
    },
  },
  {
    id: 'monitoring',
    icon: 'monitoring',
    title: { ua: 'Спостереження 3 місяці', en: '3 months of monitoring' },
    description: {
      ua: 'Клініка пам’ятає про вас і між консультаціями.',
      en: 'The clinic stays in touch between consultations.',
    },
    details: {
      ua: ['Нагадуємо про контрольні аналізи', 'Порівнюємо нові результати з попередніми'],
      en: ['We remind you about repeat tests', 'We compare new results with earlier ones'],
    },
  },
]

/** The three-month check-up programme (spec section 2, "Check-up page"; figures of section 9). */
export const checkUp: CheckUp = joinShortWords({
  orderLabel: { ua: 'Чек-ап', en: 'Check-up' },
  price: 30_000,
  months: 3,
  consultations: { count: 2, minutes: 40 },
  lead: {
    ua: 'Аналізи, дві консультації лікаря, нутрицевтики з доставкою й спостереження. За 3 місяці ви дізнаєтеся, які показники поза межами норми, що з ними робити й що вже змінилося.',
    en: 'Tests, two consultations with a doctor, nutraceuticals delivered to you, and monitoring. In 3 months you learn which values are out of range, what to do about them and what has already changed.',
  },
  timeline: placeholder('check-up: timeline', timeline),
  cards: placeholder('check-up: cards', cards),
})
