import { legalTerms } from '#content/clinic'
import type { Localized } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

/** The terms take orders from this age on. */
const underage: Localized = {
  ua: `Вам ще немає ${legalTerms.minimumAgeYears} років.`,
  en: `You are under ${legalTerms.minimumAgeYears}.`,
}

/** Organisational: what has begun acutely needs a diagnosis, not a programme (article common-symptoms). */
const acute: Localized = {
  ua: 'Вас щось гостро турбує: зверніться до лікаря зараз, а за загрози життю телефонуйте 103.',
  en: 'Something acute is troubling you: see a doctor now, and call 103 if life is in danger.',
}

/** Who the check-up is not for. */
export const notForCheckUp: readonly Localized[] = joinShortWords<readonly Localized[]>([
  acute,
  // Organisational: article individual-checkup-programs-guide.
  {
    ua: 'Ви вагітні: обстеження визначає лікар, який веде вагітність.',
    en: 'You are pregnant: the doctor looking after the pregnancy decides on tests.',
  },
  underage,
  // O’Sullivan JW et al., BMJ, 2018 (doi.org/10.1136/bmj.k2387), work 4 of the article Check-up.
  {
    ua: 'Ви хочете перевірити все без причини: зайві тести дають хибні тривоги й випадкові знахідки.',
    en: 'You want everything tested for no reason: needless tests bring false alarms and incidental findings.',
  },
])

/** Who the weight-loss programmes are not for. */
export const notForWeightLoss: readonly Localized[] = joinShortWords<readonly Localized[]>([
  acute,
  // NICE PH27, 2010 (nice.org.uk/guidance/ph27): no dieting in pregnancy. EMA, Wegovy, product information, 4.6: not in
  // pregnancy or while breastfeeding, and to be stopped at least two months before a planned pregnancy.
  {
    ua: 'Ви вагітні, годуєте грудьми або найближчим часом плануєте вагітність.',
    en: 'You are pregnant, breastfeeding or planning a pregnancy soon.',
  },
  underage,
  // NICE NG69, 2017, and NG246, 2025, recommendation 1.11.3 (nice.org.uk/guidance/ng246): refer to services for eating
  // disorders.
  {
    ua: 'У вас є чи був розлад харчової поведінки: спершу потрібен фахівець із таких розладів.',
    en: 'You have, or have had, an eating disorder: see a specialist in these disorders first.',
  },
  // WHO, Obesity and overweight (fact sheet): in adults overweight begins at a body mass index of 25.
  {
    ua: 'Надмірної ваги у вас немає: індекс маси тіла нижчий за 25.',
    en: 'You are not overweight: your body mass index is below 25.',
  },
  // EMA, Wegovy, product information, 4.2 and 4.4: hypoglycaemia with insulin or sulphonylureas; severe kidney or liver
  // disease and severe heart failure were not studied. ADA, Standards of Care in Diabetes—2025.
  {
    ua: 'Ви на інсуліні чи препаратах сульфонілсечовини або маєте серцеву недостатність, хворобу нирок чи печінки: тоді лише разом із лікарем, який вас лікує.',
    en: 'You take insulin or sulphonylureas, or have heart failure, kidney or liver disease: then only together with the doctor who treats you.',
  },
])
