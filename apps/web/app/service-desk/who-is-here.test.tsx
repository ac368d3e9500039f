import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import type { PresentAgent } from './use-presence.ts'
import { WhoIsHere } from './who-is-here.tsx'

const texts = await loadTexts('en')

function render(agents: readonly PresentAgent[]): string {
  const element = (
    <TextsContext value={texts}>
      <WhoIsHere agents={agents} />
    </TextsContext>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const ada = { name: 'Ada Ruf', isTyping: false }
const ben = { name: 'Ben Ott', isTyping: false }

test('names the agents who look apart from those who write', () => {
  const html = render([{ ...ada, isTyping: true }, ben])
  expect(html).toContain('Ada Ruf is writing an answer')
  expect(html).toContain('Ben Ott has this ticket open too')
})

test('joins several names', () => {
  expect(render([ada, ben])).toContain('Ada Ruf and Ben Ott have this ticket open too')
})

test('shows nothing to an agent who is alone', () => {
  expect(render([])).not.toContain('<p>')
})
