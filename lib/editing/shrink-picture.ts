/** Size in bytes above which a picture is made smaller before the upload. */
const largeBytes = 2_000_000

/** Width in pixels of the picture that the server saves (`make-picture-files.ts`). */
const maxWidth = 2280

const jpegQuality = 0.9

const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * Makes a large picture smaller in the browser and converts it to JPEG. Also converts a HEIC
 * picture to JPEG, because the site does not accept HEIC. Other files are returned unchanged.
 * @returns null for a HEIC picture that this browser cannot decode
 */
export async function shrinkPicture(file: File): Promise<Blob | null> {
  if (!isHeic(file) && file.size <= largeBytes) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, maxWidth / picture.width)
    const width = Math.round(picture.width * scale)
    const height = Math.round(picture.height * scale)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return isHeic(file) ? null : file
    // A JPEG has no transparency, so transparent parts of the picture become white.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    picture.close()
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
  } catch {
    return isHeic(file) ? null : file
  }
}
