import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Widths in pixels that the build makes of a doctor's photograph, 4:5. */
export const photoWidths = [320, 640, 960] as const

/** Address of one of the files made of a doctor's photograph, under `public`. */
export function photoFile(id: string, width: (typeof photoWidths)[number], format: 'avif' | 'webp'): string {
  return `/doctors/${id}-${width}.${format}`
}

/** True when the build found a photograph of the doctor in `content/doctors`. */
export function hasPhoto(id: string): boolean {
  return existsSync(join(process.cwd(), 'public', photoFile(id, photoWidths[0], 'webp')))
}
