import { getTranslations } from 'next-intl/server'

/** The warning of the Law "On Advertising" (Article 21), wherever the site may be an advertisement of treatment. */
export async function SelfTreatment({ className }: { className?: string }) {
  const t = await getTranslations('Footer')
  return <p className={className}>{t('selfTreatment')}</p>
}
