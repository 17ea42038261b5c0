import { NextResponse } from 'next/server'
import { privateHeaders } from '#lib/staff/private-headers'

/** A response that browsers save under this name, and keep nowhere else. */
export function attachment(body: BodyInit, name: string, type: string): NextResponse {
  const plain = name.replace(/[^\w.-]+/g, '-')
  return new NextResponse(body, {
    headers: {
      ...privateHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${plain}"`,
    },
  })
}
