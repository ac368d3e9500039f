import { advisoryStates } from '@ferrule/domain/advisories/advisory-answer'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'

const looks = {
  'answer-needed': { tone: 'error', icon: 'clock' },
  accepted: { tone: 'warn', icon: 'half' },
  installed: { tone: 'ok', icon: 'ok' },
  'under-investigation': { tone: 'info', icon: 'search' },
  'not-affected': { tone: 'plain', icon: undefined },
} as const

/** The state of an advisory or of one machine, for a customer. */
export function AdvisoryStateBadge({ state }: { state: string }) {
  const texts = useTexts()
  const known = advisoryStates.find((one) => one === state) ?? 'not-affected'
  return <StatusBadge {...looks[known]}>{texts(`advisory.state.${known}`)}</StatusBadge>
}
