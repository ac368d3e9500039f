import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Steps } from './steps.tsx'

const steps = [{ label: 'Received', detail: '08:12' }, { label: 'Your answer' }, { label: 'Solved' }]

test('marks completed steps and the current one', () => {
  const html = renderToStaticMarkup(<Steps steps={steps} current={1} doneLabel="(done)" />)
  expect(html).toMatch(/Received<span[^>]*> \(done\)<\/span>/)
  expect(html).toMatch(/<li[^>]* aria-current="step">Your answer<\/li>/)
  expect(html).toContain('<li>Solved</li>')
})

test('no step is current when all are done', () => {
  expect(renderToStaticMarkup(<Steps steps={steps} current={3} doneLabel="(done)" />)).not.toContain('aria-current')
})
