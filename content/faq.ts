import { checkUp } from '#content/check-up'
import { clinic, legalTerms } from '#content/clinic'
import { servicePackages } from '#content/service-packages'
import { whenKnown } from '#content/placeholder'
import { retentionDays } from '#content/stored-data'
import type { Localized } from '#content/types'
import { weightLoss } from '#content/weight-loss'
import { formatMinutes, formatPrice } from '#lib/text/format'
import { joinShortWords } from '#lib/text/short-words'

export type Question = { readonly id: string; readonly question: Localized; readonly answer: Localized }

const uaPlural = new Intl.PluralRules('uk')

/** `1 місяць`, `3 місяці`, `6 місяців`. */
function uaMonths(count: number): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'місяць', few: 'місяці' }
  return `${count} ${forms[uaPlural.select(count)] ?? 'місяців'}`
}

/** `40 хвилин`, on one line. */
const uaMinutes = (count: number) => formatMinutes('ua', count).replace(' ', '\u00A0')

const { count: consultations, minutes } = checkUp.consultations
const { opens, closes } = clinic.hours

/** "Returns and refunds" of the terms says the same at length. */
const leaving: Question = {
  id: 'leaving',
  question: { ua: 'Чи можна відмовитися від програми?', en: 'Can I leave the programme?' },
  answer: {
    ua: `Так, будь-коли, повідомивши нас. Гроші за невикористану частину повертаємо протягом ${legalTerms.refundDays} календарних днів. Як її рахуємо, сказано в умовах договору.`,
    en: `Yes, at any time, by telling us. We refund the unused part within ${legalTerms.refundDays} calendar days. The terms of the agreement say how it is worked out.`,
  },
}

/** Home page: at most 45 words an answer, because the page has a budget of bytes. */
export const homeQuestions: readonly Question[] = joinShortWords<readonly Question[]>([
  {
    id: 'symptom',
    question: { ua: 'Мене щось турбує. Мені на чек-ап?', en: 'Something is bothering me. Do I need a check-up?' },
    answer: {
      ua: 'Ні, спершу на прийом із приводу скарги: так причину знайдуть швидше. Чек-ап — для людини, яку нічого гостро не турбує. За сильного болю в грудях, раптової слабкості чи порушення мовлення телефонуйте 103.',
      en: 'No: see a doctor about the symptom first, and the cause is found sooner. A check-up is for someone with nothing pressing. For severe chest pain, sudden weakness or trouble speaking, call 103.',
    },
  },
  {
    id: 'price',
    question: { ua: 'Скільки коштують програми?', en: 'What do the programmes cost?' },
    answer: {
      ua: `${servicePackages.map(({ name, months, price }) => `${name}, ${uaMonths(months)} — ${formatPrice('ua', price)}`).join('; ')}. Ціни з ПДВ.`,
      en: `${servicePackages.map(({ name, months, price }) => `${name}, ${months} months: ${formatPrice('en', price)}`).join('; ')}. Prices include VAT.`,
    },
  },
  {
    id: 'promise',
    question: { ua: 'Чи обіцяєте ви результат?', en: 'Do you promise results?' },
    answer: {
      ua: 'Ні. Результат залежить від стану здоров’я та способу життя. Ми обіцяємо роботу: обстеження, письмовий план, контрольні аналізи й пояснення, якщо показник не дійшов до мети.',
      en: 'No. The outcome depends on your health and way of life. What we promise is work: tests, a written plan, repeat tests, and an explanation when a value has not reached its target.',
    },
  },
  {
    id: 'nutraceuticals',
    question: { ua: 'Чи треба купувати нутрицевтики?', en: 'Do I have to buy nutraceuticals?' },
    answer: {
      ua: 'Ні: це не лікарські засоби, і потрібні вони не всім. Лікар радить їх, коли потребу видно з аналізів і раціону. Якщо потреби немає, він так і скаже.',
      en: 'No: they are not medicines, and not everyone needs them. The doctor advises them when tests and diet show a need, and says so when there is none.',
    },
  },
  {
    id: 'request',
    question: { ua: 'Що буде, коли я залишу номер?', en: 'What happens when I leave my number?' },
    answer: {
      ua: `Зателефонуємо в робочий час, з ${opens} до ${closes}, і домовимося про день. Заявка ні до чого вас не зобов’язує. Зберігаємо її до ${retentionDays} днів, а якщо попросите, видалимо раніше.`,
      en: `We call you in working hours, ${opens} to ${closes}, and agree a day. A request commits you to nothing. We keep it for up to ${retentionDays} days, and delete it sooner if you ask.`,
    },
  },
])

