import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export const countGzipBytes = (contents: string | Buffer): number => gzipSync(contents).byteLength

/**
 * Bytes of a built script or style sheet after compression by gzip.
 * @param url the file's address on the site
 * @param folder the folder with the app's build
 */
export function getAssetBytes(url: string, folder = '.'): number {
  const path = new URL(url, 'http://localhost').pathname.replace('/_next/', '.next/')
  return countGzipBytes(readFileSync(join(folder, path)))
}

/** Addresses of the scripts that a page loads, without `nomodule` scripts for old browsers. */
function findScriptUrls(html: string): string[] {
  const named = html
    .replace(/<script [^>]*nomodule[^>]*>/gi, '')
    .matchAll(/"(\/_next\/[^"\\]+\.js)"/g)
  return [...new Set([...named].map(([, url]) => url ?? ''))]
}

export const addUp = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)

export const getScriptBytes = (html: string, folder?: string): number =>
  addUp(findScriptUrls(html).map((url) => getAssetBytes(url, folder)))

export type FetchedResource = { url: string; sent: number }

/** Resources that the page has fetched so far. `sent` is the size of the body in bytes. */
export function listFetchedResources(page: Page): Promise<FetchedResource[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      url: entry.name,
      sent: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  )
}
