type Area = 'localStorage' | 'sessionStorage'

/** What the browser does not keep, its storage being switched off or full, for as long as the page is not loaded anew. */
const memory = new Map<string, string>()

/** Text stored under a key; null when there is none. Never throws. */
export function readStored(area: Area, key: string): string | null {
  try {
    return memory.get(key) ?? window[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it for null. @returns false where the browser does not keep it; never throws */
export function store(area: Area, key: string, text: string | null): boolean {
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
