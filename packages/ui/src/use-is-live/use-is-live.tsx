import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Returns whether the page is hydrated. react-aria writes style attributes, which the content security policy blocks in
 * server HTML but allows from script, so its components render only after hydration.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
