/** A style sheet as text (scripts/style-sheet-loader.mjs). */
declare module '*.pcss' {
  const css: string
  export default css
}
