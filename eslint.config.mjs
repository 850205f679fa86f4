import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SERVED = 'Pages of guide and blog are served HTML in the browser: listen in a client module.';

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', '.local/', 'node_modules/', 'static/', 'coverage/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@docusaurus': docusaurus, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['·', '–', '—', '→', '←', '©', '/', ','] },
      ],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
  },
  {
    // The browser takes the pages of guide and blog as they were served: what these components would do there
    // never happens. A client module on the document does it instead.
    files: ['src/components/{blog,docs,faq,figures,glossary,laws,markdown,prices,video}/**/*.tsx'],
    ignores: ['**/term-tooltips.tsx', '**/play-video.tsx', '**/VideoPlayer.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['useEffect', 'useLayoutEffect', 'useReducer', 'useState'],
          message: SERVED,
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: SERVED,
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // Loaders of the bundler, which it takes as CommonJS.
    files: ['**/*-loader.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
