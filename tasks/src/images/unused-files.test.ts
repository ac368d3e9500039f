import { expect, test } from 'vitest'
import { isUnused } from './unused-files.ts'

const next = 'node_modules/.pnpm/next@16.4.5_@babel+core@7.29.13/node_modules/next/dist'

test.each([
  ['a source map', 'apps/cms/.next/server/chunks/ssr/[root]__1a2b._.js.map'],
  ['a declaration', 'node_modules/.pnpm/pg@8.20.0/node_modules/pg/lib/index.d.mts'],
  [
    'a compiler of Next',
    'node_modules/.pnpm/@next+swc-linux-x64-gnu@16.4.5/node_modules/@next/swc-linux-x64-gnu/next-swc.node',
  ],
  ['a compiler through a link', 'apps/cms/node_modules/typescript/lib/typescript.js'],
  ['esbuild', 'node_modules/.pnpm/@esbuild+linux-x64@0.28.2/node_modules/@esbuild/linux-x64/bin/esbuild'],
  ['drizzle-kit', 'node_modules/.pnpm/drizzle-kit@0.31.7/node_modules/drizzle-kit/api.js'],
  [
    'the languages that prettier formats',
    'node_modules/.pnpm/prettier@3.9.10/node_modules/prettier/plugins/typescript.js',
  ],
  ['the tables before a migration', 'apps/cms/src/migrations/20261115_025332_initial.json'],
  ['the development server of Next', `${next}/server/dev/next-dev-server.js`],
  ['a development build of React in Next', `${next}/compiled/next-server/app-page-turbo.runtime.dev.js`],
  [
    'a development build of a renderer',
    'node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/cjs/react-dom-server.node.development.js',
  ],
  ['a development build of the editor', 'node_modules/.pnpm/lexical@0.50.0/node_modules/lexical/dist/Lexical.dev.js'],
  ['a list of files of Next', 'apps/cms/.next/next-server.js.nft.json'],
  ['the renderer of pictures', `${next}/compiled/@vercel/og/resvg.wasm`],
])('leaves out %s', (_, path) => {
  expect(isUnused(path)).toBe(true)
})

test.each([
  ['the server of Next', `${next}/server/next.js`],
  ['types of the development server, which the server loads', `${next}/server/dev/hot-reloader-types.js`],
  ['the log of the build, which the server loads', `${next}/build/output/log.js`],
  ['the entry of prettier, which Payload loads', 'node_modules/.pnpm/prettier@3.9.10/node_modules/prettier/index.mjs'],
  ['React in production', `${next}/compiled/next-server/app-page-turbo.runtime.prod.js`],
  [
    'the development build from which Node reads the exports of React',
    'node_modules/.pnpm/react@19.3.1/node_modules/react/cjs/react.development.js',
  ],
  [
    'a development build that an ES module imports',
    'node_modules/.pnpm/lexical@0.50.0/node_modules/lexical/dist/Lexical.dev.mjs',
  ],
  ['a part of the built application', 'apps/cms/.next/server/chunks/ssr/[root]__1a2b._.js'],
  ['a migration', 'apps/cms/src/migrations/20261115_025332_initial.ts'],
  [
    'the library that scales pictures',
    'node_modules/.pnpm/@img+sharp-libvips-linux-x64@1.3.4/node_modules/@img/sharp-libvips-linux-x64/lib/libvips-cpp.so',
  ],
  ['our TypeScript', 'packages/domain/src/result.ts'],
  [
    'a name that contains that of a tool',
    'node_modules/.pnpm/typescript-event-target@1.0.0/node_modules/typescript-event-target/index.js',
  ],
  ['operations of the website', 'packages/data-client/persisted-operations.json'],
])('keeps %s', (_, path) => {
  expect(isUnused(path)).toBe(false)
})