export const checkUpQuestions: readonly Question[] = joinShortWords<readonly Question[]>([
  {
    id: 'included',
    question: {
      ua: `За що ${formatPrice('ua', checkUp.price)}?`,
      en: `What do I get for ${formatPrice('en', checkUp.price)}?`,
    },
    answer: {
      ua: `Консультації лікаря (${consultations} по ${uaMinutes(minutes)}), базова панель аналізів, контрольні аналізи, дзвінок із поясненням, письмовий план, проміжна розмова й спостереження, ${uaMonths(checkUp.months)}. Якщо лікар порадить нутрицевтики, вони та їхня доставка теж у вартості. Ціна з ПДВ.`,
      en: `Consultations with a doctor (${consultations} of ${formatMinutes('en', minutes)}), the core tests, repeat tests, a call that explains them, a written plan, a halfway call and monitoring, for ${checkUp.months} months. If the doctor advises nutraceuticals, they and their delivery are in the price too. It includes VAT.`,
    },
  },
  {
    id: 'tests',
    question: { ua: 'Які аналізи мені робитимуть?', en: 'Which tests will I have?' },
    answer: {
      ua: 'Базова панель однакова для всіх і входить у вартість: кров і сеча, глюкоза, ліпіди, нирки. Інші аналізи лікар призначає за показаннями й пояснює навіщо. Ціну кожного з них скажемо до того, як узяти кров.',
      en: 'The core tests are the same for everyone and are in the price: blood and urine, glucose, lipids, kidneys. The doctor orders others when they are indicated, and tells you why. We tell you the price of each of those before blood is taken.',
    },
  },
  {
    id: 'own-results',
    question: { ua: 'У мене є свіжі аналізи. Здавати знову?', en: 'I have recent results. Must I repeat the tests?' },
    answer: {
      ua: 'Принесіть їх: лікар вирішить, що варто повторити, а що ні. Давніші результати теж корисні, бо показують зміну.',
      en: 'Bring them: the doctor decides what is worth repeating and what is not. Older results help too, because they show change.',
    },
  },
  {
    // Article regular-medical-check-ups, works 6 to 9.
    id: 'state',
    question: { ua: 'Що з цього оплачує держава?', en: 'What does the state pay for?' },
    answer: {
      ua: 'Чимало. Аналізи крові й сечі, глюкозу та холестерин перевіряє сімейний лікар за декларацією, а з 40 років діє державна програма скринінгу. Умови — у нашій статті про регулярні медичні огляди.',
      en: 'A good deal. The family doctor you are registered with checks blood, urine, glucose and cholesterol, and from the age of 40 there is a state screening programme. Our article on regular check-ups gives the terms.',
    },
  },
  {
    // Article check-up-tips.
    id: 'preparation',
    question: { ua: 'Як підготуватися до аналізів?', en: 'How do I prepare for the tests?' },
    answer: {
      ua: 'Лікар скаже, які з них роблять натще. Постійних ліків самі не скасовуйте. Якщо приймаєте інсулін чи таблетки від діабету, не голодуйте без поради лікаря.',
      en: 'The doctor tells you which of them need fasting. Do not stop regular medicines on your own. If you take insulin or diabetes tablets, do not fast without your doctor’s advice.',
    },
  },
  {
    id: 'no-change',
    question: {
      ua: `А якщо за ${uaMonths(checkUp.months)} нічого не зміниться?`,
      en: `What if nothing changes in ${checkUp.months} months?`,
    },
    answer: {
      ua: 'Таке буває, і певного результату ми не обіцяємо. Лікар пояснить чому, змінить план і скаже, коли перевіритися знову.',
      en: 'That happens, and we do not promise a particular result. The doctor explains why, changes the plan and says when to test again.',
    },
  },
  leaving,
])

const { freeConsultation, packages } = weightLoss

