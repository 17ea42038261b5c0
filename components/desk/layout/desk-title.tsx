import type { ReactNode } from 'react'
import { getDeskTranslations } from '#lib/desk/desk-locale'

/** The browser's title for a page of the desk. */
export async function DeskTitle({ text }: { text: string }): Promise<ReactNode> {
  const t = await getDeskTranslations()
  return <title>{`${text} · ${t('name')}`}</title>
}
