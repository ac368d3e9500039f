import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { toClassName } from './to-class-name.ts'

const root = resolve(import.meta.dirname, '../../..')

test.each([
  ['packages/ui/src/button/button.module.css', 'ui-button_primary'],
  ['packages/ui/src/field/control.module.css', 'ui-field-control_primary'],
  ['packages/blocks/src/hero/component.module.css', 'hero_primary'],
  ['packages/blocks/src/sections/cells.module.css', 'sections-cells_primary'],
  ['apps/web/app/frame/header.module.css', 'frame-header_primary'],
  ['apps/web/app/pages/stories/stories-page.module.css', 'stories-stories-page_primary'],
])('the classes of %s have names like %s', (file, name) => {
  expect(toClassName('primary', `${root}/${file}`)).toBe(name)
})

test('class names are unique to their file', () => {
  const files = globSync('{packages/{ui,blocks}/src,apps/web/app}/**/*.module.css', { cwd: root })
  const names = files.map((file) => toClassName('x', `${root}/${file}`))
  expect(files.length).toBeGreaterThan(100)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
