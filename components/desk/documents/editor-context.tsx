'use client'

import type { Messages } from 'next-intl'
import { createContext, use } from 'react'
import type { FieldMistake } from '#lib/content/field-mistake'
import type { FigureTexts } from '#lib/editing/figure-presets'
import type { FieldPath, Shape } from '#lib/editing/form-shape'
import type { PricePlace } from '#lib/editing/price-places'
import { isLocale } from '#lib/i18n/locales'

export type EditorTexts = Messages['Staff']['content']

/** Data that all fields of the editor share. */
type EditorData = {
  texts: EditorTexts
  figureTexts: FigureTexts
  /**
   * The ids that a field may contain, each with its name. The key is the field's `choices` in the
   * schema, such as `doctors`.
   */
  choices: Readonly<Record<string, readonly (readonly [id: string, name: string])[]>>
  mistakes: readonly FieldMistake[]
  /**
   * The pages that show a price. The key is the id of the price-list item. The key '' has the pages
   * for all other prices.
   */
  pricePlaces: Readonly<Record<string, readonly PricePlace[]>>
  /**
   * Saves the form after a short delay. A text field needs no call, because `DocumentForm` saves
   * the form after an input event. A list must call this function after a change.
   */
  onChange: () => void
}

const EditorContext = createContext<EditorData | null>(null)
export const EditorProvider = EditorContext.Provider

/**
 * Returns the data of the editor.
 * @throws Error when the component is not in a `DocumentForm`
 */
export function useEditor(): EditorData {
  const data = use(EditorContext)
  if (!data) throw new Error('This component belongs into a DocumentForm')
  return data
}

/** Props of a form field for one value, list or object of a content file. */
export type FieldProps = {
  /** The name of the file, such as `services.yaml`. */
  file: string
  /** The keys that lead from the root of the file to the value. */
  path: FieldPath
  /** The name of the field in react-hook-form. */
  name: string
  label: string
  shape: Shape
  /** The language of the value as a BCP 47 tag. */
  lang?: string | undefined
}

/**
 * The id of a field, such as `services.yaml:categories.0.title.ua`. A mistake names its field by
 * this id.
 */
export const getFieldId = ({ file, path }: Pick<FieldProps, 'file' | 'path'>): string =>
  `${file}:${path.join('.')}`

/** The key of a field's label: the last key of the path that is neither a language nor an index. */
export const findKey = ({ path }: Pick<FieldProps, 'path'>): string | undefined =>
  path.findLast((key) => typeof key === 'string' && !isLocale(key))?.toString()

/**
 * Finds a text by a code, such as the label of a field. If `texts` has no text for the code,
 * returns the code.
 */
export const findText = (texts: Readonly<Record<string, string>>, code: string): string =>
  texts[code] ?? code
