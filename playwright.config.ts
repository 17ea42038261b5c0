import { defineConfig } from '@playwright/test'
import { settingNames } from '#lib/env-schema'
import { chromiumArguments, findHeadlessShell } from '#e2e/support/chromium'

const chromium = findHeadlessShell()
const chromiumLaunch = chromium !== undefined && {
  executablePath: 'e2e/support/chromium.sh',
  env: { ...process.env, CHROMIUM: chromium },
}

// The tests do not depend on the `.env` files of this machine: an empty variable wins over a file.
for (const name of settingNames) process.env[name] ??= ''

/** Tag of tests that kill the site, visit every page or wait a minute (`npm run test:slow`). */
const slow = /@slow/

/** The tests of response times. These tests run while no other test runs. */
const measuredAlone = '**/response-times.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  // The paths of the reference pictures do not contain the operating system, because all machines
  // use the same pictures. The tests allow for small differences.
  snapshotPathTemplate: 'e2e/visitor/pictures/{arg}{ext}',
  projects: [
    { name: 'quick', outputDir: 'test-results/quick', testIgnore: measuredAlone, grepInvert: slow },
    { name: 'slow', outputDir: 'test-results/slow', testIgnore: measuredAlone, grep: slow },
    { name: 'alone', outputDir: 'test-results/alone', testMatch: measuredAlone, workers: 1 },
    { name: 'deploy', outputDir: 'test-results/deploy', testMatch: '**/*.deploy.ts', workers: 1 },
  ],
  fullyParallel: true,
  // Three workers on two cores, because tests mostly wait for pages.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: 'playwright-report/e2e.json' }]],
  // A failed test is run again with a trace. If the second run passes, the test is flaky, and the
  // whole run fails.
  retries: 1,
  failOnFlakyTests: true,
  // In milliseconds. The limit is high, because pages are slow on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    trace: 'on-first-retry',
    reducedMotion: 'reduce',
    launchOptions: { args: chromiumArguments, ...chromiumLaunch },
  },
})
