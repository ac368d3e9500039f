import { expect, test } from 'vitest'
import { toBillOfMaterials } from './bill-of-materials.ts'

const purlsOf = (files: string[]) =>
  (JSON.parse(toBillOfMaterials('web', files)) as { components: { purl: string }[] }).components.map(({ purl }) => purl)

test('lists each package once, with its scope and version', () => {
  const files = [
    'node_modules/.pnpm/pg@8.1.0_supports-color@7.2.0/node_modules/pg/index.js',
    'node_modules/.pnpm/pg@8.1.0_supports-color@7.2.0/node_modules/pg/lib/client.js',
    'node_modules/.pnpm/@aws-sdk+client-s3@3.1155.0/node_modules/@aws-sdk/client-s3/index.js',
    'apps/data/src/serve.ts',
  ]
  expect(purlsOf(files)).toEqual(['pkg:npm/%40aws-sdk/client-s3@3.1155.0', 'pkg:npm/pg@8.1.0'])
})

test('is the same for any order of files', () => {
  const files = ['node_modules/.pnpm/a@1.0.0/node_modules/a/x.js', 'node_modules/.pnpm/b@2.0.0/node_modules/b/x.js']
  expect(toBillOfMaterials('web', files)).toBe(toBillOfMaterials('web', files.toReversed()))
})
