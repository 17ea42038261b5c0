import { readFileSync } from 'node:fs'
import { serviceCategories } from '#content/service-categories'

it('every category has a drawing of its own, in colours of the page or of the theme', () => {
  const drawings = readFileSync('public/images/services.svg', 'utf8')
  const images = serviceCategories.map(({ image }) => image)
  expect(new Set(images).size).toBe(serviceCategories.length)
  for (const image of images) expect(drawings).toContain(`<g id="${image.split('#')[1] ?? ''}">`)
  const palette = ['globals', 'colors', 'footer'].map((name) => readFileSync(`app/${name}.css`, 'utf8')).join('')
  const colors = [...drawings.matchAll(/(?:fill|stroke)="(?!none|var\()([^"]+)"/g)].map(([, color = '']) => color)
  expect(colors.length).toBeGreaterThan(0)
  for (const color of new Set(colors)) expect(palette.toLowerCase()).toContain(color.toLowerCase())
})
