import { checkUp } from '#content/check-up'
import { placeholder } from '#content/placeholder'
import type { LocalizedList, ServicePackage } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

type Contents = Pick<ServicePackage, 'laboratoryStudies' | 'consultationMethods' | 'nutraceuticals'>

/** The same for everybody; whatever else there is to test depends on the person (article Check-up). */
const baseTests: LocalizedList = {
  ua: [
    'Для всіх: загальний аналіз крові, загальний аналіз сечі',
    'Для всіх: глюкоза натще або глікований гемоглобін (HbA1c)',
    'Для всіх: ліпідний профіль',
    'Для всіх: креатинін і швидкість клубочкової фільтрації',
    'За показаннями: АЛТ, АСТ, ГГТ, тиреотропний гормон, феритин, вітамін D',
  ],
  en: [
    'For everyone: full blood count, urinalysis',
    'For everyone: fasting glucose or glycated haemoglobin (HbA1c)',
    'For everyone: lipid profile',
    'For everyone: creatinine and estimated glomerular filtration rate',
    'When indicated: ALT, AST, GGT, thyroid-stimulating hormone, ferritin, vitamin D',
  ],
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
      ua: 'Починаємо з консультації та базової панелі аналізів. Лікар пояснює результати, складає план і, якщо треба, добирає нутрицевтики. Через 3 місяці ви разом перевіряєте, що змінилося.',
      en: 'We start with a consultation and the core tests. The doctor explains the results, writes a plan and, where needed, chooses nutraceuticals. After 3 months you check together what has changed.',
    },
    ...placeholder<Contents>('package check-up: contents', {
      laboratoryStudies: {
        ua: [...baseTests.ua, 'Наприкінці програми: показники, що були поза межами норми'],
        en: [...baseTests.en, 'At the end of the programme: the values that were out of range'],
      },
      consultationMethods: {
        ua: [
          'Дві консультації лікаря по 40 хвилин',
          'Вимірювання тиску, ваги й талії',
          'Письмовий план на 3 місяці',
          'За показаннями: електрокардіограма, аналіз складу тіла',
        ],
        en: [
          'Two 40-minute consultations with a doctor',
          'Blood pressure, weight and waist measured',
          'A written plan for 3 months',
          'When indicated: electrocardiogram, body composition',
        ],
      },
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
      ua: 'Пів року спостереження з консьєржем і мобільним застосунком. Ми вносимо туди ваші попередні аналізи, записуємо на візити й нагадуємо про контрольні аналізи. Лікар змінює план, коли змінюються показники.',
      en: 'Half a year of monitoring with a concierge and a mobile app. We add your earlier test results to it, book your visits and remind you about repeat tests. When your results change, the doctor changes the plan.',
    },
    ...placeholder<Contents>('package concierge-light: contents', {
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
          'За показаннями: електрокардіограма, аналіз складу тіла, УЗД',
        ],
        en: [
          'Consultations at the start, at 3 and at 6 months, with a written plan',
          'Blood pressure, weight and waist measured at every consultation',
          'Mobile app with an archive of your earlier results',
          'Concierge: booking, reminders, a line to the doctor',
          'When indicated: electrocardiogram, body composition, ultrasound',
        ],
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
      ua: 'Рік спостереження з двома лікарями й персональним консьєржем. Базова панель та сама, що й в інших програмах; дослідження серця, судин чи органів лікарі призначають за показаннями. Уся історія ваших результатів зібрана в мобільному застосунку.',
      en: 'A year of monitoring with two doctors and a personal concierge. The core tests are the same as in the other programmes; the doctors order tests of the heart, vessels or organs when they are indicated. The whole history of your results is in the mobile app.',
    },
    ...placeholder<Contents>('package concierge-max: contents', {
      laboratoryStudies: {
        ua: [
          ...baseTests.ua,
          'За показаннями: аполіпопротеїн B, ліпопротеїн(а), вітамін B12, фолієва кислота',
          'Упродовж року: показники, за якими стежать лікарі, у строки, які вони назвали',
        ],
        en: [
          ...baseTests.en,
          'When indicated: apolipoprotein B, lipoprotein(a), vitamin B12, folate',
          'Through the year: the values the doctors are following, at the dates they set',
        ],
      },
      consultationMethods: {
        ua: [
          'Щомісячні консультації двох лікарів, план на рік',
          'Вимірювання тиску, ваги й талії на кожній консультації',
          'Мобільний застосунок з архівом ваших попередніх результатів і чатом з лікарем',
          'Персональний консьєрж: візити, нагадування, доставка, запис до інших фахівців',
          'За показаннями: електрокардіограма, аналіз складу тіла, УЗД органів, серця чи судин',
          'За показаннями: моніторування ЕКГ за Холтером',
        ],
        en: [
          'Monthly consultations with two doctors, a plan for the year',
          'Blood pressure, weight and waist measured at every consultation',
          'Mobile app with an archive of your earlier results and a chat with the doctor',
          'Personal concierge: visits, reminders, deliveries, booking with other specialists',
          'When indicated: electrocardiogram, body composition, ultrasound of organs, heart or vessels',
          'When indicated: Holter ECG monitoring',
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
