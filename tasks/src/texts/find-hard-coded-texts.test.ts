import { expect, test } from 'vitest'
import { findHardCodedTexts, isScreen } from './find-hard-coded-texts.ts'

const find = (jsx: string) => findHardCodedTexts({ path: 'a.tsx', text: `const a =\n${jsx}` })

test.each([
  ['<p>Send</p>', '"Send"'],
  ['<p>\n  Send\n  now\n</p>', '"Send now"'],
  ["<p>{'Send'}</p>", '"Send"'],
  ["<>{open ? 'Close' : label}</>", '"Close"'],
  ['<p>{`Page ${page}`}</p>', '"Page"'],
  ["<p>{name || 'Unknown'}</p>", '"Unknown"'],
  ['<p>送信</p>', '"送信"'],
  ['<img alt="A machine" />', '"A machine"'],
  ['<button aria-label={`Close ${name}`} />', '"Close"'],
  ['<Field label="Company" />', '"Company"'],
])('finds the text in %s', (jsx, text) => {
  expect(find(jsx)).toEqual([expect.stringMatching(new RegExp(`^a\\.tsx:[23] ${text}: interface texts`))])
})

test.each([
  '<p>{texts("form.send")}</p>',
  '<p>{label}: 12 – {unit}</p>',
  '<p className="lead" data-kind="note">{`${first} ${last}`}</p>',
  '<img alt="" />',
  '<p>{kind === "wide" && <b>{label}</b>}</p>',
  '<p>{format("d MMMM")}</p>',
])('accepts %s', (jsx) => {
  expect(find(jsx)).toEqual([])
})

test.each([
  ['apps/web/app/frame/header.tsx', true],
  ['packages/ui/src/button/button.tsx', true],
  ['packages/blocks/src/hero/component.tsx', true],
  ['packages/ui/src/button/examples.tsx', false],
  ['packages/ui/src/button/button.test.tsx', false],
  ['apps/web/app/style-guide/start.route.tsx', false],
  ['apps/cms/src/app/layout.tsx', false],
])('%s is a screen of the product: %s', (path, expected) => {
  expect(isScreen(path)).toBe(expected)
})
