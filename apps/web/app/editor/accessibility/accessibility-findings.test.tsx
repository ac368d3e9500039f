import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import { AccessibilityFindings } from './accessibility-findings.tsx'

const texts = await loadTexts('en')

test('findings are listed with the worst first, with their number of elements', () => {
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <AccessibilityFindings
        findings={[
          { rule: 'region', impact: 'moderate', help: 'Content outside a landmark', elements: ['p'] },
          { rule: 'image-alt', impact: 'critical', help: 'Image without text', elements: ['img.a', 'img.b'] },
        ]}
        onShow={() => undefined}
      />
    </TextsContext>,
  )
  expect(html).toMatch(/Image without text · 2 elements.*Content outside a landmark · 1 element</s)
})
