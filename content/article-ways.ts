/**
 * Where an article leads by its slug: to the programme that does something about its subject, or nowhere from an article
 * on emergencies, which sells nothing. Every other one leads to the sign-up form.
 */
export const articleWays: Readonly<Record<string, 'checkUp' | 'weightLoss' | null>> = {
  'Check-up': 'checkUp',
  'check-up-keys': 'checkUp',
  'check-up-tips': 'checkUp',
  'diagnostic-algorithms-preventive-medicine': 'checkUp',
  'individual-checkup-programs-guide': 'checkUp',
  'preventive-medicine-importance': 'checkUp',
  'regular-medical-check-ups': 'checkUp',
  'role-preventive-medicine': 'checkUp',
  'healthy-nutrition-basics': 'weightLoss',
  'common-symptoms': null,
  DEHYDRATION: null,
}
