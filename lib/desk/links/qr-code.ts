import QRCode from 'qrcode'

/** A QR code. */
export type QrCodeImage = {
  /** SVG markup for the page. */
  svg: string
  /** `data:` addresses for downloads, by format. */
  files: { PNG: string; SVG: string }
}

// Level M: scanners can read the code with 15 % of its area damaged. `margin` is the width of the
// empty border (quiet zone, ISO/IEC 18004), counted in squares of the code.
const options = { errorCorrectionLevel: 'M', margin: 4 } as const
const pngWidth = 1024

/** Draws the QR code of an address; null when the address is too long. */
export async function drawQrCode(address: string): Promise<QrCodeImage | null> {
  const svg = await QRCode.toString(address, { ...options, type: 'svg' }).catch(() => null)
  if (svg === null) return null
  const png = await QRCode.toDataURL(address, { ...options, width: pngWidth })
  return { svg, files: { PNG: png, SVG: `data:image/svg+xml,${encodeURIComponent(svg)}` } }
}
