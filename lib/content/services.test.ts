import { readFileSync } from 'node:fs'
import { getSiteContent } from '#lib/content/current-content'

it('every service category has a drawing, which uses only colours of the theme', () => {
  const drawings = readFileSync('public/images/services.svg', 'utf8')
  for (const { slug } of getSiteContent().services) expect(drawings).toContain(`<g id="${slug}">`)
  const palette = readFileSync('app/theme.css', 'utf8')
  const colors = [...drawings.matchAll(/(?:fill|stroke)="(?!none|var\()([^"]+)"/g)].map(
    ([, color = '']) => color,
  )
  expect(colors.length).toBeGreaterThan(0)
  for (const color of new Set(colors)) expect(palette.toLowerCase()).toContain(color.toLowerCase())
})
