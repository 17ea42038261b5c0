'use client'

import { useState, type ReactNode } from 'react'

/**
 * A hidden field with the version of the handover note that the page showed when it was opened. A
 * refresh of the page does not change this version. Otherwise a member of staff could overwrite a
 * colleague's newer note without having seen the note.
 */
export function SeenVersion({ version }: { version: string }): ReactNode {
  const [seen] = useState(version)
  return <input type="hidden" name="version" value={seen} />
}
