import QRCode from 'qrcode'

/** Level M reads with 15 % of the code soiled or covered; the margin is the quiet zone of ISO/IEC 18004, in modules. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const

/** QR code of an address as SVG, black on white; null when the address is longer than a code holds. */
export async function qrSvg(address: string): Promise<string | null> {
  return QRCode.toString(address, { ...options, type: 'svg' }).catch(() => null)
}

/** The same as PNG of 1024 pixels, sharp up to about 9 cm in print. */
export async function qrPng(address: string): Promise<Buffer | null> {
  return QRCode.toBuffer(address, { ...options, width: 1024 }).catch(() => null)
}
