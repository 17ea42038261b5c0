import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Exported names that Next.js or Kysely requires in several files, by kind of file. Sources:
 * node_modules/next/dist/docs/01-app/03-api-reference, https://kysely.dev/docs/migrations.
 */
const conventions = new Set([
  // Route handlers: route.ts.
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  // Pages and layouts: functions that Next.js calls, and settings of a route.
  ...['metadata', 'generateMetadata', 'viewport', 'generateViewport', 'generateStaticParams'],
  ...['dynamic', 'dynamicParams', 'revalidate', 'runtime', 'maxDuration', 'fetchCache'],
  // Share images: opengraph-image.tsx.
  ...['alt', 'size', 'contentType'],
  // Migrations, whose function Kysely's Migrator calls: lib/database/migrations.
  ...['up'],
  // middleware.ts and instrumentation.ts.
  ...['middleware', 'proxy', 'config', 'register', 'onRequestError'],
])

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'))

/**
 * Returns the names that a file declares and exports. Names that a file re-exports from another
 * file do not count.
 */
function exportedNames(file: string): Set<string> {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const imported = new Set<string>()
  const exported = new Set<string>()
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) {
      const clause = statement.importClause
      if (clause?.name) imported.add(clause.name.text)
      if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings))
        for (const { name } of clause.namedBindings.elements) imported.add(name.text)
    } else if (
      ts.isExportDeclaration(statement) &&
      !statement.moduleSpecifier &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name, propertyName } of statement.exportClause.elements)
        if (!imported.has((propertyName ?? name).text)) exported.add(name.text)
    } else if (hasExport(statement)) {
      for (const name of declaredNames(statement)) exported.add(name)
    }
  }
  return exported
}

/** True for a named export. False for a default export, because each importing file names it. */
function hasExport(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false
  const kinds = (ts.getModifiers(statement) ?? []).map((modifier) => modifier.kind)
  return (
    kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
  )
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name ? [statement.name.text] : []
  return []
}

/** Returns the names that `const name` or `const { name, other } = …` declares. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  )
}

const filesByName = new Map<string, string[]>()
for (const file of files)
  for (const name of exportedNames(file))
    if (!conventions.has(name)) filesByName.set(name, [...(filesByName.get(name) ?? []), file])
it('an exported name stands in one file only, so that a search finds one meaning', () => {
  const repeatedNames = [...filesByName].filter(([, places]) => places.length > 1)
  expect(Object.fromEntries(repeatedNames)).toEqual({})
})
