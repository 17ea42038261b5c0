import { checkUp } from '#content/check-up'
import { placeholder } from '#content/placeholder'
import type { LocalizedList, ServicePackage } from '#content/types'

type Contents = Pick<ServicePackage, 'laboratoryStudies' | 'consultationMethods' | 'nutraceuticals'>

const everyPackageTests: LocalizedList = {
  ua: [
    'Загальний аналіз крові з лейкоцитарною формулою',
    'Загальний аналіз сечі',
    'Глюкоза натще і глікований гемоглобін (HbA1c)',
    'Ліпідний профіль',
    'Показники печінки: АЛТ, АСТ, ГГТ, білірубін',
    'Показники нирок: креатинін, сечовина, ШКФ',
    'Тиреотропний гормон (ТТГ)',
    'Феритин',
    'Вітамін D',
  ],
  en: [
    'Complete blood count with differential',
    'Urinalysis',
    'Fasting glucose and glycated haemoglobin (HbA1c)',
    'Lipid profile',
    'Liver values: ALT, AST, GGT, bilirubin',
    'Kidney values: creatinine, urea, eGFR',
    'Thyroid-stimulating hormone (TSH)',
    'Ferritin',
    'Vitamin D',
  ],
}

const conciergeTests: LocalizedList = {
  ua: ['Інсулін та індекс HOMA-IR', 'С-реактивний білок, високочутливий метод'],
  en: ['Insulin and HOMA-IR index', 'C-reactive protein, high-sensitivity'],
}

const everyPackageNutraceuticals: LocalizedList = {
  ua: ['Вітаміни й мінерали, яких бракує за результатами аналізів', 'Омега-3, якщо лікар бачить потребу'],
  en: ['Vitamins and minerals your tests show you lack', 'Omega-3, if the doctor sees a need'],
}

const conciergeNutraceuticals: LocalizedList = {
  ua: ['Харчові волокна і пробіотики, якщо їх порадить лікар'],
  en: ['Fibre and probiotics, if the doctor advises them'],
}

