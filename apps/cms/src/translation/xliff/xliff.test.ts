import { describe, expect, test } from 'vitest'
import { readXliff } from './read-xliff.ts'
import { writeXliff, type XliffUnit } from './write-xliff.ts'

const unit: XliffUnit = {
  key: 'blocks.4f21.body',
  place: 'Block 2, body',
  hash: 'abc',
  sections: [
    [
      'Cut & strip <fast> ',
      { code: 'c1', kind: 'bold', children: ['now'] },
      { code: 'c2', kind: 'break', children: [] },
    ],
    [{ code: 'c1', kind: 'link', children: ['more'] }],
  ],
  maxLength: undefined,
  previous: undefined,
  terms: [],
}
const file = (units: XliffUnit[]) =>
  writeXliff({ pageId: 'p1', path: 'a&b', sourceLanguage: 'en', targetLanguage: 'de', units })

/** As a translator does: every source becomes its own target. */
const translated = (xml: string) => xml.replaceAll(/<source>(.*?)<\/source>(?=<\/segment>)/g, '$&<target>$1</target>')

test('a file comes back with its keys, hashes, texts and codes', () => {
  const read = readXliff(translated(file([unit])))
  expect(read).toEqual({
    pageId: 'p1',
    sourceLanguage: 'en',
    targetLanguage: 'de',
    units: [{ key: unit.key, sourceHash: 'abc', sections: unit.sections }],
  })
})

test('a changed text is exported with its previous source and its translation', () => {
  const previous = { source: 'in four minutes', target: 'in vier Minuten' }
  const xml = file([{ ...unit, sections: [['in three minutes']], previous }])
  expect(xml).toContain('version="2.1"')
  expect(xml).toContain('<note category="previous-source">in four minutes</note>')
  expect(xml).toContain('<mtc:match ref="#s1"><source>in four minutes</source><target>in vier Minuten</target>')
  expect(readXliff(translated(xml))?.units[0]?.sections).toEqual([['in three minutes']])
})

test('a unit has the approved terms of its source, which do not come back as translations', () => {
  const terms = [
    { source: 'crimp force', target: 'Crimpkraft', forbidden: ['Presskraft'], note: 'Each stroke.' },
    { source: 'wire', target: null, forbidden: [], note: null },
  ]
  const xml = file([{ ...unit, sections: [['The crimp force of a wire']], terms }])
  expect(xml).toContain(
    '<gls:glossary><gls:glossEntry><gls:term>crimp force</gls:term><gls:translation>Crimpkraft</gls:translation>' +
      '<gls:definition>Each stroke. Not: Presskraft</gls:definition></gls:glossEntry></gls:glossary>',
  )
  expect(readXliff(translated(xml))?.units[0]?.sections).toEqual([['The crimp force of a wire']])
})

test('a unit without all its targets is not translated', () => {
  const half = file([unit])
    .replace('<source>', '<source>')
    .replace('</source></segment>', '</source><target>x</target></segment>')
  expect(readXliff(half)?.units[0]?.sections).toBeUndefined()
})

test('marks of a translation tool are dropped, and an unknown code fits no source', () => {
  const xml = file([{ ...unit, sections: [['a']] }]).replace(
    '</source>',
    '</source><target>a<mrk id="m1" type="term">b</mrk><sc id="c9"/></target>',
  )
  expect(readXliff(xml)?.units[0]?.sections).toEqual([['ab', { code: '', kind: 'link', children: [] }]])
})

describe('no translation file', () => {
  test.each([
    ['no XML', 'hello'],
    ['broken XML', '<xliff'],
    ['another document', '<html/>'],
    ['an older version', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file/></xliff>'],
    ['an entity of a DTD', `<!DOCTYPE x [<!ENTITY a "b">]>${file([unit]).slice(39).replace('Cut', '&a;')}`],
  ])('%s', (_, xml) => {
    expect(readXliff(xml)).toBeUndefined()
  })
})
