/** Twelve months as a band, filled to the stage that is chosen on the home page, where a marker stands. */
export function Year() {
  return <i aria-hidden="true" className="year" />
}
