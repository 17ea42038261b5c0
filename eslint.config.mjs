import jest from 'eslint-plugin-jest'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const nextLink = {
  name: 'next/link',
  message: 'Links between pages are <a> (docs/decisions/0010).',
}

const readEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Read settings from #lib/env.',
}

/** Shapes that read as riddles. */
const puzzles = [
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
    message: 'Assign one variable a line.',
  },
]

/** The rooms of `lib`, base rooms first. A room imports from itself and from the rooms before it (docs/architecture.md). */
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
  'server',
]
const outsideLib = {
  regex: '^#(app|components|scripts|e2e|bench)/',
  message: 'lib imports only lib (docs/architecture.md).',
}

/** The import rule of one room: the rooms after it are forbidden. */
function roomRule(room, index) {
  const roomsAfter = rooms.slice(index + 1)
  const patterns = [outsideLib]
  if (roomsAfter.length > 0)
    patterns.push({
      regex: `^#lib/(${roomsAfter.join('|')})/`,
      message: `lib/${room} stands below that room (docs/architecture.md).`,
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
    // One TypeScript program for all files; the project service takes a sixth longer.
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // The repository has few classes and no enums, and these two rules are slow.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-nested-ternary': 'error',
      'one-var': ['error', 'never'],
      // An arrow function may return the void of the function it calls: the long form says no more.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `delete` on an object of one's own is plain; the rule led to Reflect.deleteProperty.
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': ['error', readEnvironment, ...puzzles],
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
  // Rules that need types are slow, and `tsc` and the test itself find the same faults in a test.
  {
    files: ['**/*.mjs', '**/*.test.{ts,tsx}', '{e2e,bench}/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['lib/{env,serve}.ts', 'scripts/**', 'bench/**', 'e2e/**', 'playwright.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...puzzles] },
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
    },
  },
)
