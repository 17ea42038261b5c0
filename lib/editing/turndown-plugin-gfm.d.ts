/** The package has no types of its own. Only the tables of the plugin are used. */
declare module '@joplin/turndown-plugin-gfm' {
  import type { TurndownPlugin } from 'turndown'

  export const tables: TurndownPlugin
}
