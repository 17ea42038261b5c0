import type { Locale } from '#lib/i18n/locales'

/** A value that must exist in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A list per language: each must list the same things in the same order (tested). */
export type LocalizedList = Localized<readonly string[]>

/** Months of monitoring offered (spec section 3). */
export type Months = 3 | 6 | 12

/** Amounts are whole hryvnias, VAT included. */
export type Uah = number

export type ServicePackage = {
  readonly id: 'check-up' | 'concierge-light' | 'concierge-max'
  /** Trade name, the same in both languages: Check up, Concierge LIGHT, Concierge Max. */
  readonly name: string
  readonly price: Uah
  readonly months: Months
  /** One sentence on the card: who it is for. */
  readonly summary: Localized
  /** Two or three sentences at the top of the dialog. */
  readonly description: Localized
  /** On the card, so that packages can be compared. */
  readonly inShort: Readonly<Record<'consultations' | 'access' | 'tests', Localized>>
  readonly laboratoryStudies: LocalizedList
  readonly consultationMethods: LocalizedList
  /** Tests and methods that not everybody needs. */
  readonly whenIndicated: LocalizedList
  readonly nutraceuticals: LocalizedList
}

export type ServiceOption = { readonly id: string; readonly title: Localized; readonly price: Uah }

export type ServiceCategory = {
  readonly slug: 'consultationReception' | 'ultrasoundDiagnostics' | 'laboratoryStudies' | 'manipulationServices'
  readonly title: Localized
  /** Address of its drawing: an element of `public/images/services.svg`, in the page's colours. */
  readonly image: `/images/services.svg#${string}`
  /** One sentence on the category's card. */
  readonly summary: Localized
  /** Only the laboratory category: phone for the full list. */
  readonly contactNote?: Localized
  readonly options: readonly ServiceOption[]
}

export type Doctor = {
  readonly id: 'doctor-1' | 'doctor-2'
  readonly name: Localized
  readonly profession: Localized
  /** As machines read it (schema.org, MedicalSpecialty). */
  readonly specialty: 'PrimaryCare' | 'Endocrine'
  /** Two or three paragraphs. */
  readonly description: LocalizedList
  readonly yearsOfExperience: number
  readonly patientsInThousands: number
}

/** Small drawings of band and marker, one for each meaning. */
export type IconName =
  | 'consultation'
  | 'laboratory'
  | 'plan'
  | 'nutraceuticals'
  | 'delivery'
  | 'monitoring'
  | 'scale'
  | 'change'
  | 'medicines'

export type CheckUpCard = {
  readonly id: string
  readonly icon: IconName
  readonly title: Localized
  readonly description: Localized
  readonly details: LocalizedList
}

export type Benefit = {
  readonly id: string
  readonly icon: IconName
  readonly title: Localized
  readonly description: Localized
}

export type WeightLossService = {
  readonly id: string
  readonly name: Localized
  readonly price: Uah
  /** True: part of the package price. */
  readonly included: boolean
  readonly details?: LocalizedList
}

export type WeightLossPackage = {
  readonly id: 'basic' | 'extended'
  /** Stored in `weightLossRequest` (spec section 4). */
  readonly name: Localized
  /** As pages show it. */
  readonly title: Localized
  /** As the form names it once it is chosen, and the clinic in a lead. */
  readonly orderLabel: Localized
  readonly months: Months
  readonly price: Uah
  readonly monthlyPayment: Uah
  readonly popular: boolean
  readonly description: Localized
  readonly services: readonly WeightLossService[]
}

/** A paragraph is a string, a list is an array of strings. */
export type LegalBlock = string | readonly string[]

export type LegalSection = {
  /** Anchor in the page, lower-case words joined by hyphens, the same in both languages. */
  readonly id: string
  readonly title: Localized
  readonly body: Localized<readonly LegalBlock[]>
}

export type LegalDocument = {
  readonly title: Localized
  /** One or two sentences under the title. */
  readonly lead: Localized
  /** ISO date the text took effect. */
  readonly effective: string
  readonly sections: readonly LegalSection[]
}
