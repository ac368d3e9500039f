import { useTexts } from '../frame/texts.tsx'
import type { PhoneLabels } from './phone-panel.tsx'

/** Returns the labels of the phone panel; they are serialised for an island. */
export function usePhoneLabels(): PhoneLabels {
  const texts = useTexts()
  return {
    scan: texts('phone.scan'),
    until: texts('phone.until', { time: '{time}' }),
    code: texts('phone.code'),
    arrived: texts('phone.arrived'),
    expired: texts('phone.expired'),
    failed: texts('phone.failed'),
    reopen: texts('phone.new-code'),
  }
}
