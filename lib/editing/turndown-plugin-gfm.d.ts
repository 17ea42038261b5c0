/** The package contains no types. The site uses only the tables of the plugin. */
declare module '@joplin/turndown-plugin-gfm' {
  import type { TurndownPlugin } from 'turndown'

  export const tables: TurndownPlugin
}
