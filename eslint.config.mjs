import jest from 'eslint-plugin-jest'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const nextLink = {
  name: 'next/link',
  message: 'Write <a> for a link between pages (docs/decisions/0010).',
}

const readEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Read environment variables from #lib/env, which validates them.',
}

const hardToRead = [
  {
    selector: 'CallExpression[callee.property.name="bind"]',
    message: 'Write an arrow function in place of .bind.',
  },
  {
    selector: 'MemberExpression[object.name="Reflect"][property.name="deleteProperty"]',
    message: 'Use delete, or make an object without the key.',
  },
  {
    selector: 'AssignmentExpression[left.type="ArrayPattern"][right.type="ArrayExpression"]',
    message: 'Assign one variable per line.',
  },
]

/**
 * The folders of `lib`, called rooms, in a fixed order. A room imports only from itself and from
 * the rooms before it (docs/architecture.md).
 */
const rooms = [
  'text',
  'i18n',
  'time',
  'request',
  'content',
  'figures',
  'blog',
  'seo',
  'database',
  'visits',
  'leads',
  'sign-up',
  'auth',
  'desk',
  'editing',
  'metrics',
  'server',
]
const outsideLib = {
  regex: '^#(app|components|scripts|e2e|bench)/',
  message: 'A file of lib imports only from lib (docs/architecture.md).',
}

/** Returns the rule that forbids a room (folder of `lib`) to import from the rooms after it. */
function roomRule(room, index) {
  const roomsAfter = rooms.slice(index + 1)
  const patterns = [outsideLib]
  if (roomsAfter.length > 0)
    patterns.push({
      regex: `^#lib/(${roomsAfter.join('|')})/`,
      message: `lib/${room} comes before that room and cannot import from it (docs/architecture.md).`,
    })
  return {
    files: [`lib/${room}/**`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [nextLink], patterns }] },
  }
}

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
    // Uses one TypeScript program for all files, because the option `projectService` takes a sixth
    // longer.
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Off, because these two rules are slow and the repository has few classes and no enums.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-nested-ternary': 'error',
      'one-var': ['error', 'never'],
      // Allows `() => close()`. Without this option the rule demands braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Allows `delete object[key]`, which is easier to read than Reflect.deleteProperty.
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': ['error', readEnvironment, ...hardToRead],
      'no-restricted-imports': ['error', nextLink],
      'no-console': 'error',
    },
  },
  {
    files: ['lib/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [nextLink], patterns: [outsideLib] }] },
  },
  ...rooms.map(roomRule),
  { files: ['{app,components,lib}/**'], ...reactHooks.configs.flat.recommended },
  // Rules that need types are slow, so these rules are off for the files below. `tsc` and the tests
  // find the same faults.
  {
    files: ['**/*.mjs', '**/*.test.{ts,tsx}', '{e2e,bench}/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  // JavaScript files have their types in JSDoc comments, so their functions cannot have written
  // types.
  {
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    files: ['lib/{env,serve}.ts', 'scripts/**', 'bench/**', 'e2e/**', 'playwright.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...hardToRead] },
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
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/expect-expect': 'error',
      'jest/valid-expect': 'error',
    },
  },
  {
    files: ['e2e/**'],
    ...playwright.configs['flat/recommended'],
    // The functions in `globalAliases` are Playwright's `test` with more fixtures.
    settings: {
      playwright: {
        globalAliases: {
          test: ['contentTest', 'crawlTest', 'deskTest', 'emptyDeskTest', 'providerTest'],
        },
      },
    },
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': [
        'error',
        {
          assertFunctionNames: [
            'expectAccessible',
            'expectAtForm',
            'expectCardSide',
            'expectLanded',
            'expectPosts',
            'expectFitsEveryWidth',
          ],
        },
      ],
      'playwright/no-wait-for-timeout': 'error',
      // A test that visits all pages expects different things at some widths and in some languages.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
    },
  },
)
