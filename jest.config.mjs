import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

export default createJestConfig({
  testEnvironment: 'node',
  // Two workers on two cores, because tests mostly wait for databases and mail servers.
  maxWorkers: 2,
  // In milliseconds. Databases and mail servers are slow on a busy machine.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
})
