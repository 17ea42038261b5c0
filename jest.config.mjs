import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

export default createJestConfig({
  testEnvironment: 'node',
  // Databases and mail servers are waited for: as many as there are cores, where Jest leaves one free.
  maxWorkers: 2,
  // Real databases and mail servers take their time on a busy machine; reached only by what fails.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
})
