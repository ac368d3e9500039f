import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether script has taken over. What comes over the wire must do without: react-aria writes style attributes, which
 * the content security policy refuses there but not from a script.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
