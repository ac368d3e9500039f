import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { MachineChangeMessage } from './machine-change-message.tsx'

const texts = await loadTexts('en')

const render = (intent: string, refusal?: string, onUndo?: () => void) =>
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <MachineChangeMessage result={{ intent, refusal }} place="Linz, hall 2" {...(onUndo ? { onUndo } : {})} />
    </TextsContext>,
  )

test.each([
  ['move', 'Saved. Now at Linz, hall 2.'],
  ['retire', 'The machine is out of service.'],
  ['reactivate', 'The machine is back in service.'],
])('a successful %s is confirmed and offers undo', (intent, text) => {
  const html = render(intent, undefined, () => undefined)
  expect(html).toContain(text)
  expect(html).toContain('Undo')
})

test('a refused change says so and offers no undo', () => {
  const html = render('move', 'plant-unknown', () => undefined)
  expect(html).toContain('Not saved.')
  expect(html).not.toContain('Undo')
})
