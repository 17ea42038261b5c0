import { placeholder } from '#content/placeholder'
import { reportMarkers, type ReportMarker } from '#content/report'
import type { Localized } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

type Dated = { readonly weeksAfterVisit: number; readonly text: Localized }

type CheckUpPlan = {
  readonly label: Localized
  readonly note: Localized
  /** What the first tests showed: the first value of each marker of the example report. */
  readonly findings: readonly { readonly marker: ReportMarker; readonly meaning: Localized }[]
  /** In the order of their dates. */
  readonly actions: readonly Dated[]
  readonly nextCheck: Dated
}

/** What is said of a marker of the example report. */
const finding = (id: string, meaning: Localized): CheckUpPlan['findings'] =>
  reportMarkers.filter((marker) => marker.id === id).map((marker) => ({ marker, meaning }))

/** A written plan of the check-up as an example: invented data, the woman of the example report (`report.ts`). */
export const checkUpPlan: CheckUpPlan = placeholder(
  'check-up: example of a written plan',
  joinShortWords<CheckUpPlan>({
    label: { ua: 'Приклад плану', en: 'Example of a plan' },
    note: {
      ua: 'Умовні дані, не поради: показуємо, який вигляд має план. Ваш складе лікар після огляду.',
      en: 'Made-up data, not advice: this shows what a plan looks like. A doctor writes yours after seeing you.',
    },
    findings: [
      // WHO guideline on haemoglobin cutoffs, 2024: 80–109 g/L is moderate anaemia in women who are not pregnant. WHO, Anaemia (fact sheet): the commonest cause is iron deficiency.
      ...finding('haemoglobin', {
        ua: 'Нижчий за норму: помірна анемія. Найчастіше бракує заліза, але причину треба знайти.',
        en: 'Below normal: moderate anaemia. Most often iron is lacking, but the cause has to be found.',
      }),
      // ESC/EAS 2019 (doi.org/10.1093/eurheartj/ehz455): at low risk lifestyle first, a medicine if that is not enough.
      ...finding('ldl', {
        ua: 'Вищий за мету. Починаємо з харчування й руху, про ліки вирішимо за контрольним аналізом.',
        en: 'Above the target. We start with food and movement, and decide on medicines after the repeat test.',
      }),
      // ESC 2024 (doi.org/10.1093/eurheartj/ehae178): a high reading is confirmed outside the surgery.
      ...finding('pressure', {
        ua: 'Високий на прийомі. Одне вимірювання ще не діагноз: перевіряємо вдома.',
        en: 'High at the appointment. One reading is not yet a diagnosis: we check at home.',
      }),
    ],
    actions: [
      // Snook J et al., Gut, 2021 (doi.org/10.1136/gutjnl-2021-325210): ferritin first, then the source of the loss.
      {
        weeksAfterVisit: 1,
        text: {
          ua: 'Здати аналіз на феритин. Пригадати, чи були крововтрати, зокрема рясні менструації. Препаратів заліза до розмови з лікарем не починати.',
          en: 'Have ferritin tested. Think back to any blood loss, heavy periods included. Take no iron before talking to the doctor.',
        },
      },
      // Snook, 2021: the cause is looked for. Article blood-pressure-monitoring, work 2.
      {
        weeksAfterVisit: 2,
        text: {
          ua: 'Лікар телефонує: що показав феритин і де шукати причину анемії. До дзвінка сім днів міряти тиск удома й мати під рукою середнє.',
          en: 'The doctor calls: what ferritin showed and where to look for the cause of the anaemia. By then, seven days of home blood pressure and their average.',
        },
      },
      // ESC/EAS 2019; WHO, Sodium reduction (fact sheet), 2025.
      {
        weeksAfterVisit: 3,
        text: {
          ua: 'Замінити масло й ковбасу олією, рибою та бобовими. Солі — менше ніж 5 г на день.',
          en: 'Replace butter and sausage with oil, fish and pulses. Less than 5 g of salt a day.',
        },
      },
      // WHO 2020 guidelines on physical activity (doi.org/10.1136/bjsports-2020-102955): 150 minutes a week at least.
      {
        weeksAfterVisit: 4,
        text: {
          ua: 'Дійти до 30 хвилин швидкої ходи п’ять днів на тиждень.',
          en: 'Work up to 30 minutes of brisk walking five days a week.',
        },
      },
    ],
    // ESC/EAS 2019: lipids 4 to 12 weeks after a change of treatment.
    nextCheck: {
      weeksAfterVisit: 10,
      text: {
        ua: 'Загальний аналіз крові, ліпідний профіль і знову тиждень домашнього тиску. Підсумок — на другій консультації.',
        en: 'Full blood count, lipid profile and another week of home blood pressure. The second consultation sums it up.',
      },
    },
  }),
)
