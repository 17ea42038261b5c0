import { consultationReception } from '#content/services/consultation-reception'
import { laboratoryStudies } from '#content/services/laboratory-studies'
import { manipulationServices } from '#content/services/manipulation-services'
import { ultrasoundDiagnostics } from '#content/services/ultrasound-diagnostics'
import type { ServiceCategory } from '#content/types'

/** The price list in the order of its cards (spec sections 2 and 3; prices of section 9). */
export const serviceCategories: readonly ServiceCategory[] = [
  consultationReception,
  ultrasoundDiagnostics,
  laboratoryStudies,
  manipulationServices,
]
