import { useOutletContext } from 'react-router'
import type { GuideOptions } from './guide-options.ts'

export function useGuideOptions(): GuideOptions {
  return useOutletContext<GuideOptions>()
}
