import { globSync } from 'node:fs'
import { parse } from 'node:path'
import type { Contents } from '#scripts/check/contents'
import type { Problem } from '#scripts/check/problem'

/** Formats that the build makes pages' pictures of. */
const formats = ['.jpg', '.jpeg', '.png']

/** Every file in the folder of photographs is one doctor's, and no doctor has two. */
export function checkDoctorPhotos(root: string, { doctors }: Contents): Problem[] {
  const ids = doctors.map(({ id }) => id)
  // What a Mac leaves in folders begins with a dot.
  const files = globSync('content/doctors/[!.]*', { cwd: root }).sort()
  const known = ids.join(', ')
  return files.flatMap((file): Problem[] => {
    const { name, ext } = parse(file)
    if (!formats.includes(ext))
      return [
        { file, problem: `a doctor’s photograph is a .jpg, .jpeg or .png file: save it anew as one, or take it away` },
      ]
    if (!ids.some((id) => id === name))
      return [
        {
          file,
          problem: `no doctor in content/doctors.ts has the id “${name}”: name the file after its doctor (${known})`,
        },
      ]
    const others = files.filter((each) => each !== file && parse(each).name === name)
    return others.length > 0
      ? [{ file, problem: `${name} has another photograph, ${others.join(', ')}: keep one` }]
      : []
  })
}
