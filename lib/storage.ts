type StorageArea = 'localStorage' | 'sessionStorage'

/**
 * Texts that the browser refused to store, because storage is disabled or full. This page keeps
 * them in memory until the visitor leaves.
 */
const memory = new Map<string, string>()

/** Returns the text stored under a key, or null. Never throws. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return memory.get(key) ?? window[area].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text under a key. Null removes the key. Never throws.
 * @returns false when the browser refused the change; then only this page keeps the refused text
 */
export function store(area: StorageArea, key: string, text: string | null): boolean {
  memory.delete(key)
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    if (text !== null) memory.set(key, text)
    return false
  }
}
