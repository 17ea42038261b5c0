import { defineConfig } from '@playwright/test'
import { chromiumArguments, findHeadlessShell } from '#e2e/support/chromium'

const chromium = findHeadlessShell()
const ownChromium = chromium !== undefined && {
  executablePath: 'e2e/support/chromium.sh',
  env: { ...process.env, CHROMIUM: chromium },
}

/** Kills, outages, sweeps over everything, and what waits for a minute: `npm run test:slow`. */
const slow = /@slow/

/** How soon the page answers is told when nothing else runs. */
const alone = '**/interactions.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  // One picture for all machines: what differs between these is allowed for.
  snapshotPathTemplate: 'e2e/visitor/pictures/{arg}{ext}',
  projects: [
    { name: 'quick', outputDir: 'test-results/quick', testIgnore: alone, grepInvert: slow },
    { name: 'slow', outputDir: 'test-results/slow', testIgnore: alone, grep: slow },
    { name: 'alone', outputDir: 'test-results/alone', testMatch: alone, workers: 1 },
    { name: 'deploy', outputDir: 'test-results/deploy', testMatch: '**/*.deploy.ts', workers: 1 },
  ],
  fullyParallel: true,
  // One more than the cores: tests wait more than they compute.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: 'playwright-report/e2e.json' }]],
  // The second try tells a flaky test from a broken one, and records it. Either fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // Reached only by what fails: on a busy machine a page may take its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    trace: 'on-first-retry',
    reducedMotion: 'reduce',
    launchOptions: { args: chromiumArguments, ...ownChromium },
  },
})
