import next from '@next/eslint-plugin-next'
import jest from 'eslint-plugin-jest'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['.next/', 'next-env.d.ts', 'data/', 'test-results/', 'playwright-report/', 'screenshots/'] },
  ...tseslint.configs.strictTypeChecked,
  {
    // One program, as the type check makes it: a service as editors have it takes a sixth longer.
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { '@next/next': next },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="process"][property.name="env"]',
          message: 'Read settings from #lib/env.',
        },
      ],
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Links between pages are <a> (docs/decisions/0010).' },
      ],
      'no-console': 'error',
    },
  },
  // Compiles each file as React's compiler does; there are no components elsewhere.
  { files: ['{app,components}/**'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['lib/{env,serve}.ts', 'scripts/**', 'bench/**', 'e2e/**', 'playwright.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', 'lib/log.ts', 'lib/command-line.ts', 'lib/{serve,server/server}.ts'],
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
        { assertFunctionNames: ['expectAccessible', 'expectAtForm', 'expectSide', 'expectLanded', 'expectPosts'] },
      ],
      'playwright/no-wait-for-timeout': 'error',
    },
  },
)
