'use client'

import { useState, type ReactNode } from 'react'

/**
 * A hidden field with the version of the note that the person saw when the page was opened. A
 * refresh of the page does not change this version. Otherwise the person could overwrite a
 * colleague's later note unseen.
 */
export function SeenVersion({ version }: { version: string }): ReactNode {
  const [seen] = useState(version)
  return <input type="hidden" name="version" value={seen} />
}
