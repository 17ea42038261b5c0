import { getPart } from '#lib/editing/form-shape'
import { defaultLocale } from '#lib/i18n/locales'

const titleNames = ['title', 'name', 'question', 'label', 'text', 'id'] as const

/**
 * Returns a list item's title, name or other text, cut to 80 characters, as the label of the item.
 * Returns undefined for an item without text.
 */
export function summarizeItem(item: unknown): string | undefined {
  const value = titleNames.map((name) => getPart(item, name)).find(Boolean)
  const text = typeof value === 'string' ? value : getPart(value, defaultLocale)
  return typeof text === 'string' && text !== '' ? text.slice(0, 80) : undefined
}
