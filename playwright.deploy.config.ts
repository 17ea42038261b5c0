import { defineConfig } from '@playwright/test'

// npm run test:image: what the container image holds and does, without a container.
// npm run test:release: deploy/switch.sh and deploy/clinic.service; releases are built.
// npm run test:proxy: deploy/nginx.conf in front of two instances of the build, where nginx is installed.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.deploy.ts',
  workers: 1,
  reporter: 'list',
  // The first test of the image builds.
  timeout: 600_000,
})
