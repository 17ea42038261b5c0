import { setYamlField, type ContentMistake } from '#e2e/support/content-mistakes'
import { testContentMistakes } from '#e2e/support/test-content-mistakes'

const file = 'content/screening.yaml'

// Mistakes in the table "Screening by age", and a question that links to a missing article. The
// test makes all these mistakes in one copy of the content.
const mistakes: ContentMistake[] = [
  setYamlField(file, 'checks.0.sources', [], 'rests on no source: add at least one'),
  setYamlField(file, 'checks.3.to', 20, 'is an age below “from”'),
  setYamlField(file, 'checks.4.article', 'no-such-article', 'no article “no-such-article”'),
  setYamlField(file, 'checks.5.freeSources', ['no-such-source'], 'there is no “no-such-source”'),
  setYamlField(
    'content/faq.yaml',
    'weightLoss.1.article',
    'no-such-article',
    'no article “no-such-article”',
  ),
  setYamlField(file, 'sources.0.id', 'another-id', 'no row rests on this source'),
]

testContentMistakes(mistakes)
