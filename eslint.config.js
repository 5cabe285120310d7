import tseslint from 'typescript-eslint';

/** Syntax that no source file may use. The reasons are in CONTRIBUTING.md. */
const forbiddenSyntax = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: a name is the same wherever it is imported.',
  },
  {
    selector: "ExportNamedDeclaration > VariableDeclaration[kind='let']",
    message: 'The bundle copies the exports of a module once, after it has run: later values would be lost.',
  },
  {
    selector: "CallExpression[callee.object.name='process'][callee.property.name='exit']",
    message: 'Do not call process.exit: it cuts off output. Throw a Failure, or return an Outcome.',
  },
];

const onlyBinPrints = {
  selector: "MemberExpression[object.name='process'][property.name=/^(stdout|stderr)$/]",
  message: 'Only src/bin.ts prints. Return an Outcome.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.cache/',
      'coverage/',
      'fixtures/',
      'evals/cases/',
      'src/contracts/compiled/',
      'src/start.cjs',
    ],
  },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './src/report/formats/html/browser/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...forbiddenSyntax, onlyBinPrints],
      // The rule reports type parameters that only shape an inferred result.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // A `default` would hide a new kind, so a switch over a union names every member and has no `default`.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {
          allowDefaultCaseForExhaustiveSwitch: false,
          considerDefaultExhaustiveForUnions: false,
          requireDefaultForNonUnion: false,
        },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // The one file that prints, and developers' tools, which are separate programs.
    files: ['src/bin.ts', 'scripts/**/*.ts', 'evals/**/*.ts', 'tests/bench/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax] },
  },
  {
    files: ['**/*.test.ts', 'tests/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
  },
  {
    // Tools read the default export of their configuration file.
    files: ['*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
