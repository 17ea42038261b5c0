import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { photoFile, photoWidths } from '#lib/content/doctor-photo'
import { makeDoctorPhotos } from '#scripts/doctor-photos'

const root = mkdtempSync(join(tmpdir(), 'doctor-photos-'))
const folder = () => mkdtempSync(join(root, 'folder-'))

afterAll(() => {
  rmSync(root, { recursive: true })
})

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9a80a3' } })

it('a photograph of any shape becomes AVIF and WebP of every width, 4:5, until it is taken away', async () => {
  const [from, to] = [folder(), folder()]
  await photo(900, 600).jpeg().toFile(join(from, 'doctor-1.jpg'))
  await photo(600, 900).png().toFile(join(from, 'doctor-2.png'))
  await makeDoctorPhotos(from, to)
  for (const id of ['doctor-1', 'doctor-2'])
    for (const width of photoWidths)
      for (const format of ['avif', 'webp'] as const) {
        const made = await sharp(join(to, photoFile(id, width, format))).metadata()
        expect(made).toMatchObject({ width, height: (width / 4) * 5, format: format === 'avif' ? 'heif' : 'webp' })
      }
  expect(readdirSync(join(to, 'doctors'))).toHaveLength(12)
  await makeDoctorPhotos(folder(), to)
  expect(readdirSync(to)).toEqual([])
})

it('a file whose name is no doctor’s, or that is no picture, stops the build and is named', async () => {
  const [misnamed, broken] = [folder(), folder()]
  await photo(400, 500).jpeg().toFile(join(misnamed, 'olena.jpg'))
  await expect(makeDoctorPhotos(misnamed, folder())).rejects.toThrow('olena.jpg')
  writeFileSync(join(broken, 'doctor-1.jpg'), 'not a picture')
  await expect(makeDoctorPhotos(broken, folder())).rejects.toThrow(
    'doctor-1.jpg: this file cannot be read as a picture',
  )
})
