import type { ReactNode } from 'react'
import { Lines } from '#components/ui/lists'
import type { InLanguage } from '#lib/content/localized'
import type { Doctor } from '#lib/content/schemas/clinic'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/i18n/short-words'

/**
 * Reasons to come to the doctor, beside reasons to see another doctor. A list that the clinic has
 * not supplied yet is left out.
 */
export async function DoctorReasons({
  doctor: { treats, treatsNot },
}: {
  doctor: InLanguage<Doctor>
}): Promise<ReactNode> {
  const { t } = await getPageTranslator('Doctor')
  if (!treats && !treatsNot) return null
  return (
    <div className="wrap mt-12 grid gap-5 lg:mt-20 lg:grid-cols-2 lg:gap-8">
      {treats && (
        <Reasons id="treats" title={t('treats')} lines={treats} look="bg-band text-on-band" />
      )}
      {treatsNot && (
        <Reasons id="treats-not" title={t('treatsNot')} lines={treatsNot} look="bg-wash" />
      )}
    </div>
  )
}

type ReasonsProps = { id: string; title: string; lines: readonly string[]; look: string }

function Reasons({ id, title, lines, look }: ReasonsProps) {
  return (
    <section aria-labelledby={id} className={`rounded-3xl p-5 sm:p-9 ${look}`}>
      <h2 id={id} className="title-3">
        {joinHeadingWords(title)}
      </h2>
      <Lines lines={lines} className="mt-5 grid max-w-140 gap-4 *:set-off" />
    </section>
  )
}
