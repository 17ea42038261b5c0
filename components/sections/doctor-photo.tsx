import type { ReactNode } from 'react'
import type { DoctorPhotoFiles } from '#lib/content/pictures'

type DoctorPhotoProps = { photo: DoctorPhotoFiles; alt: string }

/** The photo in the left half of a doctor's poster, on the home page and on the doctor's page. */
export function DoctorPhoto({ photo: { widths, file }, alt }: DoctorPhotoProps): ReactNode {
  const sizes = '(min-width: 80rem) 302px, (min-width: 64rem) 30vw, (min-width: 40rem) 30vw, 80vw'
  const sources = (format: 'avif' | 'webp') =>
    widths.map((width) => `${file(width, format)} ${width}w`).join(', ')
  return (
    <picture className="absolute inset-y-0 left-0 w-1/2 bg-plum-light">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={file(Math.min(...widths), 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        width="4"
        height="5"
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
