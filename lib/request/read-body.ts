/** A body, unpacked, or null when it is longer than `limit` bytes (the rest is not read) or its sender breaks off. */
export async function readBytes(message: Request | Response, limit: number): Promise<Buffer | null> {
  if (Number(message.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of (message.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > limit) return null
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    return null
  }
}

/** Its text. */
export async function readBody(message: Request | Response, limit: number): Promise<string | null> {
  const bytes = await readBytes(message, limit)
  return bytes && new TextDecoder().decode(bytes)
}
