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
          'Кожен показник пояснює простими словами.',
        ],
        en: [
          'Leads the check-up and monitoring. Listens first, then orders tests.',
          'Explains every value in plain words.',
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
        ],
        en: [
          'Works with the thyroid, metabolism and weight.',
          'Leads the weight-loss programmes. Starts with food, movement and sleep, and prescribes medicines only when they are indicated.',
        ],
      },
    }),
  },
])
