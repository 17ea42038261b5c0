import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Bytes before the first chunk, and around the data of each: length and name, then the checksum. */
const [signature, head, tail] = [8, 8, 4]

/** The same PNG, its pixels compressed as far as they go: Satori's are a third larger than they need be. */
export function recompress(png: Buffer): Buffer {
  const parts: Buffer[] = []
  let header: Buffer = Buffer.alloc(0)
  for (let at = signature; at < png.length;) {
    const end = at + head + png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + head)
    if (name === 'IHDR') header = png.subarray(at, end + tail)
    if (name === 'IDAT') parts.push(png.subarray(at + head, end))
    at = end + tail
  }
  const pixels = deflateSync(inflateSync(Buffer.concat(parts)), { level: 9, memLevel: 9 })
  return Buffer.concat([png.subarray(0, signature), header, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}
