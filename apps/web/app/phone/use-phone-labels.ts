import { useTexts } from '../frame/texts.tsx'
import type { PhoneLabels } from './phone-panel.tsx'

/** What is said of files from a phone. An island is given it as data. */
export function usePhoneLabels(): PhoneLabels {
  const texts = useTexts()
  return {
    scan: texts('phone.scan'),
    until: texts('phone.until', { time: '{time}' }),
    code: texts('phone.code'),
    arrived: texts('phone.arrived'),
    over: texts('phone.over'),
    failed: texts('phone.failed'),
    again: texts('phone.again'),
  }
}
