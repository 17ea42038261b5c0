// Code in the browser imports this file too, so this file imports no code of the server.

/** Smallest width of a doctor's photo, in pixels. */
export const minPhotoWidth = 640

/** True when a crop to the ratio 4:5 removes at most a twelfth of the picture's width or height. */
export function isUpright(width: number, height: number): boolean {
  const ratio = width / height / (4 / 5)
  return ratio >= 11 / 12 && ratio <= 12 / 11
}

/** True when a picture of this size in pixels has the width and the shape of a doctor's photo. */
export const fitsDoctorPhoto = (width: number, height: number): boolean =>
  width >= minPhotoWidth && isUpright(width, height)
