import { Button } from '@ferrule/ui/button'
import { StatusBadge, type StatusTone } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../preview/preview.module.css'
import type { AccessibilityFinding } from './check-frame.ts'

const tones: Record<AccessibilityFinding['impact'], StatusTone> = {
  critical: 'error',
  serious: 'error',
  moderate: 'warn',
  minor: 'neutral',
}
const impacts = ['critical', 'serious', 'moderate', 'minor'] as const

type AccessibilityFindingsProps = {
  findings: readonly AccessibilityFinding[]
  onShow: (selector: string) => void
}

/** Findings with the worst first, each with a button that shows its first element in the page. */
export function AccessibilityFindings({ findings, onShow }: AccessibilityFindingsProps) {
  const texts = useTexts()
  const sorted = findings.toSorted((one, other) => impacts.indexOf(one.impact) - impacts.indexOf(other.impact))
  return (
    <ul className={classes.linkList} role="list">
      {sorted.map(({ rule, impact, help, elements }) => (
        <li key={rule}>
          <span>
            <StatusBadge tone={tones[impact]}>{texts(`editor.accessibility.${impact}`)}</StatusBadge> {help} ·{' '}
            {texts('editor.accessibility.elements', { count: elements.length })}
          </span>
          {elements[0] !== undefined && (
            <Button
              variant="secondary"
              aria-label={`${texts('editor.accessibility.show')}: ${help}`}
              onClick={() => onShow(elements[0] ?? '')}
            >
              {texts('editor.accessibility.show')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
