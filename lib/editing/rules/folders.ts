import { basename } from 'node:path'
import { translateMistake } from '#lib/content/mistakes'
import { postsPath, type CheckedContent } from '#lib/editing/rules/checked-content'
import { describeCyrillicLetters, type ReportProblem } from '#lib/editing/rules/problem'
import { locales } from '#lib/i18n/locales'
import { routes } from '#lib/i18n/routes'

/**
 * Matches a path relative to `content/doctors`, such as `olena/doctor.yaml` or `olena/photo.jpg`. A
 * photograph that was uploaded at the desk has a longer name and matches too.
 */
const doctorFile = /^[^/]+\/(?:doctor\.yaml|photo(?:-[\da-f]{8}-\d+x\d+)?\.(?:jpe?g|png))$/
/**
 * Matches a path relative to `content/posts`, such as `antiage/article.yaml` or
 * `antiage/sheet.ua.md`.
 */
const articleFile = new RegExp(
  String.raw`^[^/]+/(?:(?:article|figure)\.yaml|(?:sheet\.)?(?:${locales.join('|')})\.md|[\w-]+\.(?:jpe?g|png))$`,
)

const checkedFolders = [
  {
    folder: 'content/doctors',
    allowedFile: doctorFile,
    problem:
      'this belongs to no doctor: a doctor is a folder of content/doctors with doctor.yaml and photo.jpg',
  },
  {
    folder: postsPath,
    allowedFile: articleFile,
    problem:
      'this has no place here: beside the texts there are pictures, as .jpg or .png, named by Latin letters, digits and hyphens',
  },
] as const

/**
 * Checks the folders of doctors and articles. The name of each folder must be a slug, and the
 * folder must contain only files that pages use.
 */
export function checkFolders(checked: CheckedContent, report: ReportProblem): void {
  for (const { folder, allowedFile, problem } of checkedFolders) {
    const paths = checked.content.files().filter((each) => each.startsWith(`${folder}/`))
    for (const path of paths) {
      const file = path.slice(folder.length + 1)
      checkFolderName(folder, file, report)
      // Operating systems write hidden files such as `.DS_Store`, so a hidden file is not reported.
      const isHiddenFile = basename(file).startsWith('.')
      if (!isHiddenFile && !allowedFile.test(file)) report({ file: path }, problem)
    }
  }
  checkDoctorFolders(checked, report)
  checkArticleFolders(checked, report)
}

function checkFolderName(folder: string, file: string, report: ReportProblem): void {
  const [name = '', fileInFolder] = file.split('/')
  if (fileInFolder === undefined || /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(name)) return
  const letters = translateMistake(describeCyrillicLetters(name), 'en')
  report(
    { file: `${folder}/${name}` },
    `the folder’s name is no address${letters}: use Latin letters, digits and hyphens only`,
  )
}

/** Checks that no two ids of doctors differ only in capital letters, because ids are in URLs. */
function checkDoctorFolders({ content }: CheckedContent, report: ReportProblem): void {
  const ids = content.doctorIds()
  for (const id of ids) {
    const twin = ids.find((other) => other !== id && other.toLowerCase() === id.toLowerCase())
    if (twin !== undefined)
      report({ file: `content/doctors/${id}` }, { rule: 'sameName', name: twin })
  }
}

/**
 * Checks that no two slugs differ only in capital letters, and that no slug is `article`. Published
 * articles must have a text in each language.
 */
function checkArticleFolders({ articles }: CheckedContent, report: ReportProblem): void {
  for (const { slug, facts, files } of articles) {
    const place = { file: `${postsPath}/${slug}` }
    const twin = articles.find(
      (other) => other.slug !== slug && other.slug.toLowerCase() === slug.toLowerCase(),
    )
    if (twin) report(place, { rule: 'sameName', name: twin.slug })
    if (slug.toLowerCase() === routes.article.path)
      report(place, 'no page shows an article of this name: its address leads to the last article')
    if (facts.draft) continue
    for (const locale of locales) {
      const file = `${locale}.md`
      if (!files.includes(file))
        report(place, { rule: 'noText', language: { language: locale }, file })
    }
  }
}
