import { pressKitBlock } from '@ferrule/blocks/press-kit/block'
import { expect, test } from 'vitest'
import { toPressFiles } from './to-press-files.ts'
import { toPressText } from './to-press-text.ts'

const kit = pressKitBlock.examples.complete
const labels = { facts: 'Company facts', about: 'About the company', contact: 'Media contact' }

test('an archive has the pictures and logos in their largest size', () => {
  expect(toPressFiles(kit).map(({ name, path }) => [name, path])).toEqual([
    ['pictures/axion-56.png', '/media/v1/automatic-crimping-line.webp/Stretched-1180.png'],
    ['pictures/sektor-4.png', '/media/v1/crimp-inspection-microscope.webp/Stretched-1180.png'],
    ['pictures/assembly-hall-wolhusen.png', '/media/v1/scene-factory-hall.webp/Stretched-1770.png'],
    ['pictures/copper-strands.png', '/media/v1/scene-copper-strands.webp/Stretched-1770.png'],
    ['logos/word-mark-komax.png', '/media/v1/logo-komax.webp/Stretched-787.png'],
  ])
})

test('two pictures with the same caption have different names, one without a caption its alternative text', () => {
  const [picture] = kit.pictures
  const pictures = [picture, picture, { image: picture?.image ?? null, caption: null }].flatMap((one) => one ?? [])
  expect(toPressFiles({ pictures, logos: [] }).map(({ name }) => name)).toEqual([
    'pictures/axion-56.png',
    'pictures/axion-56-2.png',
    'pictures/fully-automatic-wire-crimping-line-with-two-press-stations.png',
  ])
})

test.each([
  ['../../etc/passwd', 'pictures/etc-passwd.png'],
  ['  ', 'pictures/picture.png'],
  ['Größe Ő', 'pictures/große-o.png'],
  ['压接线', 'pictures/压接线.png'],
])('the caption %j gives the name %s', (caption, expected) => {
  const image = { ...(kit.pictures[0]?.image ?? { filename: '', width: 1, height: 1, mimeType: '' }), alt: ' ' }
  expect(toPressFiles({ pictures: [{ image, caption }], logos: [] }).map(({ name }) => name)).toEqual([expected])
})

test('a picture that was deleted is left out', () => {
  expect(toPressFiles({ pictures: [{ image: null, caption: 'Gone' }], logos: [] })).toEqual([])
})

test('the text has facts, boilerplate, contact, and caption and size of each picture', () => {
  const text = toPressText(kit, toPressFiles(kit), labels)
  expect(text.split('\n\n')).toEqual([
    'Press kit',
    expect.stringMatching(/^About the company\nNorlitz builds machines/),
    'Company facts\nPeople: 1 604\nLocations: 28\nRevenue 2025: 341.8 m CHF',
    'Media contact\nRoman Bächler\nCorporate communications\n+41 41 555 01 22\nmedia@norlitz.example',
    expect.stringMatching(/^pictures\/axion-56\.png: Axion 56, 1180 × 885 px\n[^]*“Picture: Norlitz”\.\n$/),
  ])
})
