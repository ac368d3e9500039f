import { expect, test } from 'vitest'
import { trimManifest } from './trim-manifest.ts'

const manifest = {
  version: 'abc',
  entry: { module: 'entry.js', imports: ['react.js'] },
  routes: {
    'portal/portal.route': { parentId: 'root', hasDefaultExport: false, imports: ['sign-in.js'] },
    'tickets/list.route': {
      parentId: 'portal/portal.route',
      hasDefaultExport: true,
      imports: ['table.js'],
      css: ['t.css'],
    },
    'seo/robots.route': { parentId: 'root', hasDefaultExport: false },
  },
}

test('entry and routes list no files to load, and keep everything else', () => {
  expect(trimManifest(manifest)).toMatchObject({
    version: 'abc',
    entry: { module: 'entry.js', imports: [] },
    routes: { 'tickets/list.route': { parentId: 'portal/portal.route', imports: [], css: ['t.css'] } },
  })
})

test('a route without a screen is left out, unless another route is under it', () => {
  expect(Object.keys(trimManifest(manifest).routes)).toEqual(['portal/portal.route', 'tickets/list.route'])
})
