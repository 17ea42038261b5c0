import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { buildContentSecurityPolicy, listInlineSources } from '#lib/request/policy'

// Next's module is CommonJS. Node imports its `module.exports`; a bundler imports
// `module.exports.default`.
type CacheModule = typeof fileSystemCache
const FileSystemCache =
  (fileSystemCache as CacheModule & { default?: CacheModule }).default ?? fileSystemCache

type CacheEntry = Awaited<ReturnType<InstanceType<CacheModule>['get']>>

/**
 * Adds a Content-Security-Policy for the HTML of a cached page to its cache entry. The page and its
 * policy therefore always match. Removes `segmentData`, which is nearly half of the entry's size.
 * Only Next's router reads `segmentData`, and the site does not use Next's router
 * (docs/decisions/0010-pages-are-documents.md).
 */
function preparePage(value: NonNullable<CacheEntry>['value']): void {
  if (value && 'segmentData' in value) value.segmentData = undefined
  if (!value || !('html' in value) || value.headers?.['content-security-policy'] !== undefined)
    return
  const policy = buildContentSecurityPolicy(listInlineSources(value.html))
  value.headers = { ...value.headers, 'content-security-policy': policy }
}

/**
 * Next's cache of prerendered pages, with a Content-Security-Policy for each page
 * (docs/decisions/0006).
 */
export default class PolicyCache extends FileSystemCache {
  override async get(
    ...parameters: Parameters<InstanceType<CacheModule>['get']>
  ): Promise<CacheEntry> {
    const entry = await super.get(...parameters)
    preparePage(entry?.value ?? null)
    return entry
  }

  override async set(...parameters: Parameters<InstanceType<CacheModule>['set']>): Promise<void> {
    preparePage(parameters[1])
    await super.set(...parameters)
  }
}
