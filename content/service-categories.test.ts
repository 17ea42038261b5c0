import { readFileSync } from 'node:fs'
import { serviceCategories } from '#content/service-categories'

it('every category has a drawing of its own, in colours of the page or of the theme', () => {
  const drawings = readFileSync('public/images/services.svg', 'utf8')
  const images = serviceCategories.map(({ image }) => image)
  expect(new Set(images).size).toBe(serviceCategories.length)
  for (const image of images) expect(drawings).toContain(`<g id="${image.split('#')[1] ?? ''}">`)
  const colors = [...drawings.matchAll(/(?:fill|stroke)="(?!none|var\()([^"]+)"/g)].map(([, color]) => color)
  expect([...new Set(colors)].sort()).toEqual(['#3a1745', '#512a5e', '#cfc4d3', '#d3efa0', '#f4743b', '#fff'])
})
