/** Text of a body, unpacked, or null when it is longer than `limit` bytes (the rest is not read) or its sender breaks off. */
export async function readBody(message: Request | Response, limit: number): Promise<string | null> {
  if (Number(message.headers.get('content-length') ?? 0) > limit) return null
  if (!message.body) return ''
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  try {
    for await (const chunk of message.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > limit) return null
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return null
  }
}
