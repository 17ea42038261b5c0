import { photoFile, photoWidths } from '#lib/content/doctor-photo'

const sources = (id: string, format: 'avif' | 'webp') =>
  photoWidths.map((width) => `${photoFile(id, width, format)} ${width}w`).join(', ')

/** The photograph of a doctor in two tones, as wide as its column, fetched when it comes near. */
export function DoctorPhoto({ id, alt }: { id: string; alt: string }) {
  const sizes = '(min-width: 80rem) 278px, (min-width: 64rem) 44vw, 100vw'
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={sources(id, 'avif')} sizes={sizes} />
      <img
        src={photoFile(id, photoWidths[0], 'webp')}
        srcSet={sources(id, 'webp')}
        sizes={sizes}
        alt={alt}
        width="4"
        height="5"
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
