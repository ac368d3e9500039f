import { loadTexts } from '@ferrule/texts/load-texts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { ImportReport } from './import-report.tsx'
import type { LoadedDesk } from './load-translation-desk.server.ts'
import { SegmentTerms } from './segment-hints.tsx'
import { TranslationDeskScreen } from './translation-desk-screen.tsx'

const texts = await loadTexts('en')

function render(children: ReactNode): string {
  const frame = { home: '/en', siteName: 'Norlitz' }
  const Component = () => <TextsContext value={texts}>{children}</TextsContext>
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => null }])
  return renderToStaticMarkup(
    <Stub initialEntries={['/en/editor']} hydrationData={{ loaderData: { root: { frame } } }} />,
  )
}

const segment = {
  key: 'a',
  block: 2,
  field: 'heading',
  source: 'In three minutes',
  sourceHash: 'hash',
  taggedSource: 'In three minutes',
  previousSource: null,
  target: null,
  taggedTarget: null,
  maxLength: null,
}
const desk: LoadedDesk = {
  pageId: '7',
  locale: 'en',
  adminOrigin: 'https://cms.example',
  title: 'Axion 56',
  path: 'axion-56',
  siteSlug: '',
  language: 'de',
  translation: {
    sourceLanguage: 'en',
    targetLanguages: [
      {
        languageCode: 'de',
        state: 'InProgress',
        exportedAt: '2026-11-14T17:05:00Z',
        importedAt: '2026-11-15T08:00:00Z',
      },
      { languageCode: 'fr', state: 'MarkedForTranslation', exportedAt: null, importedAt: null },
    ],
  },
  segments: [
    { ...segment, state: 'new' },
    {
      ...segment,
      key: 'b',
      state: 'changed',
      previousSource: 'In four minutes',
      target: 'In vier Minuten',
      taggedTarget: 'In vier Minuten',
    },
  ],
  matches: {},
  terms: [],
}

test('the screen shows source and target languages with state and the times of export and import', () => {
  const html = render(<TranslationDeskScreen desk={desk} />)
  expect(html).toMatch(/In progress<.*Exported on 14 Nov 2026.*Imported on 15 Nov 2026/s)
  expect(html).toContain('Axion 56, English to German')
  expect(html).toMatch(/href="\?language=fr">French, Marked for translation/)
  expect(html).toContain('2 of 2 texts need work')
})

test('a changed source shows what changed since its translation, and a new text has none', () => {
  const html = render(<TranslationDeskScreen desk={desk} />)
  expect(html).toMatch(
    /Source changed.*<span>In <\/span><del>four<\/del><ins>three<\/ins>.*<textarea[^>]*>In vier Minuten.*Accept as is/s,
  )
  expect(html).toMatch(/Block 2, Heading.*New<.*Not translated yet/s)
})

test('without open texts there is nothing to export', () => {
  const html = render(<TranslationDeskScreen desk={{ ...desk, segments: [] }} />)
  expect(html).toMatch(/All texts are translated.*<button[^>]*disabled[^>]*>Export XLIFF/s)
})

test('a report names the place and the reason of each refused text', () => {
  const refused = [
    { key: 'a', block: 2, field: 'heading', reason: 'source-changed', source: 'In three minutes' },
  ] as const
  const html = render(<ImportReport report={{ accepted: 4, untranslated: 1, refused: [...refused] }} />)
  expect(html).toMatch(/4 texts accepted.*1 text without a translation.*1 text refused/s)
  expect(html).toMatch(/Block 2, Heading.*The source changed after the export\..*In three minutes/s)
})

test('the screen counts translated texts and offers filters for missing and outdated ones', () => {
  const done = { ...segment, key: 'c', state: 'translated', target: 'Fertig', taggedTarget: 'Fertig' } as const
  const html = render(
    <TranslationDeskScreen
      desk={{ ...desk, segments: [...desk.segments, { ...segment, key: 'd', state: 'new' }, done] }}
    />,
  )
  expect(html).toContain('1 of 4 translated')
  expect(html).toMatch(/All \(4\).*Missing \(2\).*Outdated \(1\)/s)
  expect(html).toMatch(/Fertig.*aria-label="Edit Block 2, Heading"/s)
})

test('a text shows its tags, its terms and translations of similar sources with score and page', () => {
  const html = render(
    <TranslationDeskScreen
      desk={{
        ...desk,
        segments: [
          { ...segment, state: 'new', source: 'Measure crimp forces', taggedSource: 'Measure <1>crimp forces</1>' },
        ],
        matches: { a: [{ score: 78, source: 'Measure it', target: '<1>Messen</1>', page: 'Linz' }] },
        terms: [{ source: 'crimp force', target: 'Crimpkraft', forbidden: [], note: null }],
      }}
    />,
  )
  expect(html).toMatch(/<code[^>]*>&lt;1&gt;<\/code>.*<mark>crimp forces<\/mark>/s)
  expect(html).toContain('crimp force = Crimpkraft')
  expect(html).toMatch(/Insert suggestion.*>Messen<.*78% match in “Linz”/s)
})

test('a translation without the approved term, or with a forbidden one, has a warning', () => {
  const terms = [{ source: 'minute', target: 'Minute', forbidden: ['Weile'], note: null }]
  const warningOf = (text: string) => render(<SegmentTerms source="In three minutes" {...{ text, terms }} />)
  expect(warningOf('In drei Minuten')).not.toMatch(/missing|instead/)
  expect(warningOf('In Kürze')).toContain('Term missing: minute = Minute')
  expect(warningOf('In einer Weile')).toContain('Use “Minute” instead of “Weile”')
})
