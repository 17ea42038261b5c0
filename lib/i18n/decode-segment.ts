/** True when all percent-encoding in a path stands for text. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Text of a percent-encoded segment; never throws: what is malformed stays as it is. */
export function decodeSegment(text: string): string {
  return isDecodable(text) ? decodeURIComponent(text) : text
}
