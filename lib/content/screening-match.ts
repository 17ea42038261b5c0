/** The people for whom a medical check is meant. */
export type CheckedPeople = {
  sex: 'everyone' | 'women' | 'men'
  /** Lowest age in whole years. */
  from: number
  /** Highest age in whole years, included. Undefined without an upper limit. */
  to?: number | undefined
}

/** Sex and age that a visitor chose on the page “Screening by age”. Undefined until chosen. */
export type ScreeningChoice = {
  sex?: 'women' | 'men' | undefined
  age?: number | undefined
}

/**
 * The lowest and the highest age that a visitor can choose. The highest age stands for older people
 * too.
 */
export const screeningAges = { scale: [18, 90] } as const

/**
 * True when a check is meant for the chosen sex and age. Without a chosen sex or age, every sex or
 * age fits.
 */
export function isCheckFor(check: CheckedPeople, choice: ScreeningChoice): boolean {
  const { sex, age } = choice
  const isOfSex = check.sex === 'everyone' || sex === undefined || check.sex === sex
  const isOfAge = age === undefined || (age >= check.from && age <= (check.to ?? Infinity))
  return isOfSex && isOfAge
}
