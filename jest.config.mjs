import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

export default createJestConfig({
  testEnvironment: 'node',
  // On two cores Jest would start one worker. A second worker saves time, because tests mostly wait
  // for databases and mail servers.
  maxWorkers: 2,
  // In milliseconds. Databases and mail servers are slow on a busy machine.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
})
