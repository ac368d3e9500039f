import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Steps } from './steps.tsx'

const steps = [{ label: 'Received', detail: '08:12' }, { label: 'Your answer' }, { label: 'Solved' }]

test('says which steps are done and which one is going on', () => {
  const html = renderToStaticMarkup(<Steps steps={steps} current={1} doneLabel="(done)" />)
  expect(html).toMatch(/Received<span[^>]*> \(done\)<\/span>/)
  expect(html).toMatch(/<li[^>]* aria-current="step">Your answer<\/li>/)
  expect(html).toContain('<li>Solved</li>')
})

test('when all is done no step is going on', () => {
  expect(renderToStaticMarkup(<Steps steps={steps} current={3} doneLabel="(done)" />)).not.toContain('aria-current')
})
