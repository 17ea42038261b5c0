import { checkUp } from '#content/check-up'
import { placeholder } from '#content/placeholder'
import type { LocalizedList, ServicePackage } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

type Contents = Pick<
  ServicePackage,
  'inShort' | 'laboratoryStudies' | 'consultationMethods' | 'whenIndicated' | 'nutraceuticals'
>

/** The same for everybody; whatever else there is to test depends on the person (article Check-up). */
const baseTests: LocalizedList = {
  ua: [
    'Загальний аналіз крові, загальний аналіз сечі',
    'Глюкоза натще або глікований гемоглобін (HbA1c)',
    'Ліпідний профіль',
    'Креатинін і швидкість клубочкової фільтрації',
  ],
  en: [
    'Full blood count, urinalysis',
    'Fasting glucose or glycated haemoglobin (HbA1c)',
    'Lipid profile',
    'Creatinine and estimated glomerular filtration rate',
  ],
}

const testsWhenIndicated: LocalizedList = {
  ua: ['АЛТ, АСТ, ГГТ, тиреотропний гормон, феритин, вітамін D', 'Електрокардіограма, аналіз складу тіла'],
  en: ['ALT, AST, GGT, thyroid-stimulating hormone, ferritin, vitamin D', 'Electrocardiogram, body composition'],
}

const everyPackageNutraceuticals: LocalizedList = {
  ua: [
    'Вітаміни й мінерали, яких бракує за результатами аналізів',
    'Омега-3, якщо лікар бачить потребу',
    'Якщо потреби немає, не радимо нічого',
  ],
  en: [
    'Vitamins and minerals your tests show you lack',
    'Omega-3, if the doctor sees a need',
    'If there is no need, we advise nothing',
  ],
}

