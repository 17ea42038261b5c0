import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ErrorMessage from '#components/layout/error-message'
import { getSiteContent } from '#lib/content/current-content'
import { ContentError } from '#lib/content/content-error'

beforeAll(() => {
  // eslint-disable-next-line no-restricted-syntax -- the build sets ERROR_PAGE
  process.env['ERROR_PAGE'] = JSON.stringify(getSiteContent().errorPage)
  Object.assign(globalThis, { window: { location: { pathname: '/ua' } } })
})

const shown = (error: Error) =>
  renderToStaticMarkup(createElement(ErrorMessage, { retry: () => undefined, error }))

it('in place of a page whose facts cannot be read an editor sees where and why, and a visitor no error of the site', () => {
  const told = new ContentError([
    { file: 'content/check-up.yaml', line: 11, column: 1, problem: 'the price is missing' },
  ])
  expect(shown(told)).toContain('content/check-up.yaml:11:1: the price is missing')
  expect(shown(new Error('no such table'))).not.toContain('no such table')
})
