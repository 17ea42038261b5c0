import ts from 'typescript'
import type { Locale } from '#lib/i18n/locales'
import type { Problem } from '#scripts/check/problem'

/** A text of one language where it stands in a file. */
export type Text = { file: string; line: number; locale: Locale; text: string }

/** A text in both languages. */
export type Pair = Record<Locale, Text>

export type SourceTexts = { texts: Text[]; pairs: Pair[]; problems: Problem[] }

const names = { ua: 'Ukrainian', en: 'English' } as const

/** Texts of both languages in a TypeScript file of `content/`: every `{ ua: …, en: … }`, lists in them line by line. */
export function sourceTexts(file: string, source: ts.SourceFile): SourceTexts {
  const found: SourceTexts = { texts: [], pairs: [], problems: [] }
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const refuse = (node: ts.Node, problem: string) => found.problems.push({ file, line: lineOf(node), problem })

  function compare(ua: ts.Expression, en: ts.Expression): void {
    const [uaItems, enItems] = [itemsOf(ua), itemsOf(en)]
    if (uaItems && enItems) {
      if (uaItems.length !== enItems.length)
        refuse(
          en,
          `${uaItems.length} lines in Ukrainian, ${enItems.length} in English: write the same lines in both languages`,
        )
      else if (uaItems.length === 0) refuse(en, 'the list is empty: write its lines in both languages')
      else
        uaItems.forEach((item, index) => {
          const other = enItems[index]
          if (other) compare(item, other)
        })
      return
    }
    if ((uaItems === undefined) !== (enItems === undefined) && (isText(ua) || isText(en))) {
      refuse(en, 'one language has a list here, the other one text: write the same in both')
      return
    }
    const texts = (
      [
        ['ua', ua],
        ['en', en],
      ] as const
    ).flatMap(([locale, node]) => {
      const text = textOf(node)
      return text === undefined ? [] : [{ file, line: lineOf(node), locale, text, node }]
    })
    for (const { locale, text, node } of texts)
      if (text.trim() === '') refuse(node, `the ${names[locale]} text is empty: write it`)
    found.texts.push(...texts)
    const [first, second] = texts
    if (first && second) found.pairs.push({ ua: first, en: second })
  }

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node)) {
      const values = Object.fromEntries(
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) ? [[property.name.getText(source), property.initializer]] : [],
        ),
      ) as Partial<Record<string, ts.Expression>>
      const { ua, en } = values
      const isWhole = node.properties.length === Object.keys(values).length
      if (ua && en) compare(ua, en)
      else if (ua && isWhole) refuse(ua, 'the English text is missing: add “en: …” beside “ua: …”')
      else if (en && isWhole) refuse(en, 'the Ukrainian text is missing: add “ua: …” beside “en: …”')
    }
    if (ts.isArrayLiteralExpression(node)) {
      const ids = node.elements.flatMap(idOf)
      for (const id of ids)
        if (ids.find(({ text }) => text === id.text) !== id)
          refuse(id, `the id “${id.text}” stands in this list already: give one of the two another`)
    }
    // Key facts are written shortly: the value, the Ukrainian and the English meaning.
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'fact') {
      const [, ua, en] = node.arguments
      if (ua && en) compare(ua, en)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
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
