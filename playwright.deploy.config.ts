import { defineConfig } from '@playwright/test'

// Each builds what it tries: a copy of the project, or, for the proxy, the project itself when it has no build of what is here.
// npm run test:image: what the container image holds and does, without a container.
// npm run test:release: deploy/switch.sh, deploy/clinic.service and deploy/clinic.socket.
// npm run test:proxy: deploy/nginx.conf in front of two instances of the build, where nginx is installed.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.deploy.ts',
  workers: 1,
  reporter: 'list',
  // The first one builds.
  timeout: 600_000,
})
