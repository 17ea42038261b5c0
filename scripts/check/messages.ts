import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'
import { languageName } from '#scripts/check/languages'
import { usedKeys } from '#scripts/check/message-usage'
import { readJson, repeatedNames } from '#scripts/check/json'
import type { Pair, SourceTexts, Text } from '#scripts/check/source-texts'

const fileOf = (locale: Locale) => `messages/${locale}.json`

/** Interface words: the same keys with the same arguments in all languages, each of them used. */
export function checkMessages(root: string): SourceTexts {
  const problems = locales.flatMap((locale) => readJson(root, fileOf(locale)).problems)
  if (problems.length > 0) return { texts: [], pairs: [], problems }
  problems.push(...locales.flatMap((locale) => repeatedNames(root, fileOf(locale))))
  const all = locales.map((locale) => ({ locale, texts: flatten(root, locale) }))
  const keys = new Set(all.flatMap(({ texts }) => [...texts.keys()]))
  const isUsed = usedKeys()
  const pairs: Pair[] = []
  for (const key of keys) {
    const texts = all.flatMap((each) => each.texts.get(key) ?? [])
    const [there] = texts
    if (!there) continue
    const refuse = (problem: string, { file, line }: Text = there) => problems.push({ file, line, problem })
    for (const { locale } of all.filter((each) => !each.texts.has(key)))
      refuse(`“${key}” is not in ${fileOf(locale)}: add it there, or remove it here`)
    const original = texts.find(({ locale }) => locale === defaultLocale)
    for (const translation of texts) {
      if (!original || translation === original) continue
      pairs.push({ original, translation })
      const [ofOriginal, ofTranslation] = [argumentsIn(original, refuse), argumentsIn(translation, refuse)]
      if (ofOriginal !== undefined && ofTranslation !== undefined && ofOriginal !== ofTranslation)
        refuse(
          `“${key}” has other parts in braces than in ${languageName(defaultLocale)} (${ofTranslation || 'none'} instead of ${ofOriginal || 'none'}): write the same in both`,
          translation,
        )
    }
    for (const text of texts)
      if (text.text.trim() === '') refuse(`the ${languageName(text.locale)} text is empty: write it`, text)
    if (!isUsed(key)) refuse(`“${key}” is shown nowhere: correct its name or remove it`)
  }
  return { texts: all.flatMap(({ texts }) => [...texts.values()]), pairs, problems }
}

/** All messages of a language by their paths. */
function flatten(root: string, locale: Locale): Map<string, Text> {
  const file = fileOf(locale)
  const source = ts.parseJsonText(file, readFileSync(join(root, file), 'utf8'))
  const texts = new Map<string, Text>()
  const visit = (node: ts.Node, path: string[]): void => {
    if (ts.isPropertyAssignment(node)) {
      const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(source)
      const { initializer } = node
      if (ts.isStringLiteral(initializer)) {
        const line = source.getLineAndCharacterOfPosition(initializer.getStart(source)).line + 1
        texts.set([...path, name].join('.'), { file, line, locale, text: initializer.text })
      } else
        ts.forEachChild(initializer, (child) => {
          visit(child, [...path, name])
        })
    } else
      ts.forEachChild(node, (child) => {
        visit(child, path)
      })
  }
  visit(source, [])
  return texts
}

/** What a message expects to be given; undefined, and refused, where its braces or tags are not closed. */
function argumentsIn(text: Text, refuse: (problem: string, text: Text) => void): string | undefined {
  try {
    return [...new Set(argumentsOf(parse(text.text)))].sort().join(', ')
  } catch {
    refuse('a brace { } or a tag < > of this text is not closed: compare it with the other language', text)
    return undefined
  }
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)]
      case TYPE.select:
      case TYPE.plural:
        return [
          `${element.value}: ${element.type === TYPE.plural ? 'plural' : 'select'}`,
          ...Object.values(element.options).flatMap((option) => argumentsOf(option.value)),
        ]
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`{${element.value}}`]
    }
  })
}
