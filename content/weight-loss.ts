import { placeholder } from '#content/placeholder'
import type { Benefit, Localized, Uah, WeightLossPackage, WeightLossService } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

export type ExampleMeasure = {
  readonly id: 'weight' | 'waist'
  readonly name: Localized
  readonly unit: Localized
  /** The band the marker moves towards; agreed with the doctor, so different for every patient. */
  readonly goal: { readonly from: number; readonly to: number }
  /** One a month, from the start on. */
  readonly values: readonly number[]
  /** Lowest and highest value drawn. */
  readonly scale: readonly [number, number]
  /** Over the line between this month and the next. */
  readonly remark?: { readonly month: number; readonly text: Localized }
}

type ResultsExample = {
  readonly label: Localized
  readonly note: Localized
  /** Each with as many values. */
  readonly measures: readonly [ExampleMeasure, ExampleMeasure]
}

type WeightLoss = {
  readonly lead: Localized
  readonly benefits: readonly Benefit[]
  readonly packages: readonly WeightLossPackage[]
  /** What the prices of the packages' lines are, above them. */
  readonly linesNote: Localized
  readonly freeConsultation: {
    readonly minutes: number
    /** Stored in `weightLossRequest` as it is, in every language (spec section 4). */
    readonly packageName: 'Безкоштовна консультація'
    /** As `weightLossRequest` may name it as well. */
    readonly name: Localized
    readonly orderLabel: Localized
    readonly title: Localized
    readonly text: Localized
  }
  readonly resultsExample: ResultsExample
}

/** Lines whose price differs between the packages. */
type Prices = { chat: Uah; drugs: Uah; consultation: Uah; dynamics: Uah }

/** The service lines of a package in display order (spec section 9, "Weight-loss service lines"). */
function services(prices: Prices): readonly WeightLossService[] {
  return [
    {
      id: 'doctor-chat',
      name: { ua: 'Чат з лікарем', en: 'Chat with the doctor' },
      price: prices.chat,
      included: true,
      details: {
        ua: ['Запитання про самопочуття, харчування й план', 'Про невідкладний стан не пишіть у чат, телефонуйте 103'],
        en: ['Questions about how you feel, food and the plan', 'In an emergency do not write: call 103'],
      },
    },
    {
      id: 'drug-ordering-storage',
      name: { ua: 'Замовлення та зберігання препаратів', en: 'Ordering and storing medicines' },
      price: prices.drugs,
      included: true,
      details: {
        ua: ['Чи потрібні вам препарати, вирішує лікар', 'Зберігаємо їх так, як вимагає виробник'],
        en: ['The doctor decides whether you need medicines', 'We store them as the manufacturer requires'],
      },
    },
    {
      id: 'monthly-consultation',
      name: { ua: 'Щомісячна консультація лікаря', en: 'Monthly consultation with the doctor' },
      price: prices.consultation,
      included: true,
      details: {
        ua: ['Огляд, вага, талія, зміни в плані'],
        en: ['Examination, weight, waist, changes to the plan'],
      },
    },
    {
      id: 'dynamics-analysis',
      name: {
        ua: 'Аналіз динаміки, усі лабораторні дослідження безоплатно',
        en: 'Progress analysis, all laboratory tests free',
      },
      price: prices.dynamics,
      included: true,
      details: {
        ua: ['Порівнюємо показники з попередніми', 'Перелік досліджень визначає лікар'],
        en: ['We compare your values with earlier ones', 'The doctor decides which tests you need'],
      },
    },
    {
      id: 'nutritional-correction',
      name: { ua: 'Корекція харчування', en: 'Nutrition adjustment' },
      price: 3000,
      included: true,
      details: {
        ua: ['Змінюємо раціон за вашим щоденником харчування та аналізами'],
        en: ['We adjust what you eat to your food diary and tests'],
      },
    },
    {
      id: 'diet-regime',
      name: { ua: 'Режим харчування', en: 'Eating schedule' },
      price: 6000,
      included: true,
      details: {
        ua: ['Коли й що їсти в будні, у вихідні та в дорозі'],
        en: ['When and what to eat on weekdays, at weekends and when travelling'],
      },
    },
    {
      id: 'physical-activity',
      name: { ua: 'Фізична активність', en: 'Physical activity' },
      price: 1500,
      included: true,
      details: {
        ua: ['Навантаження, яке підходить вашому серцю й суглобам'],
        en: ['Exercise that suits your heart and joints'],
      },
    },
    {
      id: 'injections',
      name: { ua: 'Ін’єкції', en: 'Injections' },
      price: 1500,
      included: true,
      details: {
        ua: ['Робить медсестра, якщо їх призначив лікар'],
        en: ['Given by a nurse if the doctor has prescribed them'],
      },
    },
    {
      id: 'drug-expiry-tracking',
      name: { ua: 'Контроль терміну придатності препаратів', en: 'Medicine expiry tracking' },
      price: 500,
      included: true,
    },
  ]
}

