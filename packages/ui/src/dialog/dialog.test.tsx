import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../button/button.tsx'
import { closesLayer, opensLayer } from '../layer/layer.tsx'
import { Dialog } from './dialog.tsx'

const html = renderToStaticMarkup(
  <Dialog
    id="close-ticket"
    title="Close ticket?"
    closeLabel="Keep it open"
    footer={<Button {...closesLayer('close-ticket')}>Close</Button>}
  >
    <p>The team is notified.</p>
  </Dialog>,
)

test('a dialog is a closed native dialog named by its title', () => {
  expect(html).toMatch(/^<dialog id="close-ticket"[^>]*aria-labelledby="close-ticket-title"/)
  expect(html).not.toMatch(/^<dialog[^>]* open/)
  expect(html).toContain('<h2 id="close-ticket-title">Close ticket?</h2>')
})

test('the close button has a name and needs no script', () => {
  expect(html).toMatch(
    /<button type="button"[^>]*aria-label="Keep it open"[^>]*command="close" commandfor="close-ticket"/,
  )
})

test('a button opens it as a modal, or as a popover in browsers without invoker commands', () => {
  const button = renderToStaticMarkup(<Button {...opensLayer('close-ticket')}>Close ticket</Button>)
  expect(button).toContain('command="show-modal" commandfor="close-ticket"')
  expect(button.toLowerCase()).toContain('popovertarget="close-ticket"')
  expect(html).toContain('popover="auto"')
})

test('scrolling content is reachable by keyboard', () => {
  expect(html).toMatch(/role="group" aria-labelledby="close-ticket-title" tabindex="0"/)
})
