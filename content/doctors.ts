import { placeholder } from '#content/placeholder'
import type { Doctor } from '#content/types'
import { joinShortWords } from '#lib/text/short-words'

type Profile = Omit<Doctor, 'id' | 'yearsOfExperience' | 'patientsInThousands'>

/** The two doctors of the team slider (spec sections 2 and 3; figures of section 9). */
export const doctors: readonly Doctor[] = joinShortWords<readonly Doctor[]>([
  {
    id: 'doctor-1',
    yearsOfExperience: 21,
    patientsInThousands: 30,
    ...placeholder<Profile>('doctor-1: name, profession and description', {
      name: { ua: 'Олена Прикладенко', en: 'Olena Prykladenko' },
      profession: {
        ua: 'Лікарка превентивної медицини, лікарка загальної практики',
        en: 'Preventive medicine doctor, general practitioner',
      },
      specialty: 'PrimaryCare',
      description: {
        ua: [
          'Веде чек-ап і спостереження. Спершу слухає, потім призначає аналізи.',
          'Кожен показник пояснює простими словами: що він означає, чому змінився й що з цим робити.',
          'Складає план, який можна виконати поряд із роботою і родиною. Якщо план не працює, змінює його.',
        ],
        en: [
          'Leads the check-up and monitoring. Listens first, then orders tests.',
          'Explains every value in plain words: what it means, why it has changed and what to do about it.',
          'Writes plans that fit around work and family. If a plan does not work, she changes it.',
        ],
      },
    }),
  },
  {
    id: 'doctor-2',
    yearsOfExperience: 10,
    patientsInThousands: 12,
    ...placeholder<Profile>('doctor-2: name, profession and description', {
      name: { ua: 'Андрій Зразковий', en: 'Andrii Zrazkovyi' },
      profession: { ua: 'Лікар-ендокринолог, фахівець із харчування', en: 'Endocrinologist, nutrition specialist' },
      specialty: 'Endocrine',
      description: {
        ua: [
          'Займається щитоподібною залозою, обміном речовин і вагою.',
          'Веде програми схуднення. Починає з харчування, руху й сну, а препарати призначає лише за показаннями.',
          'Дивиться на показники в динаміці, а не на один аналіз. Разом з вами вирішує, який крок наступний.',
        ],
        en: [
          'Works with the thyroid, metabolism and weight.',
          'Leads the weight-loss programmes. Starts with food, movement and sleep, and prescribes medicines only when they are indicated.',
          'Looks at how values change over time rather than at one test. Decides the next step together with you.',
        ],
      },
    }),
  },
])