const benefits: readonly Benefit[] = [
  {
    id: 'doctor',
    icon: 'consultation',
    title: { ua: 'Лікар на зв’язку', en: 'A doctor within reach' },
    description: {
      ua: 'Консультація щомісяця й чат між консультаціями. Запитання не чекають наступного візиту.',
      en: 'A consultation every month and a chat in between. Questions do not wait for the next visit.',
    },
  },
  {
    id: 'tests',
    icon: 'laboratory',
    title: { ua: 'Спершу причина', en: 'The cause first' },
    description: {
      ua: 'Шукаємо, що заважає худнути: сон, обмін глюкози, ліки, які ви вже приймаєте. Аналізи лікар призначає за показаннями.',
      en: 'We look for what gets in the way: sleep, glucose, medicines you already take. The doctor orders tests when they are indicated.',
    },
  },
  {
    id: 'plan',
    icon: 'plan',
    title: { ua: 'План для вашого життя', en: 'A plan for your life' },
    description: {
      ua: 'Раціон і рух узгоджуємо з вашим графіком, смаками й станом здоров’я.',
      en: 'We fit food and exercise to your schedule, your tastes and your health.',
    },
  },
  {
    id: 'body',
    icon: 'scale',
    title: { ua: 'Більше, ніж вага', en: 'More than weight' },
    description: {
      ua: 'Стежимо за талією, складом тіла й аналізами. Цифра на вагах показує не все.',
      en: 'We follow your waist, body composition and tests. The scales do not show everything.',
    },
  },
  {
    id: 'monitoring',
    icon: 'change',
    title: { ua: 'План змінюється', en: 'The plan changes' },
    description: {
      ua: 'Якщо вага зупинилася, лікар шукає причину й змінює план. Ви не залишаєтеся з цим наодинці.',
      en: 'If your weight stops moving, the doctor looks for the reason and changes the plan. You are not left alone with it.',
    },
  },
  {
    id: 'medicines',
    icon: 'medicines',
    title: { ua: 'Препарати за рішенням лікаря', en: 'Medicines when the doctor decides' },
    description: {
      ua: 'Потрібні вони не всім. Якщо лікар їх призначить, ми беремо на себе замовлення, зберігання й контроль терміну придатності.',
      en: 'Not everyone needs them. If the doctor prescribes them, we order and store them and track their expiry dates.',
    },
  },
]

const packages: readonly WeightLossPackage[] = [
  {
    id: 'basic',
    name: { ua: 'Базовий', en: 'Basic' },
    title: { ua: 'Базова програма', en: 'Basic programme' },
    orderLabel: { ua: 'Схуднення: базова програма', en: 'Weight loss: Basic programme' },
    months: 3,
    price: 119_215,
    monthlyPayment: 39_738,
    popular: false,
    description: {
      ua: 'Знайти причину, почати худнути й звикнути до нового режиму.',
      en: 'Find the cause, start losing weight and get used to a new routine.',
    },
    services: services({ chat: 30_000, drugs: 57_000, consultation: 4500, dynamics: 1500 }),
  },
  {
    id: 'extended',
    name: { ua: 'Розширений', en: 'Extended' },
    title: { ua: 'Розширена програма', en: 'Extended programme' },
    orderLabel: { ua: 'Схуднення: розширена програма', en: 'Weight loss: Extended programme' },
    months: 6,
    price: 226_930,
    monthlyPayment: 37_822,
    popular: true,
    description: {
      ua: 'Те саме, але довше: лікар поруч і тоді, коли треба втримати вагу.',
      en: 'The same for longer: the doctor is there when it is time to keep the weight off.',
    },
    services: services({ chat: 42_000, drugs: 133_000, consultation: 9000, dynamics: 3000 }),
  },
]

const resultsExample: ResultsExample = {
  label: { ua: 'Приклад: шість місяців програми', en: 'Example: six months of the programme' },
  note: {
    ua: 'Умовний приклад, а не обіцянка. Ваша мета й темп залежать від стану здоров’я, їх визначає лікар разом з вами.',
    en: 'An invented example, not a promise. Your goal and pace depend on your health, and the doctor sets them with you.',
  },
  measures: [
    {
      id: 'weight',
      name: { ua: 'Вага', en: 'Weight' },
      unit: { ua: 'кг', en: 'kg' },
      goal: { from: 80, to: 88 },
      values: [98, 96, 94, 92, 92, 89, 87],
      scale: [78, 104],
      remark: { month: 3, text: { ua: 'вага стала, план змінили', en: 'no change, new plan' } },
    },
    {
      id: 'waist',
      name: { ua: 'Талія', en: 'Waist' },
      unit: { ua: 'см', en: 'cm' },
      goal: { from: 90, to: 98 },
      values: [109, 107, 105, 103, 102, 100, 97],
      scale: [88, 115],
    },
  ],
}

/** Weight-loss programmes (spec section 2, "Weight-loss page"; figures of section 9). No totals: the lines do not add up. */
export const weightLoss: WeightLoss = joinShortWords<WeightLoss>({
  lead: {
    ua: 'Програма схуднення під наглядом лікаря. Спершу обстеження, потім план: харчування, рух і, якщо лікар вирішить, препарати. Щомісяця перевіряємо, що змінилося.',
    en: 'A weight-loss programme led by a doctor. First an assessment, then a plan: food, movement and, if the doctor decides, medicines. Every month we check what has changed.',
  },
  benefits: placeholder('weight-loss: benefits', benefits),
  packages: placeholder('weight-loss: package descriptions and details', packages),
  // What the lines leave of the price is a question to the clinic (docs/legal-review.md): nothing says it until then.
  linesNote: placeholder('weight-loss: what the price of a line is', {
    ua: 'Усе це входить у вартість програми. Ціна в рядку — за весь її строк.',
    en: 'All of this is in the price of the programme. The price of a line is for its whole length.',
  }),
  freeConsultation: {
    minutes: 15,
    packageName: 'Безкоштовна консультація',
    name: { ua: 'Безкоштовна консультація', en: 'Free consultation' },
    orderLabel: { ua: 'Безоплатна консультація зі схуднення', en: 'Free consultation on weight loss' },
    title: { ua: 'Безоплатна розмова з лікарем', en: 'Free call with a doctor' },
    text: {
      ua: '15 хвилин телефоном. Лікар вислухає вас і скаже, чи підходить вам програма та з чого почати.',
      en: '15 minutes by phone. The doctor listens and tells you whether the programme suits you and where to start.',
    },
  },
  resultsExample: placeholder('weight-loss: example of results', resultsExample),
})
