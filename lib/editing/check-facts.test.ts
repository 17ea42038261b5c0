import {
  doctorSlug,
  figureFile,
  replaceInFile,
  setYamlField,
  type ContentMistake,
} from '#e2e/support/content-mistakes'
import { makeTexts } from '#e2e/support/make-texts'
import { testContentMistakes } from '#e2e/support/test-content-mistakes'
import { openContent } from '#lib/content/open-content'

const siteContent = openContent(process.cwd())
const firstService = siteContent.document('weight-loss').services[0]?.id ?? ''

// Mistakes in the YAML files and in the messages. The test makes all these mistakes in one copy of
// the content.
const mistakes: ContentMistake[] = [
  setYamlField('content/clinic.yaml', 'hours.week.0.days', ['Mon'], 'must be one of Monday'),
  setYamlField(
    'content/people.yaml',
    'reviewers',
    [{ id: doctorSlug, confirmedOn: '22.11.2026' }],
    '“confirmedOn” must be a day',
  ),
  replaceInFile(
    'content/packages.yaml',
    /$/,
    '# a \u00AD soft hyphen\n',
    'an invisible sign, U+00AD, stands here',
  ),
  setYamlField(
    'content/home.yaml',
    'product.archive.title.en',
    undefined,
    'the English text is missing: add “en: …”',
  ),
  setYamlField(
    'content/services.yaml',
    'categories.0.options.0.price',
    '30 000',
    '“price” must be a number in digits alone',
  ),
  setYamlField(
    'content/weight-loss.yaml',
    'services.1.id',
    firstService,
    `“${firstService}” stands in this list already`,
  ),
  replaceInFile(
    'content/check-up.yaml',
    '\nprice:',
    '\npirce:',
    '“pirce” is no field here: take it out, or write one of',
  ),
  replaceInFile(
    'content/plan.yaml',
    '\nnextCheck:',
    `\n  - weeksAfterPlan: 8\n    text: ${JSON.stringify(makeTexts('Дія', 'Action'))}\nnextCheck:`,
    '“actions” can have 4 lines at most',
  ),
  setYamlField('content/report.yaml', 'own.levels.1.from', 90, '“levels” must begin at the lower'),
  setYamlField(
    'content/report.yaml',
    'own.levels.5.title.en',
    'Call a doctor',
    '“levels” must advise 103 at the upper end',
  ),
  setYamlField(figureFile, 'conclusion', undefined, 'the field “conclusion” is missing: add it'),
  replaceInFile(
    'messages/en.json',
    /"figureTable": "[^"]+"/,
    '"figureTable": ""',
    'the English text is empty: write it',
  ),
  replaceInFile(
    'messages/ua.json',
    '"figureTable":',
    '"other": "x", "figureTable":',
    'is not in messages/en.json: add it there',
  ),
  replaceInFile(
    'messages/ua.json',
    / few \{[^}]*\}/,
    '',
    'a plural of this text lacks the form few: add it',
  ),
  replaceInFile(
    'messages/en.json',
    /\{count, plural/,
    '{number, plural',
    'has other parts in { } or < > than in Ukrainian',
  ),
]

testContentMistakes(mistakes)