/** The three packages in rising order of duration (spec sections 1 and 3; prices of section 9). */
export const servicePackages: readonly ServicePackage[] = joinShortWords<readonly ServicePackage[]>([
  {
    id: 'check-up',
    name: 'Check up',
    price: checkUp.price,
    months: checkUp.months,
    summary: {
      ua: 'Для тих, хто хоче зрозуміти стан свого здоров’я й отримати план.',
      en: 'For anyone who wants a clear picture of their health and a plan.',
    },
    description: {
      ua: 'Через 3 місяці ви з лікарем перевіряєте, що змінилося.',
      en: 'After 3 months you and the doctor check what has changed.',
    },
    ...placeholder<Contents>('package check-up: contents', {
      inShort: {
        consultations: { ua: 'Дві по 40 хвилин', en: 'Two of 40 minutes' },
        access: { ua: 'Два дзвінки', en: 'Two calls' },
        tests: { ua: 'На початку й наприкінці', en: 'At the start and at the end' },
      },
      laboratoryStudies: {
        ua: [...baseTests.ua, 'Наприкінці програми: показники, що були поза межами норми'],
        en: [...baseTests.en, 'At the end of the programme: the values that were out of range'],
      },
      consultationMethods: {
        ua: ['Дві консультації лікаря по 40 хвилин', 'Вимірювання тиску, ваги й талії', 'Письмовий план на 3 місяці'],
        en: [
          'Two 40-minute consultations with a doctor',
          'Blood pressure, weight and waist measured',
          'A written plan for 3 months',
        ],
      },
      whenIndicated: testsWhenIndicated,
      nutraceuticals: {
        ua: [...everyPackageNutraceuticals.ua, 'Безоплатна доставка'],
        en: [...everyPackageNutraceuticals.en, 'Free delivery'],
      },
    }),
  },
  {
    id: 'concierge-light',
    name: 'Concierge LIGHT',
    price: 45_000,
    months: 6,
    summary: {
      ua: 'Для тих, кому потрібні лікар на зв’язку і лад у результатах.',
      en: 'For those who want a doctor within reach and their results in order.',
    },
    description: {
      ua: 'Лікар змінює план, коли змінюються показники.',
      en: 'When your results change, the doctor changes the plan.',
    },
    ...placeholder<Contents>('package concierge-light: contents', {
      inShort: {
        consultations: { ua: 'На початку, через 3 і 6 місяців', en: 'At the start, at 3 and at 6 months' },
        access: { ua: 'Консьєрж, застосунок', en: 'Concierge, app' },
        tests: { ua: 'На початку, через 3 і 6 місяців', en: 'At the start, at 3 and at 6 months' },
      },
      laboratoryStudies: {
        ua: [...baseTests.ua, 'Через 3 і 6 місяців: показники, за якими стежить лікар'],
        en: [...baseTests.en, 'At 3 and 6 months: the values the doctor is following'],
      },
      consultationMethods: {
        ua: [
          'Консультації лікаря на початку, через 3 і 6 місяців, письмовий план',
          'Вимірювання тиску, ваги й талії на кожній консультації',
          'Мобільний застосунок з архівом ваших попередніх результатів',
          'Консьєрж: запис на візити, нагадування, зв’язок з лікарем',
        ],
        en: [
          'Consultations at the start, at 3 and at 6 months, with a written plan',
          'Blood pressure, weight and waist measured at every consultation',
          'Mobile app with an archive of your earlier results',
          'Concierge: booking, reminders, a line to the doctor',
        ],
      },
      whenIndicated: {
        ua: [...testsWhenIndicated.ua, 'УЗД'],
        en: [...testsWhenIndicated.en, 'Ultrasound'],
      },
      nutraceuticals: {
        ua: [...everyPackageNutraceuticals.ua, 'Перегляд набору після кожних контрольних аналізів'],
        en: [...everyPackageNutraceuticals.en, 'Choice reviewed after every repeat test'],
      },
    }),
  },
  {
    id: 'concierge-max',
    name: 'Concierge Max',
    price: 100_000,
    months: 12,
    summary: {
      ua: 'Для тих, хто хоче бути під спостереженням рік і не займатися організацією.',
      en: 'For those who want a year of monitoring and none of the organising.',
    },
    description: {
      ua: 'Рік спостереження з двома лікарями.',
      en: 'A year of monitoring with two doctors.',
    },
    ...placeholder<Contents>('package concierge-max: contents', {
      inShort: {
        consultations: { ua: 'Щомісяця, двоє лікарів', en: 'Monthly, two doctors' },
        access: { ua: 'Чат, консьєрж, застосунок', en: 'Chat, concierge, app' },
        tests: { ua: 'На початку й упродовж року', en: 'At the start and through the year' },
      },
      laboratoryStudies: {
        ua: [...baseTests.ua, 'Упродовж року: показники, за якими стежать лікарі, у строки, які вони назвали'],
        en: [...baseTests.en, 'Through the year: the values the doctors are following, at the dates they set'],
      },
      consultationMethods: {
        ua: [
          'Щомісячні консультації двох лікарів, план на рік',
          'Вимірювання тиску, ваги й талії на кожній консультації',
          'Мобільний застосунок з архівом ваших попередніх результатів і чатом з лікарем',
          'Персональний консьєрж: візити, нагадування, доставка, запис до інших фахівців',
        ],
        en: [
          'Monthly consultations with two doctors, a plan for the year',
          'Blood pressure, weight and waist measured at every consultation',
          'Mobile app with an archive of your earlier results and a chat with the doctor',
          'Personal concierge: visits, reminders, deliveries, booking with other specialists',
        ],
      },
      whenIndicated: {
        ua: [
          ...testsWhenIndicated.ua,
          'Аполіпопротеїн B, ліпопротеїн(а), вітамін B12, фолієва кислота',
          'УЗД органів, серця чи судин',
          'Моніторування ЕКГ за Холтером',
        ],
        en: [
          ...testsWhenIndicated.en,
          'Apolipoprotein B, lipoprotein(a), vitamin B12, folate',
          'Ultrasound of organs, heart or vessels',
          'Holter ECG monitoring',
        ],
      },
      nutraceuticals: {
        ua: [
          ...everyPackageNutraceuticals.ua,
          'Білок, якщо його бракує в раціоні',
          'Перегляд набору після кожних контрольних аналізів, замовлення оформлює консьєрж',
        ],
        en: [
          ...everyPackageNutraceuticals.en,
          'Protein, if your diet is short of it',
          'Choice reviewed after every repeat test, ordered by the concierge',
        ],
      },
    }),
  },
])
