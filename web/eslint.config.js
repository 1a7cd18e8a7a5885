import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const parserOptions = {
  projectService: true,
  extraFileExtensions: ['.svelte'],
  parser: ts.parser,
  svelteConfig,
}

export default ts.config(
  { ignores: ['shots/', 'node_modules/', 'public/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions } },
  {
    rules: {
      'max-len': ['error', { code: 120 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Most lists are of plain texts, of which a hand may have several alike.
      'svelte/require-each-key': 'off',
      // Maps and sets are plain unless something on the screen follows them.
      'svelte/prefer-svelte-reactivity': 'off',
      // A blank between two pieces is written as one.
      'svelte/no-useless-mustaches': 'off',
    },
  },
)
