import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModalDialog } from './modal-dialog.tsx'

test('a closed modal renders nothing', () => {
  const html = renderToStaticMarkup(
    <ModalDialog title="Invite user" closeLabel="Close" open={false} onOpenChange={() => undefined}>
      <p>Valid for seven days.</p>
    </ModalDialog>,
  )
  expect(html).not.toContain('Valid for seven days')
})
