/** A response that browsers save under this name. */
export function attachment(body: BodyInit, name: string, type: string): Response {
  const plain = name.replace(/[^\w.-]+/g, '-')
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${plain}"`,
    },
  })
}
