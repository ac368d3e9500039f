import { useOutletContext } from 'react-router'
import type { Look } from './look.ts'

export function useLook(): Look {
  return useOutletContext<Look>()
}
