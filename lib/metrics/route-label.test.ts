import { getRouteLabel } from '#lib/metrics/route-label'

it.each([
  ['/ua', 'home'],
  ['/en/article/DASH-diet?utm_source=x', 'article'],
  ['/ua/blog/search?q=0671234567', 'blogSearch'],
  ['/api/subscribe', 'api/subscribe'],
  ['/api/health/ready', 'api/health/ready'],
  ['/api/uk/post/DASH-diet', 'api'],
  ['/staff/day', 'desk'],
  ['/api/staff/lead', 'desk'],
  ['/_next/static/a.js', 'file'],
  ['/robots.txt', 'file'],
  ['/.well-known/security.txt', 'file'],
  ['/q/abc', 'shortAddress'],
  ['/', 'root'],
  ['/ua/0671234567', 'unknown'],
  ['/0671234567', 'unknown'],
  ['/ua/article/%ff', 'unknown'],
])('%s is the route %s', (url, label) => {
  expect(getRouteLabel(url)).toBe(label)
})
