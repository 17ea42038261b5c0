import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '#scripts/browser'

const executablePath = findChromium()

/** How soon the page answers is told when nothing else runs. */
const alone = '**/interactions.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: alone, fullyParallel: true },
    { name: 'alone', testMatch: alone, dependencies: ['site'], fullyParallel: false },
  ],
  // One more than the cores: tests wait more than they compute.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: 'playwright-report/e2e.json' }]],
  // A second try for what only a busy machine makes fail; the report says so (flaky).
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    trace: 'on-first-retry',
    reducedMotion: 'reduce',
    launchOptions: { args: chromiumArguments, ...(executablePath !== undefined && { executablePath }) },
  },
})
