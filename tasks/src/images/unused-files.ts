/** Patterns of paths from the checkout. Each comment names the command that loads the files elsewhere, or the feature. */
const unusedFiles: readonly RegExp[] = [
  // Source maps: Node reads them with --enable-source-maps, which no image sets.
  /\.map$/,
  // Declarations: compilers and editors.
  /\.d\.[cm]?ts$/,
  // Compilers and tools of developers: `next build`, `payload migrate:create`.
  /(^|\/)node_modules\/(@next\/swc-|(typescript|esbuild|esbuild-register|@esbuild|@esbuild-kit|drizzle-kit)\/)/,
  // `payload generate:types` formats with these languages. Payload loads the rest of prettier at every start.
  /\/node_modules\/prettier\/plugins\//,
  // Builds for development, which are required unless NODE_ENV is production. Those of react and react-dom remain,
  // because Node reads the names of exports from them when an ES module imports the package.
  /\/next\/dist\/compiled\/next-server\/[^/]+\.dev\.js$/,
  /\/node_modules\/react-dom\/cjs\/react-dom-server[^/]*\.development\.js$/,
  /\/node_modules\/(@lexical\/[^/]+|lexical)\/dist\/\w+\.dev\.js$/,
  // The lists of files that `next build` writes for us: see list-next-files.ts.
  /\.nft\.json$/,
  // The tables before a migration: `payload migrate:create`.
  /^apps\/cms\/src\/migrations\/.*\.json$/,
  // Next: its development server, the compilers and the advice to upgrade of that server, and its tests.
  /\/next\/dist\/build\/(swc|webpack|babel|turborepo-access-trace)\//,
  /\/next\/dist\/server\/dev\/(next-dev-server|hot-reloader-(webpack|turbopack|rspack)|turbopack-utils)\.js$/,
  /\/next\/dist\/server\/lib\/router-utils\/setup-dev-bundler\.js$/,
  /\/next\/dist\/(experimental\/testmode|lib\/upgrade)\//,
  // Next: React for experiments, and middleware and routes of edge functions. The content admin has none.
  /\/next\/dist\/compiled\/next-server\/[^/]+-experimental\.runtime\.prod\.js$/,
  /\/next\/dist\/(server\/web\/sandbox|compiled\/edge-runtime|compiled\/@edge-runtime\/primitives)\//,
  // Next: pictures drawn from components, and fonts of Google. The content admin has neither.
  /\/next\/dist\/compiled\/@vercel\/og\//,
  /\/next\/dist\/server\/capsize-font-metrics\.json$/,
]

/** Whether no process of an image loads this file, although the tracer or the build of Next lists it. */
export function isUnused(path: string): boolean {
  return unusedFiles.some((pattern) => pattern.test(path))
}
