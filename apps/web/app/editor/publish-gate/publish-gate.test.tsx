import { gateRule } from '@ferrule/domain/publish-gate/gate-finding'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { GateAcceptance } from './gate-acceptance.tsx'
import { GateFindings } from './gate-findings.tsx'
import { listPassed } from './gate-summary.tsx'
import type { PublishGate } from './load-publish-gate.server.ts'

const texts = await loadTexts('en')
const gate: PublishGate = { siteSlug: '', locale: 'en', language: 'en', adminOrigin: 'https://cms.example', pages: [] }
const finding = { pageId: '7', title: 'Training', language: 'cs', subject: '/dates' } as const

test.each(gateRule.options)('a finding of the rule %s leads to the place where it is solved', (rule) => {
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <GateFindings kind="blocks" findings={[{ ...finding, rule, subject: '2' }]} gate={gate} />
    </TextsContext>,
  )
  const href = rule === 'missing-translation' ? '/en/editor/translation/7?language=cs' : 'collections/pages/7?locale=cs'
  expect(html).toContain(href)
  expect(html).toMatch(/Blocks publishing.*Training, Czech/s)
})

test('warnings are accepted with a reason, which is shown with its time', () => {
  const acceptances = [
    { pageId: '7', rules: ['orphan' as const], reason: 'Linked from the fair', acceptedAt: '2026-11-14T17:05:00Z' },
  ]
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <GateAcceptance
        {...{ acceptances }}
        warnings={[{ ...finding, rule: 'orphan' }]}
        locale="en"
        onAccepted={() => undefined}
      />
    </TextsContext>,
  )
  expect(html).toMatch(/Accept 1 warning<.*Accepted 14 Nov 2026.*: Linked from the fair/s)
})

test('a rule is passed by the pages without a finding of it', () => {
  const findings = ['7', '7', '8'].map((pageId) => ({ ...finding, pageId, rule: 'orphan' as const }))
  const pagesOf = (pages: number) => new Map(listPassed({ pages, findings }).map((one) => [one.rule, one.pages]))
  expect(pagesOf(5).get('orphan')).toBe(3)
  expect(pagesOf(5).get('dangling-link')).toBe(5)
  expect(pagesOf(2).has('orphan')).toBe(false)
})