const medicinesPrice = whenKnown<Question>(
  'weight-loss questions: are the medicines themselves in the price, and what somebody pays who takes none',
)

export const weightLossQuestions: readonly Question[] = joinShortWords<readonly Question[]>([
  {
    id: 'how-much',
    question: { ua: 'На скільки я схудну?', en: 'How much weight will I lose?' },
    answer: {
      ua: 'Наперед цього не скаже ніхто. Мету й темп лікар визначає разом з вами, за станом здоров’я. Середнє число на цій сторінці — дані клініки, а не обіцянка.',
      en: 'Nobody can say in advance. The doctor sets your goal and pace with you, as your health allows. The average on this page is the clinic’s own figure, not a promise.',
    },
  },
  {
    id: 'medicines',
    question: { ua: 'Чи обов’язкові препарати?', en: 'Do I have to take medicines?' },
    answer: {
      ua: 'Ні. Програма починається з харчування, руху й сну. Препарати лікар призначає лише за показаннями й розповідає про їхню побічну дію.',
      en: 'No. The programme starts with food, movement and sleep. The doctor prescribes medicines only when they are indicated, and tells you about their side effects.',
    },
  },
  {
    id: 'price',
    question: { ua: 'Скільки коштують програми?', en: 'What do the programmes cost?' },
    answer: {
      ua: `${packages.map(({ title, months, price, monthlyPayment }) => `${title.ua}, ${uaMonths(months)} — ${formatPrice('ua', price)} або ${formatPrice('ua', monthlyPayment)} на місяць`).join('. ')}. Ціни з ПДВ.`,
      en: `${packages.map(({ title, months, price, monthlyPayment }) => `${title.en}, ${months} months: ${formatPrice('en', price)}, or ${formatPrice('en', monthlyPayment)} per month`).join('. ')}. Prices include VAT.`,
    },
  },
  ...(medicinesPrice ? [medicinesPrice] : []),
  {
    id: 'free-consultation',
    question: {
      ua: `Для чого ${uaMinutes(freeConsultation.minutes)} безоплатної розмови?`,
      en: `What are the free ${formatMinutes('en', freeConsultation.minutes)} for?`,
    },
    answer: {
      ua: 'Лікар телефоном вислухає вас і скаже, чи підходить вам програма та з чого почати. Купувати її після цього ви не зобов’язані.',
      en: 'By phone, the doctor listens and tells you whether the programme suits you and where to start. You are not obliged to buy it afterwards.',
    },
  },
  {
    // Wilding JPH et al., Diabetes, Obesity and Metabolism, 2022 (doi.org/10.1111/dom.14725): within a year of stopping
    // semaglutide and lifestyle support, people regained two thirds of the weight they had lost.
    id: 'afterwards',
    question: { ua: 'Чи повернеться вага після програми?', en: 'Will the weight come back afterwards?' },
    answer: {
      ua: 'Може повернутися, надто коли припиняють і препарати, і зміни в харчуванні. Тому про те, як утримати вагу, говоріть з лікарем від самого початку.',
      en: 'It may, above all when both the medicines and the changes in diet stop. So talk to the doctor from the very beginning about how to keep the weight off.',
    },
  },
  {
    // The sources stand in `not-for.ts`.
    id: 'illness',
    question: {
      ua: 'У мене діабет або хвороба серця. Мені можна?',
      en: 'I have diabetes or heart disease. Can I join?',
    },
    answer: {
      ua: 'Лише разом із лікарем, який вас лікує: зі зміною раціону й ваги може знадобитися інша доза ліків, зокрема інсуліну. Скажіть про хворобу на першій розмові.',
      en: 'Only together with the doctor who treats you: as diet and weight change, you may need a different dose of your medicines, insulin among them. Mention the illness in the first conversation.',
    },
  },
  {
    id: 'chat',
    question: { ua: 'Чи писати в чат, якщо стало зле?', en: 'Should I use the chat if I feel very unwell?' },
    answer: {
      ua: 'Ні. Чат — для запитань про самопочуття, харчування й план. Про невідкладний стан не пишіть, телефонуйте 103.',
      en: 'No. The chat is for questions about how you feel, food and the plan. In an emergency do not write: call 103.',
    },
  },
  leaving,
])
