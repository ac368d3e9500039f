import { expect, test } from 'vitest'
import { trimManifest } from './trim-manifest.ts'

const manifest = {
  entry: { imports: ['react.js'] },
  version: 'abc',
  routes: {
    root: { hasDefaultExport: true, imports: ['react.js', 'root.js'] },
    'portal/portal.route': { parentId: 'root', hasDefaultExport: false, imports: ['root.js', 'sign-in.js'] },
    'tickets/list.route': {
      parentId: 'portal/portal.route',
      hasDefaultExport: true,
      imports: ['react.js', 'sign-in.js', 'table.js'],
    },
    'seo/robots.route': { parentId: 'root', hasDefaultExport: false },
    'pages/page.route': { parentId: 'root', hasDefaultExport: true, imports: ['blocks.js'], css: ['blocks.css'] },
  },
}

test('a route of the portal lists only the files that its parents do not import', () => {
  const { routes } = trimManifest(manifest)
  expect(routes['tickets/list.route']?.imports).toEqual(['table.js'])
  expect(routes['portal/portal.route']?.imports).toEqual(['sign-in.js'])
})

test('a public page lists no files to preload, and keeps everything else', () => {
  expect(trimManifest(manifest)).toMatchObject({
    version: 'abc',
    entry: manifest.entry,
    routes: { 'pages/page.route': { parentId: 'root', imports: [], css: ['blocks.css'] } },
  })
})

test('a route without a screen is left out, unless another route is under it', () => {
  expect(Object.keys(trimManifest(manifest).routes)).toEqual([
    'root',
    'portal/portal.route',
    'tickets/list.route',
    'pages/page.route',
  ])
})
