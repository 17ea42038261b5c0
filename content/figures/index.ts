import { figure as antiCandidaDiet } from '#content/figures/anti-candida-diet'
import { figure as antiage } from '#content/figures/antiage'
import { figure as bloodPressureMonitoring } from '#content/figures/blood-pressure-monitoring'
import { figure as checkUp } from '#content/figures/Check-up'
import { figure as checkUpKeys } from '#content/figures/check-up-keys'
import { figure as checkUpTips } from '#content/figures/check-up-tips'
import { figure as commonSymptoms } from '#content/figures/common-symptoms'
import { figure as dashDiet } from '#content/figures/DASH-diet'
import { figure as dehydration } from '#content/figures/DEHYDRATION'
import { figure as diagnosticAlgorithmsPreventiveMedicine } from '#content/figures/diagnostic-algorithms-preventive-medicine'
import { figure as geroprotectors } from '#content/figures/GEROPROTECTORS'
import { figure as healthyLifestyle } from '#content/figures/healthy-lifestyle'
import { figure as healthyNutritionBasics } from '#content/figures/healthy-nutrition-basics'
import { figure as individualCheckupProgramsGuide } from '#content/figures/individual-checkup-programs-guide'
import { figure as mediterraneanDiet } from '#content/figures/mediterranean-diet'
import { figure as preventiveMedicineImportance } from '#content/figures/preventive-medicine-importance'
import { figure as regularMedicalCheckUps } from '#content/figures/regular-medical-check-ups'
import { figure as rolePreventiveMedicine } from '#content/figures/role-preventive-medicine'
import { figure as starinnya } from '#content/figures/starinnya'
import { figure as stressImpactCardiovascularHealth } from '#content/figures/stress-impact-cardiovascular-health'
import type { Figure } from '#content/figures/types'

/** The drawn number of each embedded article, by its slug. */
export const figures: ReadonlyMap<string, Figure> = new Map<string, Figure>([
  ['anti-candida-diet', antiCandidaDiet],
  ['antiage', antiage],
  ['blood-pressure-monitoring', bloodPressureMonitoring],
  ['Check-up', checkUp],
  ['check-up-keys', checkUpKeys],
  ['check-up-tips', checkUpTips],
  ['common-symptoms', commonSymptoms],
  ['DASH-diet', dashDiet],
  ['DEHYDRATION', dehydration],
  ['diagnostic-algorithms-preventive-medicine', diagnosticAlgorithmsPreventiveMedicine],
  ['GEROPROTECTORS', geroprotectors],
  ['healthy-lifestyle', healthyLifestyle],
  ['healthy-nutrition-basics', healthyNutritionBasics],
  ['individual-checkup-programs-guide', individualCheckupProgramsGuide],
  ['mediterranean-diet', mediterraneanDiet],
  ['preventive-medicine-importance', preventiveMedicineImportance],
  ['regular-medical-check-ups', regularMedicalCheckUps],
  ['role-preventive-medicine', rolePreventiveMedicine],
  ['starinnya', starinnya],
  ['stress-impact-cardiovascular-health', stressImpactCardiovascularHealth],
])
