import ts from 'typescript'
import type { Problem } from '#scripts/check/problem'

/** Fields that are amounts; the last four are those of a weight-loss package's lines. */
const amounts = /^(?:price|monthlyPayment|chat|drugs|consultation|dynamics)$/

/** Amounts of a file of `content/`: whole hryvnias, one at least. */
export function checkPrices(file: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && amounts.test(node.name.getText(source))) {
      const { initializer } = node
      const given = initializer.getText(source)
      const isNumber = ts.isNumericLiteral(initializer) || ts.isPrefixUnaryExpression(initializer)
      if (isNumber && !/^[1-9]\d*(?:_\d+)*$/.test(given))
        problems.push({
          file,
          line: source.getLineAndCharacterOfPosition(initializer.getStart(source)).line + 1,
          problem: `“${given}” is no price: write whole hryvnias, in digits alone, such as 45000 or 45_000`,
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}
