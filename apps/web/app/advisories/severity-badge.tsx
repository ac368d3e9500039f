import { severities } from '@ferrule/domain/advisories/severity'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'

const tones = { critical: 'error', high: 'error', medium: 'warn', low: 'plain', none: 'plain' } as const

/** The severity of an advisory with its score: "High 8.1". */
export function SeverityBadge({ severity, score }: { severity: string; score: number | null }) {
  const texts = useTexts()
  const known = severities.find((one) => one === severity) ?? 'none'
  const icon = tones[known] === 'plain' ? undefined : 'warn'
  return (
    <StatusBadge tone={tones[known]} icon={icon}>
      {[texts(`advisory.severity.${known}`), score?.toFixed(1)].filter(Boolean).join(' ')}
    </StatusBadge>
  )
}
