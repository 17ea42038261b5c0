/**
 * Types for the part of the package that the site uses.
 * https://github.com/mixmark-io/turndown#readme
 */
declare module 'turndown' {
  export type TurndownPlugin = (service: TurndownService) => void

  type Options = {
    headingStyle?: 'setext' | 'atx'
    bulletListMarker?: '-' | '+' | '*'
    emDelimiter?: '_' | '*'
    strongDelimiter?: '__' | '**'
  }

  export default class TurndownService {
    constructor(options?: Options)
    use(plugin: TurndownPlugin): this
    remove(filter: readonly string[]): this
    turndown(html: string | Node): string
    /** Puts a backslash before the characters of a text that Markdown would interpret. */
    escape(text: string): string
  }
}
