import type { QuoteState } from '@ferrule/domain/quotes/quote-state'
import { StatusBadge, type StatusTone } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'

const tones: Record<QuoteState, StatusTone> = {
  requested: 'neutral',
  answered: 'info',
  expired: 'warn',
  accepted: 'ok',
  declined: 'plain',
  withdrawn: 'plain',
}

/** The state of a quote; one that this version does not know is shown as requested. */
export function QuoteStateBadge({ state }: { state: string }) {
  const texts = useTexts()
  const known = state in tones ? (state as QuoteState) : 'requested'
  return <StatusBadge tone={tones[known]}>{texts(`quote.state.${known}`)}</StatusBadge>
}
