'use client'

import { useState, type ReactNode } from 'react'

/**
 * A hidden field with the version that the person saw when the page was opened. A page that refreshes
 * itself keeps this version, so that a colleague's later text is not overwritten unseen.
 */
export function SeenVersion({ version }: { version: string }): ReactNode {
  const [seen] = useState(version)
  return <input type="hidden" name="version" value={seen} />
}
