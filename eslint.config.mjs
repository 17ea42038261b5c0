import jest from 'eslint-plugin-jest'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const nextLink = { name: 'next/link', message: 'Links between pages are <a> (docs/decisions/0010).' }

/** Rooms of lib, each with those above it, from which it imports nothing (docs/architecture.md). */
const roomsAbove = { '{i18n,seo,blog}': ['leads', 'auth', 'desk'], leads: ['auth', 'desk'], auth: ['desk'] }

export default tseslint.config(
  {
    ignores: [
      '.next/',
      'next-env.d.ts',
      'messages/*.d.json.ts',
      'data/',
      'test-results/',
      'playwright-report/',
      'screenshots/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    // One program, as the type check makes it: a service as editors have it takes a sixth longer.
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // The three take more than half of all the time: editors strike out what is deprecated, and here are few classes, no enums.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="process"][property.name="env"]',
          message: 'Read settings from #lib/env.',
        },
      ],
      'no-restricted-imports': ['error', nextLink],
      'no-console': 'error',
    },
  },
  ...Object.entries(roomsAbove).map(([room, above]) => ({
    files: [`lib/${room}/**`],
    rules: {
      'no-restricted-imports': ['error', { paths: [nextLink], patterns: [{ regex: `^#lib/(${above.join('|')})/` }] }],
    },
  })),
  // Without the rules of React's compiler, which this project does not use: they compile each file.
  {
    files: ['{app,components}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // Rules that ask for types take most of the time; what a test does wrong with a type, `tsc` and the test itself tell.
  { files: ['**/*.mjs', '**/*.test.{ts,tsx}', '{e2e,bench}/**'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['lib/{env,serve}.ts', 'scripts/**', 'bench/**', 'e2e/**', 'playwright.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'e2e/{support/screenshots.ts,visitor/browsers/**}',
      'lib/{log,command-line,serve,server/server}.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: { ...jest.configs['flat/recommended'].rules, 'jest/expect-expect': 'error', 'jest/valid-expect': 'error' },
  },
  {
    files: ['e2e/**'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': [
        'error',
        {
          assertFunctionNames: [
            'expectAccessible',
            'expectAtForm',
            'expectSide',
            'expectLanded',
            'expectPosts',
            'expectFitForAll',
          ],
        },
      ],
      'playwright/no-wait-for-timeout': 'error',
    },
  },
)
