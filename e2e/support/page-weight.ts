import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Bytes of a text or file as it is sent, compressed by gzip. */
export const gzipBytes = (contents: string | Buffer) => gzipSync(contents).byteLength

/** Bytes of a built script or style by its address; `folder` is that of the app. */
export function assetBytes(url: string, folder = '.'): number {
  const path = new URL(url, 'http://localhost').pathname.replace('/_next/', '.next/')
  return gzipBytes(readFileSync(join(folder, path)))
}

/** Addresses of the scripts a page names, in tags or in its list; not those for browsers without modules. */
function scriptsIn(html: string): string[] {
  const named = html
    .replace(/<script [^>]*nomodule[^>]*>/gi, '')
    .matchAll(/"(\/_next\/[^"\\]+\.js)"/g)
  return [...new Set([...named].map(([, url]) => url ?? ''))]
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const scriptBytes = (html: string, folder?: string) =>
  sum(scriptsIn(html).map((url) => assetBytes(url, folder)))

export type Fetched = { url: string; sent: number }

/** Everything the browser has fetched for the page so far; `sent` in bytes, without headers. */
export function fetched(page: Page): Promise<Fetched[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => ({
        url: entry.name,
        sent: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  )
}
