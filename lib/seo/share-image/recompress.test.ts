import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { recompress } from '#lib/seo/share-image/recompress'

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

it('makes a PNG smaller and keeps its pixels', () => {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const header = chunk('IHDR', Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0]))
  const pixels = Buffer.alloc(257 * 256, 'a row of pixels, and another; ')
  const packed = deflateSync(pixels, { level: 0 })
  const parts = [packed.subarray(0, 999), packed.subarray(999)].map((part) => chunk('IDAT', part))
  const png = Buffer.concat([signature, header, ...parts, chunk('IEND', Buffer.alloc(0))])
  const smaller = recompress(png)
  expect(smaller.length).toBeLessThan(png.length / 10)
  const start = signature.length + header.length
  expect(smaller.subarray(0, start)).toEqual(png.subarray(0, start))
  const data = smaller.subarray(start + 8, start + 8 + smaller.readUInt32BE(start))
  expect(inflateSync(data)).toEqual(pixels)
  expect(smaller).toEqual(Buffer.concat([signature, header, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]))
})
