import type { ComponentProps, ReactNode } from 'react'
import { Facts } from '#components/ui/lists'
import type { InLanguage } from '#lib/content/localized'
import type { ServicePackage } from '#lib/content/site-content'
import { getPageTranslator } from '#lib/i18n/current-locale'

const rows = ['consultations', 'access', 'tests'] as const

type Props = Omit<ComponentProps<typeof Facts>, 'facts'> & {
  item: Pick<InLanguage<ServicePackage>, 'inShort'>
}

/** Three facts for the comparison of packages. */
export async function PackageFacts({ item, ...list }: Props): Promise<ReactNode> {
  const { t } = await getPageTranslator('Packages')
  return <Facts facts={rows.map((row) => [t(`rows.${row}`), item.inShort[row]])} {...list} />
}