/** The three packages in rising order of duration (spec sections 1 and 3; prices of section 9). */
export const servicePackages: readonly ServicePackage[] = [
  {
    id: 'check-up',
    name: 'Check up',
    price: checkUp.price,
    months: checkUp.months,
    summary: {
      ua: 'Для тих, хто хоче зрозуміти стан свого здоров’я й отримати план.',
      en: 'For anyone who wants a clear picture of their health and a plan.',
    },
    description: {
      ua: 'Починаємо з консультації й аналізів. Лікар пояснює результати, складає план і добирає нутрицевтики. Через 3 місяці ви разом перевіряєте, що змінилося.',
      en: 'We start with a consultation and tests. The doctor explains the results, writes a plan and chooses nutraceuticals. After 3 months you check together what has changed.',
    },
    ...placeholder<Contents>('package check-up: contents', {
      laboratoryStudies: {
        ua: [...everyPackageTests.ua, 'Контрольні аналізи наприкінці програми'],
        en: [...everyPackageTests.en, 'Repeat tests at the end of the programme'],
      },
      consultationMethods: {
        ua: [
          'Дві консультації лікаря по 40 хвилин',
          'Електрокардіограма з висновком',
          'Аналіз складу тіла на початку і наприкінці',
          'Письмовий план на 3 місяці',
        ],
        en: [
          'Two 40-minute consultations with a doctor',
          'Electrocardiogram with a report',
          'Body composition at the start and at the end',
          'A written plan for 3 months',
        ],
      },
      nutraceuticals: {
        ua: [...everyPackageNutraceuticals.ua, 'Безкоштовна доставка'],
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
      ua: 'Для тих, кому потрібні лікар на зв’язку і лад у результатах.',
      en: 'For those who want a doctor within reach and their results in order.',
    },
    description: {
      ua: 'Пів року спостереження з консьєржем і мобільним застосунком. Ми вносимо туди ваші попередні аналізи, записуємо на візити й нагадуємо про контрольні аналізи. Лікар змінює план, коли змінюються показники.',
      en: 'Half a year of monitoring with a concierge and a mobile app. We add your earlier test results to it, book your visits and remind you about repeat tests. When your results change, the doctor changes the plan.',
    },
    ...placeholder<Contents>('package concierge-light: contents', {
      laboratoryStudies: {
        ua: [...everyPackageTests.ua, ...conciergeTests.ua, 'Контрольні аналізи через 3 і 6 місяців'],
        en: [...everyPackageTests.en, ...conciergeTests.en, 'Repeat tests at 3 and 6 months'],
      },
      consultationMethods: {
        ua: [
          'Консультації лікаря на початку, через 3 і 6 місяців, письмовий план',
          'Електрокардіограма й аналіз складу тіла',
          'УЗД щитоподібної залози й органів черевної порожнини',
          'Мобільний застосунок з архівом ваших попередніх результатів',
          'Консьєрж: запис на візити, нагадування, зв’язок з лікарем',
        ],
        en: [
          'Consultations at the start, at 3 and at 6 months, with a written plan',
          'Electrocardiogram and body composition',
          'Ultrasound of the thyroid and abdomen',
          'Mobile app with an archive of your earlier results',
          'Concierge: booking, reminders, a line to the doctor',
        ],
      },
      nutraceuticals: {
        ua: [
          ...everyPackageNutraceuticals.ua,
          ...conciergeNutraceuticals.ua,
          'Перегляд набору після кожних контрольних аналізів',
        ],
        en: [
          ...everyPackageNutraceuticals.en,
          ...conciergeNutraceuticals.en,
          'Choice reviewed after every repeat test',
        ],
      },
    }),
  },
  {
    id: 'concierge-max',
    name: 'Concierge Max',
    price: 100_000,
    months: 12,
    summary: {
      ua: 'Для тих, хто хоче бути під спостереженням рік і не займатися організацією.',
      en: 'For those who want a year of monitoring and none of the organising.',
    },
    description: {
      ua: 'Рік спостереження з двома лікарями і персональним консьєржем. До програми входять серце і судини, ширший перелік аналізів і контроль що 3 місяці. Уся історія ваших результатів зібрана в мобільному застосунку.',
      en: 'A year of monitoring with two doctors and a personal concierge. It covers the heart and blood vessels, a wider list of tests and repeat tests every 3 months. The whole history of your results is in the mobile app.',
    },
    ...placeholder<Contents>('package concierge-max: contents', {
      laboratoryStudies: {
        ua: [
          ...everyPackageTests.ua,
          ...conciergeTests.ua,
          'Аполіпопротеїн B і ліпопротеїн(а)',
          'Вітамін B12, фолієва кислота, гомоцистеїн',
          'Контрольні аналізи що 3 місяці протягом року',
        ],
        en: [
          ...everyPackageTests.en,
          ...conciergeTests.en,
          'Apolipoprotein B and lipoprotein(a)',
          'Vitamin B12, folate, homocysteine',
          'Repeat tests every 3 months for a year',
        ],
      },
      consultationMethods: {
        ua: [
          'Щомісячні консультації двох лікарів, план на рік',
          'Електрокардіограма, аналіз складу тіла, тест функції ендотелію',
          'УЗД щитоподібної залози, органів черевної порожнини, серця і судин шиї',
          'Моніторування ЕКГ за Холтером, 3 доби',
          'Мобільний застосунок з архівом ваших попередніх результатів і чатом з лікарем',
          'Персональний консьєрж: візити, нагадування, доставка, запис до інших фахівців',
        ],
        en: [
          'Monthly consultations with two doctors, a plan for the year',
          'Electrocardiogram, body composition, endothelial function test',
          'Ultrasound of the thyroid, abdomen, heart and neck arteries',
          'Holter ECG monitoring, 3 days',
          'Mobile app with an archive of your earlier results and a chat with the doctor',
          'Personal concierge: visits, reminders, deliveries, booking with other specialists',
        ],
      },
      nutraceuticals: {
        ua: [
          ...everyPackageNutraceuticals.ua,
          ...conciergeNutraceuticals.ua,
          'Білок і амінокислоти, якщо на це вказують раціон і склад тіла',
          'Перегляд набору що 3 місяці, замовлення оформлює консьєрж',
        ],
        en: [
          ...everyPackageNutraceuticals.en,
          ...conciergeNutraceuticals.en,
          'Protein and amino acids, if your diet and body composition call for them',
          'Choice reviewed every 3 months, ordered by the concierge',
        ],
      },
    }),
  },
]
