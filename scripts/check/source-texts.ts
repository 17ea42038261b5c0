import ts from 'typescript'
import { defaultLocale, locales, mapLocales, type Locale } from '#lib/i18n/locales'
import { languageName, translations } from '#scripts/check/languages'
import type { Problem } from '#scripts/check/problem'

/** A text of one language where it stands in a file. */
export type Text = { file: string; line: number; locale: Locale; text: string }

/** A text of the default language, and its translation into another. */
export type Pair = { original: Text; translation: Text }

export type SourceTexts = { texts: Text[]; pairs: Pair[]; problems: Problem[] }

/** Values that stand side by side, by their language. */
type Values = Readonly<Partial<Record<string, ts.Expression | undefined>>>

/** Texts of all languages in a TypeScript file of `content/`: every `{ ua: …, en: … }`, lists in them line by line. */
export function sourceTexts(file: string, source: ts.SourceFile): SourceTexts {
  const found: Omit<SourceTexts, 'texts'> = { pairs: [], problems: [] }
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const refuse = (node: ts.Node, problem: string) => found.problems.push({ file, line: lineOf(node), problem })

  /** The original stands beside each translation and is read once. */
  const read = new Map<ts.Expression, Text>()
  function readText(locale: Locale, node: ts.Expression): Text | undefined {
    const text = textOf(node)
    if (text === undefined || read.has(node)) return read.get(node)
    if (text.trim() === '') refuse(node, `the ${languageName(locale)} text is empty: write it`)
    const found = { file, line: lineOf(node), locale, text }
    read.set(node, found)
    return found
  }

  function compare(locale: Locale, original: ts.Expression, translation: ts.Expression): void {
    const [items, translated] = [itemsOf(original), itemsOf(translation)]
    if (items && translated) {
      if (items.length !== translated.length)
        refuse(
          translation,
          `${items.length} lines in ${languageName(defaultLocale)}, ${translated.length} in ${languageName(locale)}: write the same lines in both languages`,
        )
      else if (items.length === 0) refuse(translation, 'the list is empty: write its lines in both languages')
      else
        items.forEach((item, index) => {
          const other = translated[index]
          if (other) compare(locale, item, other)
        })
      return
    }
    if ((items === undefined) !== (translated === undefined) && (isText(original) || isText(translation))) {
      refuse(translation, 'one language has a list here, the other one text: write the same in both')
      return
    }
    const pair = [readText(defaultLocale, original), readText(locale, translation)] as const
    if (pair[0] && pair[1]) found.pairs.push({ original: pair[0], translation: pair[1] })
  }

  /** `isWhole`: no language can stand elsewhere. */
  function compareAll(values: Values, isWhole: boolean): void {
    const original = values[defaultLocale]
    const missing = (locale: Locale, there: Locale) =>
      `the ${languageName(locale)} text is missing: add “${locale}: …” beside “${there}: …”`
    for (const locale of translations) {
      const translation = values[locale]
      if (original && translation) compare(locale, original, translation)
      else if (original && isWhole) refuse(original, missing(locale, defaultLocale))
      else if (translation && isWhole) refuse(translation, missing(defaultLocale, locale))
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node)) {
      const values = Object.fromEntries(
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) ? [[property.name.getText(source), property.initializer]] : [],
        ),
      ) as Values
      compareAll(values, node.properties.length === Object.keys(values).length)
    }
    if (ts.isArrayLiteralExpression(node)) {
      const ids = node.elements.flatMap(idOf)
      for (const id of ids)
        if (ids.find(({ text }) => text === id.text) !== id)
          refuse(id, `the id “${id.text}” stands in this list already: give one of the two another`)
    }
    // Key facts are written shortly: the value, then its meaning in each language.
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'fact')
      compareAll(
        mapLocales((locale) => node.arguments[locales.indexOf(locale) + 1]),
        false,
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { ...found, texts: [...read.values()] }
}

/** The id of an entry of a list, where it has one. */
function idOf(entry: ts.Expression): ts.StringLiteral[] {
  if (!ts.isObjectLiteralExpression(entry)) return []
  return entry.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    ts.isIdentifier(property.name) &&
    property.name.text === 'id' &&
    ts.isStringLiteral(property.initializer)
      ? [property.initializer]
      : [],
  )
}

const isText = (node: ts.Expression): boolean => textOf(node) !== undefined

/** Items of a list; undefined for anything else, and for a list that is put together of others. */
function itemsOf(node: ts.Expression): readonly ts.Expression[] | undefined {
  return ts.isArrayLiteralExpression(node) && !node.elements.some(ts.isSpreadElement) ? node.elements : undefined
}

/** Words of a text, what is inserted by the program left out; undefined for what is no text. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
  return undefined
}
