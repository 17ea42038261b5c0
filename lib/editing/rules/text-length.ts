import type { YamlPlace } from '#lib/content/content-error'
import type { ReportProblem } from '#lib/editing/rules/problem'

/**
 * Minimum and maximum length of each text in characters. A search engine shows only the beginning
 * of a longer text.
 */
const textLengths = {
  /** The title of an article on its page. */
  headline: [0, 80],
  /** The title of a page or an article for search engines. */
  title: [0, 60],
  /** The heading of a topic, followed by the clinic’s name. */
  heading: [0, 60],
  /** The name of a doctor, followed by the clinic’s name. */
  doctor: [0, 60],
  description: [110, 160],
} as const

export function checkTextLength(
  name: keyof typeof textLengths,
  { length }: string,
  place: YamlPlace,
  report: ReportProblem,
): void {
  const [least, most] = textLengths[name]
  if (length < least || length > most) report(place, { rule: 'length', name, length, least, most })
}
