import type { ReactNode } from 'react'
import { getDeskTranslations } from '#lib/desk/desk-locale'

export async function DeskTitle({ text }: { text: string }): Promise<ReactNode> {
  const t = await getDeskTranslations()
  return <title>{`${text} · ${t('name')}`}</title>
}
