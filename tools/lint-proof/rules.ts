/** For each rule that `.oxlintrc.json` adds by name, the files of a house that breaks it. */
export const BROKEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'typescript/no-floating-promises': {
    'a.ts': 'const save = async () => 1;\nsave();\nexport { save };\n',
  },
  'typescript/no-misused-promises': {
    'a.ts':
      'export const each = (list: number[]) => list.forEach(async () => void (await null));\n',
  },
  'typescript/no-explicit-any': { 'a.ts': 'export const x = (value: any): number => value;\n' },
  'typescript/consistent-type-imports': {
    'a.ts': "import { T } from './t.ts';\nexport const same = (t: T): T => t;\n",
    't.ts': 'export type T = number;\n',
  },
  'import/no-cycle': {
    'a.ts': "import { b } from './b.ts';\nexport const a = (): unknown => b;\n",
    'b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a;\n",
  },
  'no-console': { 'a.ts': "console.log('1');\nexport {};\n" },
  eqeqeq: { 'a.ts': 'export const isOne = (x: number) => x == 1;\n' },
  'vitest/expect-expect': {
    'a.test.ts': "import { test } from 'vitest';\ntest('nothing', () => void 1);\n",
  },
  'vitest/no-disabled-tests': {
    'a.test.ts':
      "import { expect, test } from 'vitest';\ntest.skip('one', () => expect(1).toBe(1));\n",
  },
  'vitest/no-focused-tests': {
    'a.test.ts':
      "import { expect, test } from 'vitest';\ntest.only('one', () => expect(1).toBe(1));\n",
  },
};
