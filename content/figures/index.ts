import { figure as antiCandidaDiet } from '#content/figures/anti-candida-diet'
import { figure as antiage } from '#content/figures/antiage'
import { figure as bloodPressureMonitoring } from '#content/figures/blood-pressure-monitoring'
import { figure as checkUpKeys } from '#content/figures/check-up-keys'
import { figure as commonSymptoms } from '#content/figures/common-symptoms'
import { figure as dashDiet } from '#content/figures/DASH-diet'
import { figure as diagnosticAlgorithmsPreventiveMedicine } from '#content/figures/diagnostic-algorithms-preventive-medicine'
import { figure as mediterraneanDiet } from '#content/figures/mediterranean-diet'
import { figure as rolePreventiveMedicine } from '#content/figures/role-preventive-medicine'
import type { Figure } from '#content/figures/types'

/** The drawn number of each embedded article, by its slug. */
export const figures: Partial<Record<string, Figure>> = {
  'anti-candida-diet': antiCandidaDiet,
  antiage: antiage,
  'blood-pressure-monitoring': bloodPressureMonitoring,
  'check-up-keys': checkUpKeys,
  'common-symptoms': commonSymptoms,
  'DASH-diet': dashDiet,
  'diagnostic-algorithms-preventive-medicine': diagnosticAlgorithmsPreventiveMedicine,
  'mediterranean-diet': mediterraneanDiet,
  'role-preventive-medicine': rolePreventiveMedicine,
}
