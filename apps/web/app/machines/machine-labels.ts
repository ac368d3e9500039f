import { machineStates, serviceContracts } from '@ferrule/domain/machines/machine'
import type { Language } from '@ferrule/domain/locales/language'
import { formatDay } from '@ferrule/texts/format-date'
import type { Texts } from '@ferrule/texts/load-texts'
import type { StatusTone } from '@ferrule/ui/status-badge'

const tones = { running: 'ok', changeover: 'info', stopped: 'error', 'no-signal': 'neutral' } as const

/** Returns the labels of values from the data service. A value unknown to this version is shown unchanged. */
export function toMachineLabels(texts: Texts, language: Language) {
  const day = (text: string) => formatDay(text, language)
  const contractName = (value: string) => {
    const known = serviceContracts.find((one) => one === value)
    if (known === undefined) return value
    return known === 'none' ? texts('inventory.no-contract') : texts(`inventory.contract.${known}`)
  }
  const withEnd = (what: string, until: string | null, today: string) => {
    if (until === null) return what
    return texts(until < today ? 'inventory.ended' : 'inventory.until', { what, date: day(until) })
  }
  return {
    day,
    state: (value: string) => {
      const known = machineStates.find((one) => one === value)
      return known === undefined ? value : texts(`inventory.state.${known}`)
    },
    tone: (value: string): StatusTone => tones[machineStates.find((one) => one === value) ?? 'no-signal'],
    contractName,
    contract: (value: string, until: string | null, today: string) => withEnd(contractName(value), until, today),
    warranty: (until: string | null, today: string) =>
      until && texts(until < today ? 'inventory.ended-on' : 'inventory.until-day', { date: day(until) }),
  }
}

export type MachineLabels = ReturnType<typeof toMachineLabels>

/** Returns the local date as `YYYY-MM-DD`, the format of the machines' dates. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA').format(now)
}
