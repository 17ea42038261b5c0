import { defineConfig } from '@playwright/test'

// npm run test:image: what the container image holds and does, without a container.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.image.ts',
  workers: 1,
  reporter: 'list',
  // The first test builds.
  timeout: 600_000,
})
